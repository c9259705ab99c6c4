import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../../components/dialog/dialog.tsx'
import styles from './form-dialog.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A record's form in front of the page, or in front of another form: outside of it, since forms cannot be nested. */
export function FormDialog({ title, onClose, children }: Props) {
  const id = useId()
  return createPortal(
    <Dialog kind="wide" labelledBy={id} onClose={onClose}>
      <h2 className={styles.title} id={id} tabIndex={-1} data-autofocus>
        {title}
      </h2>
      {children}
    </Dialog>,
    document.body,
  )
}
