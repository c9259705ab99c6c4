import { Card } from '../../../components/card.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'

/** The shape of a league's table. */
export function StandingsSkeleton() {
  return (
    <Card flush>
      <SkeletonRows count={20} />
    </Card>
  )
}
