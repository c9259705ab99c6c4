import { useEffect, useRef } from 'react'

/** Tabs that scroll sideways: the chosen one (`data-tab`) is brought into view. */
export function useStripScroll<E extends HTMLElement>(current: string) {
  const ref = useRef<E>(null)
  useEffect(() => {
    // One frame later: on arrival the router first puts every scrolled element back where it was.
    const frame = requestAnimationFrame(() => {
      const strip = ref.current
      const tab = strip?.querySelector<HTMLElement>(`[data-tab='${current}']`)
      if (strip && tab) strip.scrollTo({ left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2 })
    })
    return () => cancelAnimationFrame(frame)
  }, [current])
  return ref
}
