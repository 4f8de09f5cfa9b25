const EXACT = 1e-9 // what reckoning with fractions may miss

/** A chance from 0 to 1 in per cent; nothing uncertain is told as certain. */
export function percentOf(chance: number): number {
  const rounded = Math.round(100 * chance)
  const isCertain = chance <= EXACT || chance >= 1 - EXACT
  return isCertain ? rounded : Math.min(99, Math.max(1, rounded))
}

/** Points as they are printed, with a real minus. */
export function pointsOf(points: number): string {
  return String(points).replace('-', '−')
}
