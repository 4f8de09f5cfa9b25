/* Pages by address. */

import { posterOf } from './titles'

export const at = $state({ path: location.pathname, hash: location.hash })

function look() {
  at.path = location.pathname
  at.hash = location.hash
}

export function go(to: string, replace = false) {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  const samePage = new URL(to, location.href).pathname === at.path
  look()
  if (!samePage) scrollTo(0, 0)
}

/** The way on, once something is done; whoever has gone elsewhere meanwhile stays there. */
export function wayOn(): typeof go {
  const here = at.path
  return (to, replace) => {
    if (at.path === here) go(to, replace)
  }
}

/** Links of the app are followed without loading it again. */
export function route() {
  addEventListener('popstate', look)
  addEventListener('hashchange', look)
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return
    if (link.pathname.startsWith('/api/') || link.pathname === '/schema') return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}

export type Page =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'guide'; game: string }
  | { page: 'join'; code: string }
  | { page: 'nowhere' }

export function pageAt(path: string): Page {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decoded)
  if (first === undefined) return { page: 'home' }
  if (more.length || (third && first !== 't')) return { page: 'nowhere' }
  if ((first === 'new' || first === 'guide') && second && posterOf(second))
    return { page: first, game: second }
  if (first === 'join' && second) return { page: 'join', code: second }
  if (first === 't' && second && !third) return { page: 'table', id: second }
  if (first === 't' && second && third === 'replay') return { page: 'replay', id: second }
  return { page: 'nowhere' }
}

/** Nothing, where it can't be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
