/* Who gets about by keyboard or by ear goes on where things go on. */

let hasPressed = false
let isByKey = false
addEventListener('keydown', () => (hasPressed = isByKey = true), true)
addEventListener('pointerdown', () => ((hasPressed = true), (isByKey = false)), true)

const isLost = () => document.activeElement?.matches('body, :disabled') ?? true

/** Where a page begins to which a press has led; the first page begins where the browser does. */
export function arriving(part: HTMLElement) {
  if (!hasPressed || !isLost()) return
  part.tabIndex = -1
  part.classList.add('arriving')
  part.focus({ preventScroll: true })
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
}

/** When a press takes away or turns off what was pressed, the keyboard goes on at what is next to it. */
export function staying(part: HTMLElement) {
  const controls = () => [...part.querySelectorAll<HTMLElement>('a, button, input, select')]
  let pressed: Element | undefined
  let place = -1

  function enter({ target }: FocusEvent) {
    pressed = target as Element
    place = isByKey ? controls().findIndex((one) => one === pressed) : -1
  }
  function goOn() {
    if (place < 0 || !isLost() || part.ariaBusy === 'true') return
    const all = controls()
    const same = all.filter((one) => one === pressed)
    const near = [...same, ...all.slice(place), ...all.slice(0, place).reverse()]
    near.find((one) => !one.matches(':disabled'))?.focus()
  }
  part.addEventListener('focusin', enter)
  const watch = new MutationObserver(goOn)
  const attributeFilter = ['disabled', 'aria-busy']
  watch.observe(part, { childList: true, subtree: true, attributeFilter })
  return { destroy: () => watch.disconnect() }
}

/** A name that was made up is written over at once. */
export function inviting(field: HTMLInputElement) {
  field.addEventListener('focus', () => field.select())
}
