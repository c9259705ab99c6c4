import type { ReactNode } from 'react'
import { Card } from '../../../components/card.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import styles from './dashboard-grid.module.css'

/** `first` opens the side column: what needs no answer is there at once. */
export function DashboardSkeleton({ first }: { readonly first?: ReactNode }) {
  return (
    <div className={styles.grid}>
      <div className={styles.main} aria-hidden="true">
        <Part rows={8} />
        <Part rows={8} />
      </div>
      <div className={styles.side}>
        {first}
        <Part rows={5} />
        <Part rows={3} />
      </div>
    </div>
  )
}

const Part = ({ rows }: { readonly rows: number }) => (
  <div aria-hidden="true">
    <Card flush>
      <SkeletonRows count={rows} />
    </Card>
  </div>
)
