import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './dialog.module.css'

interface Props {
  /** `drawer` comes from the left, `sheet` from the right, `palette` hangs from the top. */
  readonly kind?: 'box' | 'wide' | 'drawer' | 'sheet' | 'palette'
  readonly role?: 'dialog' | 'alertdialog'
  readonly labelledBy?: string
  readonly label?: string
  readonly describedBy?: string
  readonly onClose: () => void
  /** Something was typed, ticked or chosen in it. */
  readonly onTyped?: (field: Element) => void
  /** A click beside it closes it: right for a menu, wrong for a question. */
  readonly dismissible?: boolean
  readonly children: ReactNode
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the rest inert, closes on Escape and gives
 * the focus back. Open while mounted. The element with `data-autofocus` gets the focus first.
 */
export function Dialog({
  kind = 'box',
  role = 'dialog',
  labelledBy,
  label,
  describedBy,
  onClose,
  onTyped,
  dismissible = false,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current!
    if (!dialog.open) dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog.close()
  }, [])

  // A click on the backdrop is a shortcut only: Escape and the dialog's own buttons do the same by keyboard.
  const shape = kind === 'box' || kind === 'wide' ? `${styles.box} ${kind === 'wide' ? styles.wide : ''}` : styles[kind]
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      role={role}
      className={`${styles.dialog} ${shape}`}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onInput={({ target }) => target instanceof Element && onTyped?.(target)}
      // What is sent here is the dialog's own: React would hand it on to a form that the dialog is opened from.
      onSubmit={(event) => event.stopPropagation()}
      onClick={(event) => {
        if (dismissible && event.target === event.currentTarget && isOutside(event.currentTarget, event)) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** The backdrop belongs to the dialog element, so only the position of the click distinguishes them. */
function isOutside(dialog: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
