/* Why something was refused, in the reader's language. */

import { Refused } from './api'
import type { Say } from './board'
import { say } from './speaking.svelte'

export const KNOWN = [
  'busy',
  'closed',
  'foreign-origin',
  'full',
  'no-code',
  'no-table',
  'not-host',
  'not-lobby',
  'not-over',
  'not-playing',
  'not-sitting',
  'not-yours',
  'open-seats',
  'other-rules',
  'resigned',
  'stale',
  'store',
  'taken',
  'too-late',
  'too-many',
  'unheard',
]

/** What stands before the server has answered in its place. */
const isOfNobody = ({ status, code }: Refused) => status >= 500 && code === String(status)

/** A sentence for the reader; the words of a game tell why a move is against its rules. */
export function sentenceOf(problem: unknown, room?: Say): string {
  if (!(problem instanceof Refused) || isOfNobody(problem)) return say('web-no-server')
  if (problem.code === 'illegal' && room && problem.reason !== 'unknown-words')
    return room(`refusal-${problem.reason}`)
  if (KNOWN.includes(problem.code)) return say(`web-refused-${problem.code}`)
  return problem.sentence
}
