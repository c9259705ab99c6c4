import { Card } from '../card.tsx'
import { PageColumns } from './page-columns.tsx'
import { SkeletonRows } from './skeleton.tsx'

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
