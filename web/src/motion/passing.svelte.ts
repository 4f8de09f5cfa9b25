/* Moments, one after another: they come with a change of the table and leave by themselves. */

import { untrack } from 'svelte'
import type { BoardProps } from '../board'
import { LASTS } from '../components/Moment.svelte'

const MOST = 3 // that wait; more would be a backlog

/** The moment to show now.  `news` is another list after each change; what is known when the page
    opens is no news. */
export function passing<T>(
  news: () => T[],
  phase: () => BoardProps<unknown>['phase'],
  isMoment: (one: T) => boolean = () => true,
): { readonly shown: T | undefined } {
  let waiting = $state.raw<T[]>([])
  let known = untrack(news)
  let isReplay = false
  $effect(() => {
    const come = news()
    isReplay ||= phase() === 'replay' // also at its end
    if (come === known) return
    known = come
    const left = isReplay ? [] : untrack(() => waiting) // whoever leafs on leaves them behind
    waiting = [...left, ...come.filter(isMoment)].slice(-MOST)
  })
  const shown = $derived(waiting[0])
  $effect(() => {
    if (!shown) return
    const past = setTimeout(() => (waiting = waiting.slice(1)), LASTS)
    return () => clearTimeout(past)
  })
  return {
    get shown() {
      return shown
    },
  }
}
