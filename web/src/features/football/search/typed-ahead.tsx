import { useEffect } from 'react'

interface Props {
  readonly onText: (change: (text: string) => string) => void
  readonly onClose: () => void
}

/** Keeps what the user types while the search is loading, and passes it to the search field. */
export function TypedAhead({ onText, onClose }: Props) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (event.key === 'Escape') onClose()
      else if (event.key === 'Backspace') onText((text) => text.slice(0, -1))
      else if (event.key.length === 1) onText((text) => text + event.key)
      else return
      // Nothing else on the page takes them.
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [onText, onClose])
  return null
}
