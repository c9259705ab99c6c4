import { useLayoutEffect, useRef } from 'react'
import { dialogStore } from '../../state/dialogs.ts'

/** Keyboard shortcuts of a page. They work only while they are active, no other field has the focus and no dialog is open. */
export function usePageKeys(onKey: (key: string) => boolean, active = true) {
  const handler = useRef(onKey)
  // Before the page is seen: a key that is pressed at once counts.
  useLayoutEffect(() => {
    handler.current = active ? onKey : () => false
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (isElsewhere(event.target, event.key)) return
      if (handler.current(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function isElsewhere(target: EventTarget | null, key: string): boolean {
  if (dialogStore.get().length > 0 || document.querySelector('dialog[open]')) return true
  if (!(target instanceof HTMLElement)) return false
  // A checkbox takes no text: only the space key is its own.
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false
  if (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true
  // A button with the focus is pressed by Enter, as everywhere.
  return key === 'Enter' && target.closest('button, a') !== null
}
