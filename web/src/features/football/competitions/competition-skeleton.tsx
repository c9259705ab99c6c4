import { Card } from '../../../components/card.tsx'
import { PageColumns } from '../../../components/page/page-columns.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'

export function CompetitionSkeleton() {
  return (
    <PageColumns
      side={
        <>
          <Card flush>
            <SkeletonRows count={3} />
          </Card>
          <Card flush>
            <SkeletonRows count={5} />
          </Card>
        </>
      }
    >
      <Card flush>
        <SkeletonRows count={6} />
      </Card>
      <Card flush>
        <SkeletonRows count={8} />
      </Card>
    </PageColumns>
  )
}
