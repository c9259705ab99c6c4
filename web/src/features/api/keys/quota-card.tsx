import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { statusQuery } from './key-queries.ts'
import { quotaFacts } from './quota-words.ts'

/** The plan, and what is left of it: what all keys of the account share. */
export function QuotaCard() {
  const status = useQuery(statusQuery())
  return (
    <Card title="Cotas da conta" aside={status.data && <Badge>{`Plano ${status.data.data.plan.name}`}</Badge>}>
      <QueryView query={status} skeleton={<SkeletonRows count={2} />}>
        {({ data }) => <FactList facts={quotaFacts(data)} />}
      </QueryView>
    </Card>
  )
}
