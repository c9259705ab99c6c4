import type { ReactNode } from 'react'
import styles from './page-columns.module.css'

interface Props {
  readonly children: ReactNode
  /** Small cards: at the right where there is room, else below. */
  readonly side: ReactNode
}

export function PageColumns({ children, side }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  )
}
