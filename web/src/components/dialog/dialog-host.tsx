import { useId, useState } from 'react'
import { dialogStore, type PendingDialog } from '../../state/dialogs.ts'
import { useStore } from '../../state/store.ts'
import { Button } from '../button/button.tsx'
import styles from './dialog-host.module.css'
import { Dialog } from './dialog.tsx'

interface Props {
  /** Goes to a page of the console. */
  readonly onOpen: (address: string) => void
}

/** Shows the dialogs of `showAlert` and `confirm`, one at a time. */
export function DialogHost({ onOpen }: Props) {
  const [dialog] = useStore(dialogStore)
  return dialog ? <Question key={dialog.id} dialog={dialog} onOpen={onOpen} /> : null
}

function Question({ dialog, onOpen }: Props & { readonly dialog: PendingDialog }) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const confirm = dialog.kind === 'confirm' ? dialog : null

  const accept = async () => {
    if (busy) return
    setBusy(true)
    try {
      await confirm?.action?.()
    } finally {
      dialog.settle(true)
    }
  }
  const refuse = () => {
    if (!busy) dialog.settle(false)
  }
  const open = (address: string) => {
    refuse()
    onOpen(address)
  }
  const detail = typeof confirm?.detail === 'function' ? confirm.detail(open) : confirm?.detail

  return (
    <Dialog role="alertdialog" labelledBy={`${id}-title`} describedBy={`${id}-message`} onClose={refuse}>
      <div className={styles.top}>
        {confirm?.icon && (
          <span className={styles.icon} data-danger={confirm.danger || undefined}>
            {confirm.icon}
          </span>
        )}
        <div>
          <h2 className={styles.title} id={`${id}-title`}>
            {dialog.title}
          </h2>
          <p className={styles.message} id={`${id}-message`}>
            {dialog.message}
          </p>
        </div>
      </div>
      {detail && <div className={styles.detail}>{detail}</div>}
      <div className={styles.actions}>
        {confirm ? (
          <>
            <Button size="md" variant="default" data-autofocus onClick={refuse} disabled={busy}>
              {confirm.cancelLabel ?? 'Cancelar'}
            </Button>
            <Button size="md" loading={busy} onClick={() => void accept()} {...(confirm.danger && { color: 'danger' })}>
              {confirm.confirmLabel ?? 'Sim'}
            </Button>
          </>
        ) : (
          <Button size="md" data-autofocus onClick={() => dialog.settle(true)}>
            Ok
          </Button>
        )}
      </div>
    </Dialog>
  )
}
