/* Who plays by keyboard stays at the table, when a press has taken the button away. */

import { isKeyboardLost } from '$web/staying'

/** To the dice one may press, else to what is asked: nobody accuses by pressing Enter twice. */
export function stay(table: HTMLElement): void {
  if (!isKeyboardLost()) return
  const next = table.querySelector<HTMLElement>('.own__behind [data-move], .claim')
  next?.focus()
}
