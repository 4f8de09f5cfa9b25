/* Who gets about by keyboard or by ear goes on where things go on. */

const KEYS = ['Tab', 'Enter', ' ']
let hasPressed = false
let isByKey = false
addEventListener('keydown', ({ key }) => (isByKey ||= KEYS.includes(key)), true)
addEventListener('pointerdown', () => (isByKey = false), true)
addEventListener('click', () => (hasPressed = true), true)

/** Whether the keyboard is used, and has been left nowhere: a press has taken its button away. */
export const isKeyboardLost = () => isByKey && isLost()

const isLost = () => document.activeElement?.matches('body, :disabled') ?? true

/** Whether a key is the browser's own, held together with others: back, zoom. */
export const isShortcut = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey

/** Where a page begins to which a press has led; the first page begins where the browser does. */
export function arriving(part: HTMLElement) {
  if (!hasPressed || !isLost()) return
  part.tabIndex = -1
  part.classList.add('arriving')
  part.focus({ preventScroll: true })
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
}

const NOT_NEXT = ':disabled, input:not([type=range])' // a phone would open its keyboard

/** When a press takes away or turns off what was pressed, the keyboard goes on at what is next to it. */
export function staying(part: HTMLElement) {
  const controls = () => [...part.querySelectorAll<HTMLElement>('a, button, input, select')]
  let pressed: Element | undefined
  let place = -1

  function enter({ target }: FocusEvent) {
    pressed = target as Element // outside, its place is -1
    place = controls().findIndex((one) => one === pressed)
  }
  function goOn() {
    if (place < 0 || !isKeyboardLost() || part.ariaBusy === 'true') return
    const all = controls()
    const same = all.filter((one) => one === pressed)
    const near = [...same, ...all.slice(place), ...all.slice(0, place).reverse()]
    near.find((one) => !one.matches(NOT_NEXT))?.focus()
  }
  document.addEventListener('focusin', enter)
  const watch = new MutationObserver(goOn)
  const attributeFilter = ['disabled', 'aria-busy']
  watch.observe(part, { childList: true, subtree: true, attributeFilter })
  return {
    destroy() {
      document.removeEventListener('focusin', enter)
      watch.disconnect()
    },
  }
}

/** A name that was made up is written over at once. */
export function inviting(field: HTMLInputElement) {
  field.addEventListener('focus', () => field.select())
}
