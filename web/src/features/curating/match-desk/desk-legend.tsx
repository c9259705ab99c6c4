import { useLayoutEffect, useRef } from 'react'
import { dialogStore } from '../../../state/dialogs.ts'
import type { DeskAction } from './actions.ts'
import styles from './desk-actions.module.css'
import { markActions } from './mark-actions.ts'

/** All keys of the desk. */
export function DeskLegend({ actions }: { readonly actions: readonly DeskAction[] }) {
  const keys = [
    ...actions.map(({ key, label }) => [key.toUpperCase(), label] as const),
    ...markActions.map(({ key, label }) => [key.toUpperCase(), label] as const),
    ['Z', 'Desfazer o último ato'],
    ['Y', 'Refazer'],
    ['1–6', 'Decisão do VAR'],
    ['1 ou ←', 'Mandante'],
    ['2 ou →', 'Visitante'],
    ['0–9', 'Número da camisa'],
    ['Enter', 'Confirmar; sem número, sem jogador'],
    ['Esc', 'Voltar'],
    ['?', 'Mostrar ou esconder os atalhos'],
  ] as const
  return (
    <dl className={styles.legend} aria-label="Atalhos do teclado">
      {keys.map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Handles the desk's keys, except while a field has the focus, a dialog is open, or another desk has the keys. */
export function useDeskKeys(onKey: (key: string) => boolean, active = true) {
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
  if (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true
  // A button with the focus is pressed by Enter, as everywhere.
  return key === 'Enter' && target.closest('button, a') !== null
}
