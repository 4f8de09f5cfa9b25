/* The second press of a double click was not meant for what has come in the place of the first:
   who rolls again twice does not want to keep the dice unseen. */

export function deliberate(table: HTMLElement): () => void {
  function press(event: MouseEvent) {
    const isMove = event.target instanceof Element && event.target.closest('[data-move]')
    if (event.detail > 1 && isMove) event.stopPropagation()
  }
  table.addEventListener('click', press, { capture: true })
  return () => table.removeEventListener('click', press, { capture: true })
}
