import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const signs = { ok: IconCircleCheck, warn: IconAlertTriangle, info: IconInfoCircle }

const roles = { politely: 'status', 'at once': 'alert' }

interface Props {
  readonly tone: keyof typeof signs
  readonly children: ReactNode
  readonly action?: ReactNode
  /** For the answer to something the visitor just did; a standing fact is not announced. */
  readonly announce?: 'politely' | 'at once'
}

/** A quiet line inside a page, with at most one thing to do about it. */
export function Notice({ tone, children, action, announce }: Props) {
  const Sign = signs[tone]
  return (
    <div className={styles.notice} data-tone={tone} role={announce && roles[announce]}>
      <Sign size={18} stroke={1.75} aria-hidden />
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}
