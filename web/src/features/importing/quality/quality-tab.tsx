import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { WorkQueue } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { read } from '../../../api/query.ts'
import { Card } from '../../../components/card.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { AlertsCard } from '../duplicates/alerts-card.tsx'
import listStyles from '../runs/decision-list.module.css'
import { CoverageCard } from './coverage-card.tsx'
import { IncompleteCard } from './incomplete-card.tsx'
import styles from './quality.module.css'
import { parseQualityPlace } from './quality-place.ts'
import { queueNames } from './quality-words.ts'

const route = getRouteApi('/settings')

/** What is missing, what does not look right, and what has waited longest, each with the way there. */
export function QualityTab() {
  const { edicao, falta } = parseQualityPlace(route.useSearch())
  if (edicao !== undefined) return <IncompleteCard edition={edicao} lacked={falta ?? 'resultado'} />
  return (
    <>
      <WorkQueuesCard />
      <CoverageCard />
      <AlertsCard />
    </>
  )
}

function WorkQueuesCard() {
  const queues = useQuery(read('/api/v1/qualidade/filas'))
  return (
    <Card title="À espera de decisão" flush>
      <QueryView query={queues}>
        {({ data }) => (
          <ul className={listStyles.list} aria-label="Filas de revisão">
            {data.map((queue) => (
              <QueueRow key={queue.queue} queue={queue} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

function QueueRow({ queue: { queue, count, oldest, linkAddress } }: { readonly queue: WorkQueue }) {
  const { name, one, many } = queueNames[queue]!
  return (
    <li className={styles.queue}>
      <RecordPlace linkAddress={linkAddress}>{name}</RecordPlace>
      <span>{count === 0 ? 'nada à espera' : counted(count, one, many)}</span>
      {oldest && (
        <span className={styles.oldest}>
          Mais antigo: {oldest.name}, <Moment at={oldest.since} />
        </span>
      )}
    </li>
  )
}
