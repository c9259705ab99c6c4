import { useEffect, useRef, type RefObject } from 'react'

/** For an editor without `useForm`: what is refused leads to the first field that is wrong, out of its fold as well. */
export function useWrongField<Frame extends Element>(errors: readonly unknown[]): RefObject<Frame | null> {
  const frame = useRef<Frame>(null)
  useEffect(() => {
    if (errors.length === 0) return
    const wrong = frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    const fold = wrong.closest('details')
    if (fold) fold.open = true
    wrong.focus()
  }, [errors])
  return frame
}
