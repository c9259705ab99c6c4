import { useDeferredValue } from 'react'

/**
 * An answer, once it may be drawn. Where one waited for it, React draws it in small steps, between which the browser goes
 * on, and shows it whole; one that is there from the beginning is drawn at once.
 */
export function useUnhurried<T>(answer: T | undefined): T | undefined {
  const mayBeDrawn = useDeferredValue(answer !== undefined)
  return mayBeDrawn ? answer : undefined
}
