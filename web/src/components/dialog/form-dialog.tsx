import { useEffect, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { confirm } from '../../state/dialogs.ts'
import { Dialog } from './dialog.tsx'
import styles from './form-dialog.module.css'

interface Props {
  readonly kind?: 'box' | 'wide'
  readonly title: string
  readonly onClose: () => void
  /**
   * Whether Escape asks before it throws away what was typed; not where the form keeps it, nor where it is one word.
   * Such a form closes as soon as it is saved and rereads the lists afterwards: with it goes a question still on screen.
   */
  readonly asks?: boolean
  readonly children: ReactNode
}

/** A form in front of the page, or in front of another form: outside of it, since forms cannot be nested. */
export function FormDialog({ kind = 'wide', title, onClose, asks = false, children }: Props) {
  const id = useId()
  const typed = useRef(new Set<Element>())
  const question = useRef<AbortController>(null)
  useEffect(() => () => question.current?.abort(), [])
  const close = async () => {
    // Fields of a sent form are no longer in the document.
    const loses = asks && [...typed.current].some((field) => field.isConnected)
    question.current = new AbortController()
    if (!loses || (await askToDiscard(question.current.signal))) onClose()
  }
  return createPortal(
    <Dialog
      kind={kind}
      labelledBy={id}
      onClose={() => void close()}
      onTyped={(field) => {
        typed.current.add(field)
      }}
    >
      <h2 className={styles.title} id={id} tabIndex={-1} data-autofocus>
        {title}
      </h2>
      {children}
    </Dialog>,
    document.body,
  )
}

function askToDiscard(signal: AbortSignal): Promise<boolean> {
  const question = {
    title: 'Fechar sem salvar?',
    message: 'O que você preencheu aqui ainda não foi salvo.',
    cancelLabel: 'Continuar editando',
    confirmLabel: 'Fechar sem salvar',
    danger: true,
  }
  return confirm(question, signal)
}
