/* One table, live: a WebSocket that comes back by itself, and asking again and again where none
   gets through.  Every message tells everything after the last number known, so none is missed. */

import { bytesToHex } from '@noble/hashes/utils.js'
import { Refused, table } from './api'
import { eyesOf, follows, heard, isSameViewer, looking, seenAs, type Heard } from './following'
import { KEY as LUCK } from './luck'
import { isSeen, momentsArePast } from './motion/resting'
import type { Seat, State } from './wire'

export type Connection = 'connecting' | 'live' | 'polling' | 'lost'

const FIRST_WAIT = 500 // milliseconds until the next try, doubled each time
const LONGEST_WAIT = 8_000
const POLL = 2_000
const TRIES_BEFORE_POLLING = 2
const TRIES = 6 // of what waits for an answer; a move is tried until the line is back
const SILENCE = 25_000
const MOST_COMING = 6 // messages that wait to be shown; more would be a backlog

export class LiveTable {
  state = $state.raw<State>()
  connection = $state<Connection>('connecting')
  /** the table can't be shown: what the server said */
  refused = $state.raw<Refused>()
  /** the last move or wish was refused, or the wish did not get through */
  notice = $state.raw<Refused>()
  /** a move was made that has not got through: it waits for the line */
  isMoveKept = $state(false)
  seat = $state<Seat | null>(null)
  /** seconds that the server's clock is ahead of ours */
  ahead = $state(0)

  readonly api
  #heard = $state.raw(new Map<Seat | null, Heard>())
  #isWishing = $state(false)
  #askedAt = $state<number>() // what was the table's number when a move was made that has no answer
  #turn: Promise<unknown> = Promise.resolve()
  #coming: State[] = []
  #isShowing = false
  #shownAt = -Infinity
  #socket: WebSocket | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #tryAgain = () => {}
  #failures = 0
  #closed = false

  constructor(readonly id: string) {
    this.api = table(id)
  }

  get eyes() {
    return this.state && (eyesOf(this.state, this.seat) ?? this.state.eyes[0])
  }

  /** A wish, or a move of which the table has told nothing yet, is on its way. */
  get busy() {
    return this.#isWishing || (!!this.state && this.state.number === this.#askedAt)
  }

  get heard(): Heard {
    return this.#heard.get(this.eyes?.seat ?? null) ?? { told: [], fresh: [] }
  }

