import { useLayoutEffect, useRef, useState } from 'react'

/** Where an element begins on the page: what stands above it may change while one looks. */
export function usePageTop<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ref, top }
}
