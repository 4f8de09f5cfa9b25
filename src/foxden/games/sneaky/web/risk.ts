import { percentOf } from '$web/figures'

/** A chance as the words need it: `risk` in per cent; `degree` for what has no good figure. */
export function risk(chance: number): { degree: string; risk: number } {
  const percent = percentOf(chance)
  if (chance === 0) return { degree: 'none', risk: 0 }
  if (chance === 1) return { degree: 'sure', risk: 100 }
  return { degree: 100 * chance < 0.5 ? 'slight' : 'some', risk: percent }
}