  open() {
    addEventListener('online', this.#again)
    addEventListener('offline', this.#gone)
    addEventListener('storage', this.#perhapsSat)
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  close() {
    this.#closed = true
    removeEventListener('online', this.#again)
    removeEventListener('offline', this.#gone)
    removeEventListener('storage', this.#perhapsSat)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#drop()
    this.#tryAgain()
  }

  /** What the others do is shown one after another, each when the one before has been seen. */
  async #receive(state: State) {
    this.#coming.push(state)
    if (this.#isShowing) return
    this.#isShowing = true
    while (this.#coming.length) {
      if (this.#mayWait()) await isSeen(this.#shownAt)
      const next = this.#coming.shift()
      if (next && !this.#closed) this.take(next)
    }
    this.#isShowing = false
  }

  /** Nobody waits who has a move to make, or who does not look. */
  #mayWait(): boolean {
    const owes = this.state?.eyes.some((eyes) => eyes.moves.length)
    return !owes && this.#coming.length <= MOST_COMING && document.visibilityState === 'visible'
  }

  /** Take in a message of the server; old ones are left aside. */
  take(state: State) {
    const before = this.state && isSameViewer(this.state, state) ? this.state : undefined
    if (before && state.number < before.number) return
    if (before && state.number > before.number) this.#shownAt = performance.now()
    if (before && !follows(state, before.number)) return void this.refresh()
    const known = before?.number ?? Infinity
    const all = before ? new Map(this.#heard) : new Map<Seat | null, Heard>()
    for (const eyes of state.eyes)
      all.set(eyes.seat, heard(all.get(eyes.seat), known, state.since, eyes.told))
    this.#heard = all
    this.state = before ? seenAs(state, before) : state
    this.ahead = state.table.now - Date.now() / 1000
    if (before) void this.#passOn()
    else this.seat = looking(state, this.seat)
  }

  /** Whoever looks sees what has come of it, before another one of this device does. */
  async #passOn() {
    if (this.state && looking(this.state, this.seat) !== this.seat) {
      await momentsArePast()
      await isSeen(this.#shownAt)
    }
    if (this.state) this.seat = looking(this.state, this.seat)
  }

  async refresh() {
    try {
      this.take(await this.api.state(0))
      if (this.connection === 'lost') this.connection = 'polling'
    } catch (problem) {
      this.#failed(problem)
    }
  }

  /** Make a move.  A repeated try carries the same key, so it is made once. */
  async play(words: string) {
    const { state, eyes } = this
    if (!state || eyes?.seat == null || this.busy) return
    const body = { seat: eyes.seat, number: state.number, move: words, key: freshKey() }
    await this.#inTurn(state.number, () => this.api.play(body))
  }

  async takeBack() {
    const { state, eyes } = this
    if (!state || eyes?.seat == null || this.busy) return
    const body = { seat: eyes.seat, number: state.number, key: freshKey() }
    await this.#inTurn(state.number, () => this.api.takeBack(body))
  }

  /** One after the other: the table may tell of a move before its answer comes, and somebody may
      have made the next one by then. */
  async #inTurn(number: number, make: () => Promise<State>) {
    this.#askedAt = number
    const turn = this.#next(make, Infinity)
    await turn
    if (this.#turn === turn) this.#askedAt = undefined
  }

  #next(make: () => Promise<State>, tries = TRIES): Promise<State | undefined> {
    const turn = this.#turn.then(() => this.#send(make, tries))
    this.#turn = turn
    return turn
  }

  /** Anything else that answers with a State. */
  async wish(make: () => Promise<State>): Promise<State | undefined> {
    this.#isWishing = true
    const state = await this.#next(make)
    this.#isWishing = false
    return state
  }

  /** The same, and nobody waits for it; what is wished next is sent after it. */
  mention(make: () => Promise<State>) {
    void this.#next(make)
  }

  async #send(make: () => Promise<State>, tries: number): Promise<State | undefined> {
    this.notice = undefined
    try {
      const state = await this.#insist(make, tries)
      if (state.table.id === this.id) this.#answered(state)
      return state
    } catch (problem) {
      if (problem instanceof Refused) {
        this.notice = problem
        const state = problem.body.state as State | undefined
        if (state) this.take(state)
        else void this.refresh()
      } else {
        this.notice = new Refused(0, 'unheard', '', {})
        this.#failed(problem)
      }
      return undefined
    } finally {
      this.isMoveKept = false
    }
  }

  /** Whoever sits down or stands up sees another table: the line is opened again for those eyes. */
  #answered(state: State) {
    const isOther = this.state && !isSameViewer(this.state, state)
    if (isOther) this.#drop()
    this.take(state)
    if (isOther) this.#connect()
  }

  /** The network may fail before or after the server has heard us, so ask again. */
  async #insist(make: () => Promise<State>, tries: number): Promise<State> {
    for (let tried = 1; ; tried++) {
      try {
        return await make()
      } catch (problem) {
        const isRefusal = problem instanceof Refused
        const most = isRefusal ? Math.min(tries, problem.status < 500 ? 1 : TRIES) : tries
        if (tried >= most) throw problem
        this.isMoveKept = most === Infinity && (tried > 1 || this.connection === 'lost')
        await this.#lineMayBeBack(Math.min(FIRST_WAIT * 2 ** (tried - 1), LONGEST_WAIT))
        if (this.#closed) throw problem
      }
    }
  }

  /** When so much time has passed, or something was heard. */
  #lineMayBeBack(wait: number) {
    return new Promise<void>((next) => {
      this.#tryAgain = next
      setTimeout(next, wait)
    })
  }

  #connect() {
    this.#drop()
    if (this.#closed) return
    let socket: WebSocket
    try {
      socket = new WebSocket(this.api.live(this.state?.number ?? 0))
    } catch {
      return this.#poll()
    }
    this.#socket = socket
    socket.onmessage = (event) => {
      this.#failures = 0
      this.connection = 'live'
      this.#tryAgain()
      this.#heardFrom()
      const told = JSON.parse(String(event.data)) as State
      if (told.type === 'state') void this.#receive(told)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#later()
    }
    this.#heardFrom()
  }

  /** A line that says nothing for long may be dead without having been closed: ask another way. */
  #heardFrom() {
    clearTimeout(this.#silence)
    if (this.#closed) return
    this.#silence = setTimeout(async () => {
      if (document.visibilityState === 'visible' && !(await this.#isUpToDate())) this.#connect()
      else this.#heardFrom()
    }, SILENCE)
  }

  async #isUpToDate(): Promise<boolean> {
    const known = this.state?.number ?? 0
    try {
      return (await this.api.state(known)).number === known
    } catch (problem) {
      this.#failed(problem)
      return false
    }
  }

  #later() {
    this.#drop()
    this.#failures += 1
    if (this.#failures > 1 && this.connection === 'live') this.connection = 'connecting'
    if (this.#failures >= TRIES_BEFORE_POLLING) return void this.#poll()
    this.#timer = setTimeout(() => this.#connect(), FIRST_WAIT)
  }

  async #poll() {
    try {
      this.take(await this.api.state(this.state?.number ?? 0))
      this.connection = 'polling'
      this.#tryAgain()
    } catch (problem) {
      this.#failed(problem)
    }
    if (this.#closed || (this.refused && !this.state)) return
    const lost = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures, 5))
    this.#timer = setTimeout(() => this.#connect(), this.connection === 'lost' ? lost : POLL)
  }

  #failed(problem: unknown) {
    if (problem instanceof Refused && problem.status < 500 && problem.status !== 429) {
      if (!this.state) this.refused = problem
    } else this.connection = 'lost'
  }

  #drop() {
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    this.#coming = []
    const socket = this.#socket
    this.#socket = undefined
    if (socket) {
      socket.onclose = socket.onmessage = null
      socket.close()
    }
  }

  #again = () => {
    this.#failures = 0
    this.#connect()
  }

  #gone = () => {
    this.connection = 'lost'
  }

  /** A browser that is new here is known from when it sits down, which may be in another tab. */
  #perhapsSat = async ({ key }: StorageEvent) => {
    if (key !== LUCK || this.state?.table.you.length) return
    await this.refresh()
    if (this.state?.table.you.length) this.#connect()
  }

  #seen = () => {
    if (document.visibilityState === 'visible' && this.#socket?.readyState !== WebSocket.OPEN)
      this.#again()
  }
}

/** Random, and unique enough to tell one press of a button from another; works over plain http. */
const freshKey = () => bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
