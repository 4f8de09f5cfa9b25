/* Who plays by keyboard stays at the table, when a press has taken the button away. */

let isByKey = false
addEventListener('keydown', () => (isByKey = true), true)
addEventListener('pointerdown', () => (isByKey = false), true)

/** To the dice one may press, else to what is asked: nobody accuses by pressing Enter twice. */
export function stay(table: HTMLElement): void {
  if (!isByKey || document.activeElement !== document.body) return
  const next = table.querySelector<HTMLElement>('.own__behind [data-move], .claim')
  next?.focus()
}
