import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from './dialog.tsx'
import styles from './form-dialog.module.css'

interface Props {
  readonly kind?: 'box' | 'wide'
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in front of the page, or in front of another form: outside of it, since forms cannot be nested. */
export function FormDialog({ kind = 'wide', title, onClose, children }: Props) {
  const id = useId()
  return createPortal(
    <Dialog kind={kind} labelledBy={id} onClose={onClose}>
      <h2 className={styles.title} id={id} tabIndex={-1} data-autofocus>
        {title}
      </h2>
      {children}
    </Dialog>,
    document.body,
  )
}
