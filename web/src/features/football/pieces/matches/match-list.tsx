import type { Match } from '@meio-campo/contract'
import { MatchRow } from './match-row.tsx'
import styles from './match-list.module.css'

interface Props {
  readonly matches: readonly Match[]
  /** Says what the list holds; read by screen readers. */
  readonly label: string
  readonly showDay?: boolean
  readonly showCompetition?: boolean
}

export function MatchList({ matches, label, showDay = false, showCompetition = true }: Props) {
  return (
    <ul className={styles.list} aria-label={label}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} showDay={showDay} showCompetition={showCompetition} />
        </li>
      ))}
    </ul>
  )
}
