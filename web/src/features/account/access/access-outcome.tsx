import { IconAlertCircle, IconMailCheck } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './access-form.module.css'

interface Props {
  readonly bad?: boolean
  /** What happened, in one sentence: read aloud, and where the focus goes. */
  readonly message: string
  readonly children: ReactNode
}

/** What takes the form's place once there is nothing left to fill in. */
export function AccessOutcome({ bad = false, message, children }: Props) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const Sign = bad ? IconAlertCircle : IconMailCheck
  return (
    <div className={styles.done}>
      <p ref={ref} className={styles.message} tabIndex={-1} role={bad ? 'alert' : 'status'} data-bad={bad || undefined}>
        <Sign size={20} stroke={1.75} aria-hidden />
        <span>{message}</span>
      </p>
      {children}
    </div>
  )
}
