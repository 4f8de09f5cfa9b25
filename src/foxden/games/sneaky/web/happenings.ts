/* What a change of the table was about: throws told together, moments to show. */

import type { Line, Say } from '$web/board'
import type { Faces } from './faces'
import { inStack } from './faces'
import type { View } from './view'

/** The log with the dice of one throw in one line, those put on a card one after another, too, and
    without what follows from the next line. */
export function story(told: Line[], say: Say): Line[] {
  const lines: Line[] = []
  let throwing: string[] = []
  told.forEach((line, at) => {
    if (line.message === 'rolled') {
      throwing.push(String(line.args.colour))
      if (told[at + 1]?.message === 'rolled') return
      lines.push({
        ...line,
        message: 'threw',
        args: { ...line.args, dice: counted(throwing, say) },
      })
      throwing = []
    } else if (isSameCard(line, lines.at(-1))) lines.push(together(lines.pop()!, line))
    else if (!QUIET.has(line.message)) lines.push(line)
  })
  return lines
}

const isSameCard = ({ message, args }: Line, before: Line | undefined) =>
  message === 'placed' &&
  before?.message.startsWith('placed') &&
  SAME.every((part) => args[part] === before.args[part])

const SAME = ['seat', 'colour', 'value', 'place', 'centre', 'owner_seat']

const together = (before: Line, line: Line): Line => ({
  ...line,
  message: 'placed-several',
  args: { ...line.args, count: Number(before.args.count ?? 1) + 1 },
})

const QUIET = new Set(['rolled-on', 'stopped', 'turn'])

/** "2 × red, blue", as the terminal says it; number and colour stay in one row. */
export function counted(colours: string[], say: Say): string {
  return [...new Set(colours)]
    .map((colour) => [colour, colours.filter((other) => other === colour).length] as const)
    .map(([colour, count]) => say('times', { colour, count }).replaceAll(' ', '\u00a0'))
    .join(', ')
}

export interface Happening {
  kind: 'bust' | 'nothing' | 'loot' | 'stolen' | 'last-round'
  seat: number
  /** the throw that went wrong */
  dice: string[]
  /** the bandits that change hands, as faces */
  faces: string[]
  /** those of them that were yours */
  lost: string[]
  handcuffs: -1 | 0 | 1
}

/** Moments of the last change; `before` are the faces of the table before it. */
export function happenings(fresh: Line[], before: Faces, view: View, you: number | null) {
  const found: Happening[] = []
  let dice: string[] = []
  let now: Happening | undefined
  for (const { message, args } of fresh) {
    const seat = Number(args.seat ?? -1)
    if (message === 'rolled') dice.push(String(args.colour))
    else if (message === 'rolled-on' || message === 'turn') dice = []
    if (message === 'turn') now = undefined
    if (message === 'bust') found.push((now = happening('bust', seat, dice)))
    if (message === 'captured-nothing') found.push((now = happening('nothing', seat)))
    if (message === 'captured') {
      if (now?.kind !== 'loot' && now?.kind !== 'stolen')
        found.push((now = happening('loot', seat)))
      const face = faceAt(args, before, view)
      now.faces.push(face)
      if (args.place === 'stack' && args.owner_seat === you) {
        now.kind = 'stolen'
        now.lost.push(face)
      }
    }
    if (message === 'gained-handcuff' && now) now.handcuffs = 1
    if (message === 'lost-handcuff' && now) now.handcuffs = -1
    if (message === 'last-round') found.push(happening('last-round', seat))
  }
  return found
}

const happening = (kind: Happening['kind'], seat: number, dice: string[] = []): Happening => ({
  kind,
  seat,
  dice,
  faces: [],
  lost: [],
  handcuffs: 0,
})

/** The face of a card by where the log says it lay. */
function faceAt(args: Line['args'], before: Faces, view: View): string {
  const kind = `${args.colour}-${args.value}`
  if (args.place === 'centre') return before.get(`centre ${args.centre}`) ?? kind
  const stacks = view.players[Number(args.owner_seat)]?.stacks ?? []
  const tops = stacks.map(({ name }) => top(name, before)).filter((face) => face?.startsWith(kind))
  return tops[0] ?? kind
}

function top(stack: string, faces: Faces): string | undefined {
  let height = 0
  while (faces.has(inStack(stack, height + 1))) height++
  return faces.get(inStack(stack, height))
}
