import { Card } from '../../components/card.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import styles from './competition-overview.module.css'

export function CompetitionSkeleton() {
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        <Card flush>
          <SkeletonRows count={6} />
        </Card>
        <Card flush>
          <SkeletonRows count={8} />
        </Card>
      </div>
      <div className={styles.side}>
        <Card flush>
          <SkeletonRows count={3} />
        </Card>
        <Card flush>
          <SkeletonRows count={5} />
        </Card>
      </div>
    </div>
  )
}
