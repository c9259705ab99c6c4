import { Card } from '../../components/card.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import styles from './dashboard-grid.module.css'

export function DashboardSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      <div className={styles.main}>
        <Card flush>
          <SkeletonRows count={5} />
        </Card>
        <div className={styles.pair}>
          <Card flush>
            <SkeletonRows count={3} />
          </Card>
          <Card flush>
            <SkeletonRows count={3} />
          </Card>
        </div>
      </div>
      <div className={styles.side}>
        <Card flush>
          <SkeletonRows count={2} />
        </Card>
        <Card flush>
          <SkeletonRows count={3} />
        </Card>
      </div>
    </div>
  )
}
