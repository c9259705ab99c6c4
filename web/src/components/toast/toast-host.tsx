import { IconCircleCheckFilled, IconLink } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { closeToast, toastStore, type Toast } from '../../state/toasts.ts'
import { useStore } from '../../state/store.ts'
import styles from './toast-host.module.css'

/** `onOpen` goes to an address: the host itself knows no router. */
export function ToastHost({ onOpen }: { readonly onOpen: (address: string) => void }) {
  const toasts = useStore(toastStore)
  const ref = useRef<HTMLOutputElement>(null)
  // Reopened with each toast: the popover then stands above a dialog that was opened before it.
  useEffect(() => {
    const host = ref.current!
    if (host.matches(':popover-open')) host.hidePopover()
    if (toasts.length > 0) host.showPopover()
  }, [toasts])
  return (
    <output ref={ref} popover="manual" className={styles.host} aria-live="polite">
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} onOpen={onOpen} />
      ))}
    </output>
  )
}

function ToastView({ toast, onOpen }: { readonly toast: Toast; readonly onOpen: (address: string) => void }) {
  const { id, message, address, action } = toast
  const Icon = address ? IconLink : IconCircleCheckFilled
  const answer = address ? { label: 'Abrir', run: () => onOpen(address) } : action
  return (
    <div className={styles.toast}>
      <Icon className={styles.icon} size={18} aria-hidden />
      <span>{message}</span>
      {answer && (
        <>
          <button
            type="button"
            onClick={() => {
              closeToast(id)
              answer.run()
            }}
          >
            {answer.label}
          </button>
          <button type="button" onClick={() => closeToast(id)}>
            Fechar
          </button>
        </>
      )}
    </div>
  )
}
