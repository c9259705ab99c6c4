import { useQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import styles from './latest-audit-card.module.css'
import { latestAudit } from './audit-queries.ts'
import { actorName } from './audit-words.ts'

/** The latest entries, for the pages whose actions are logged there. */
export function LatestAuditCard() {
  const entries = useQuery(latestAudit())
  return (
    <Card
      title="Na auditoria"
      flush
      aside={
        <TextLink to="/settings" search={{ aba: 'auditoria' }} activeProps={{}}>
          Ver tudo
        </TextLink>
      }
    >
      <QueryView query={entries} skeleton={<SkeletonRows count={3} />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={styles.none}>Nada registrado ainda.</p>
          ) : (
            <ul className={styles.list}>
              {data.map((entry) => (
                <li key={entry.id}>
                  <span className={styles.time}>
                    <Moment at={entry.at} form="short" />
                  </span>
                  <b>{actorName(entry)}</b>
                  <span>{entry.summary}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}
