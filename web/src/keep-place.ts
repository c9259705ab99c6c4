import type { AnyRouter } from '@tanstack/react-router'

/**
 * Keeps the scroll position and the focus when the app replaces the prerendered page: the router starts at the top, and
 * the focused link becomes a new node.
 */
export function keepPlace(container: HTMLElement, router: AnyRouter): void {
  // A page can contain several links to one address, so a link is identified by its address and its index among those.
  const linksTo = (href: string | null) =>
    [...container.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href)
  const placeOf = (element: Element | null) => {
    const href = element?.getAttribute('href') ?? null
    return { href, index: linksTo(href).findIndex((link) => link === element) }
  }

  let top = window.scrollY
  let focused = placeOf(document.activeElement)
  const noteScroll = () => void (top = window.scrollY)
  const noteFocus = ({ target }: FocusEvent) => void (focused = placeOf(target as Element))
  window.addEventListener('scroll', noteScroll)
  container.addEventListener('focusin', noteFocus)

  const stop = router.subscribe('onRendered', () => {
    stop()
    window.removeEventListener('scroll', noteScroll)
    container.removeEventListener('focusin', noteFocus)
    // If the page is scrolled already, the router has restored an earlier position. `top > 0` is checked first, because
    // reading `scrollY` forces a layout of the new page.
    if (top > 0 && window.scrollY === 0) window.scrollTo({ top, behavior: 'instant' })
    if (document.activeElement === document.body) linksTo(focused.href)[focused.index]?.focus({ preventScroll: true })
  })
}
