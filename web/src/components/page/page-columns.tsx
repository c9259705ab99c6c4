import type { ReactNode } from 'react'
import { Card } from '../card.tsx'
import styles from './page-columns.module.css'
import { SkeletonRows } from './skeleton.tsx'

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

/** The shape of a page in columns, while it is being read. */
export function ColumnsSkeleton() {
  return (
    <PageColumns
      side={
        <>
          <Card flush>
            <SkeletonRows count={4} />
          </Card>
          <Card flush>
            <SkeletonRows count={3} />
          </Card>
        </>
      }
    >
      <Card flush>
        <SkeletonRows count={12} />
      </Card>
    </PageColumns>
  )
}
