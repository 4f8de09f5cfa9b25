/* The second press of a double click was not meant for what has come in the place of the first:
   who rolls again twice does not want to keep the dice unseen.  It counts where the first made no
   move (a die was picked), and where it makes the same move again and that can be taken back. */

export class Deliberate {
  #isSecond = false
  #made: string | undefined

  /** Look at every press on the table. */
  readonly watch = (table: HTMLElement) => {
    const down = () => (this.#isSecond = false) // it may end as a click, or as a drop
    const click = ({ detail }: MouseEvent) => {
      this.#isSecond = detail > 1
      if (!this.#isSecond) this.#made = undefined
    }
    table.addEventListener('pointerdown', down, { capture: true })
    table.addEventListener('click', click, { capture: true })
    return () => {
      table.removeEventListener('pointerdown', down, { capture: true })
      table.removeEventListener('click', click, { capture: true })
    }
  }

  /** Whether this move is meant, made by the press that is under way. */
  means(move: string, canTakeBack: boolean): boolean {
    const isAgain = this.#isSecond && this.#made !== undefined
    if (isAgain && !(move === this.#made && canTakeBack)) return false
    this.#made = move
    return true
  }
}
