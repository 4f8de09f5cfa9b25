/* Who plays by keyboard stays where things go on, when a press has taken the button away. */

import { isKeyboardLost } from '$web/staying'

/** In the dialogue that is open, else on the map or at what can be done; `enter` goes to the map. */
export function stay(table: HTMLElement, enter?: () => void): void {
  if (!isKeyboardLost()) return
  const sheet = table.querySelector<HTMLElement>('dialog[open] .dialog__in')
  if (sheet) {
    sheet.tabIndex = -1
    sheet.focus()
  } else if (enter) enter()
  else table.querySelector<HTMLElement>('.acts .button:not(.acts__not)')?.focus()
}
