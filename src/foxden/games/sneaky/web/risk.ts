/** A chance as the words need it: `risk` in per cent; `degree` for what has no good figure. */
export function risk(chance: number): { degree: string; risk: number } {
  const percent = Math.round(100 * chance)
  if (chance === 0) return { degree: 'none', risk: 0 }
  if (chance === 1) return { degree: 'sure', risk: 100 }
  if (percent === 0) return { degree: 'slight', risk: 1 }
  return { degree: 'some', risk: Math.min(percent, 99) }
}
