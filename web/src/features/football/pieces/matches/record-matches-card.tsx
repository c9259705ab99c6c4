import type { MatchRef } from '@meio-campo/contract'
import { slug } from '@meio-campo/contract/rules'
import { Card } from '../../../../components/card.tsx'
import { RowsExportMenu } from '../../../../components/list/rows-export-menu.tsx'
import { MatchRefLink } from './match-ref-link.tsx'
import styles from './record-list.module.css'

interface Props {
  readonly title: string
  readonly matches: readonly MatchRef[]
  /** What makes each of them a record, where the score does not say it. */
  readonly figures?: readonly string[]
}

/** A few matches as records, the first of them the greatest. */
export function RecordMatchesCard({ title, matches, figures }: Props) {
  if (matches.length === 0) return null
  const rows = matches.map((match, index) => ({ ...match, ...(figures && { figure: figures[index] }) }))
  return (
    <Card title={title} aside={<RowsExportMenu rows={rows} name={slug(title)} part={title} />} flush>
      <ol>
        {matches.map((match, index) => (
          <li key={match.id} className={styles.record}>
            <span className={styles.words}>
              <MatchRefLink match={match} />
              <small>
                {match.competition.name} {match.edition}
              </small>
            </span>
            {figures && <span className={styles.size}>{figures[index]}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
