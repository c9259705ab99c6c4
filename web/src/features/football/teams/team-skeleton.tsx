import { Card } from '../../../components/card.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import styles from './team-overview.module.css'

export function TeamSkeleton() {
  return (
    <div className={styles.page}>
      <Card flush>
        <SkeletonRows count={4} />
      </Card>
      <div className={styles.grid}>
        <div className={styles.last}>
          <Card flush>
            <SkeletonRows count={5} />
          </Card>
        </div>
        <div className={styles.next}>
          <Card flush>
            <SkeletonRows count={5} />
          </Card>
        </div>
      </div>
    </div>
  )
}
