import { IconAlertTriangle, IconCheck, IconRefresh, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './badge.module.css'

// Never colour alone: each tone has its sign.
const signs = { ok: IconCheck, bad: IconX, warn: IconAlertTriangle, info: IconRefresh }

interface Props {
  readonly tone?: keyof typeof signs | 'plain'
  readonly children: ReactNode
}

export function Badge({ tone = 'plain', children }: Props) {
  const Sign = tone === 'plain' ? null : signs[tone]
  return (
    <span className={styles.badge} data-tone={tone}>
      {Sign && <Sign size={13} stroke={1.75} aria-hidden />}
      {children}
    </span>
  )
}

/** Marks every page and record of the demonstration as invented. */
export function DemoBadge() {
  return <Badge>Dados de demonstração</Badge>
}
