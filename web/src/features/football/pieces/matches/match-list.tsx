import type { Match } from '@meio-campo/contract'
import { MatchRow, type MatchRowFacts } from './match-row.tsx'
import styles from './match-list.module.css'

interface Props extends MatchRowFacts {
  readonly matches: readonly Match[]
  /** Says what the list holds; read by screen readers. */
  readonly label: string
}

export function MatchList({ matches, label, ...facts }: Props) {
  return (
    <ul className={styles.list} aria-label={label}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} {...facts} />
        </li>
      ))}
    </ul>
  )
}
