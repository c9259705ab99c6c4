import type { AnyRouter } from '@tanstack/react-router'

/**
 * Who has begun to read the page that was drawn ahead stays where they are, and so does the focus, when the app takes its
 * place: the router begins at the top, and the focused link is another node then.
 */
export function keepPlace(container: HTMLElement, router: AnyRouter): void {
  // A page leads to the same address in several places: the link is the second of those, not the seventh of all.
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
    // Anywhere else the router has brought the reader back to where they had left the page. Nobody who is at the top is
    // asked where they are: the new page would have to be laid out for the answer.
    if (top > 0 && window.scrollY === 0) window.scrollTo({ top, behavior: 'instant' })
    if (document.activeElement === document.body) linksTo(focused.href)[focused.index]?.focus({ preventScroll: true })
  })
}
