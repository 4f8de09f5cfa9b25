/* The server's doors, typed.  Every refusal is a Refused with one sentence for the reader. */

import type {
  Fairness,
  Fill,
  Game,
  House,
  NewSeat,
  NewTable,
  Play,
  Replay,
  Seat,
  Sit,
  State,
  Summary,
  TakeBack,
} from './wire'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: string,
    readonly body: Record<string, unknown>,
  ) {
    super(sentence)
  }

  /** why a move is against the rules */
  get reason(): string {
    return String(this.body.reason ?? '')
  }
}

export type SeatWish = NewSeat
export type TableWish = NewTable

const PATIENCE = 15_000 // milliseconds

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  })
  const type = answer.headers.get('content-type') ?? ''
  const told: unknown = type.includes('json') ? await answer.json() : await answer.text()
  if (answer.ok) return told as T
  const refusal = (typeof told === 'object' && told ? told : {}) as Record<string, unknown>
  throw new Refused(
    answer.status,
    String(refusal.error ?? answer.status),
    String(refusal.sentence ?? answer.statusText),
    refusal,
  )
}

const get = <T>(path: string) => ask<T>('GET', path)
const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body)
const seen = (seat: Seat | null) => (seat === null ? '' : `?seat=${seat}`)

export const games = () => get<Game[]>('/games')
export const house = () => get<House>('/house')
export const myTables = () => get<Summary[]>('/tables')
export const tableOfCode = (code: string) => get<{ table: string }>(`/codes/${code}`)
export const makeTable = (wish: TableWish) => post<State>('/tables', wish)

/** One table; `since` leaves out what is already known. */
export function table(id: string) {
  const path = `/tables/${id}`
  return {
    state: (since = 0) => get<State>(`${path}?since=${since}`),
    sit: (body: Sit) => post<State>(`${path}/sit`, body),
    stand: (seat: Seat) => post<State>(`${path}/stand`, { seat }),
    seat: (body: Fill) => post<State>(`${path}/seat`, body),
    add: () => post<State>(`${path}/add`, {}),
    remove: (seat: Seat) => post<State>(`${path}/remove`, { seat }),
    start: (randomness?: string) => post<State>(`${path}/start`, { randomness }),
    play: (body: Play) => post<State>(`${path}/play`, body),
    takeBack: (body: TakeBack) => post<State>(`${path}/takeback`, body),
    resign: (seat: Seat) => post<State>(`${path}/resign`, { seat }),
    back: (seat: Seat) => post<State>(`${path}/back`, { seat }),
    rematch: () => post<State>(`${path}/rematch`),
    transcript: (seat: Seat | null) => get<string>(`${path}/transcript${seen(seat)}`),
    transcriptAddress: (seat: Seat | null) =>
      `/api${path}/transcript?proofs=true${seat === null ? '' : `&seat=${seat}`}`,
    replay: (seat: Seat | null) => get<Replay>(`${path}/replay${seen(seat)}`),
    fairness: () => get<Fairness>(`${path}/fairness`),
    live: (since: number) => {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
      return `${scheme}://${location.host}/api${path}/live?since=${since}`
    },
  }
}
