import type { ScorerRow } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../../components/person/person-picture.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import type { EditionSearch } from '../competitions/edition-search.ts'
import styles from './scorers-card.module.css'
import { goalWords, scorerKey } from './scorer-words.ts'

interface Props {
  readonly id: string
  readonly search: EditionSearch
  readonly rows: readonly ScorerRow[]
}

export function ScorersCard({ id, search, rows }: Props) {
  return (
    <Card
      title="Artilheiros"
      aside={
        <TextLink to="/campeonatos/$id/artilheiros" params={{ id }} search={search}>
          Lista completa
        </TextLink>
      }
      flush
    >
      <ol className={styles.list}>
        {rows.map((row) => (
          <li key={scorerKey(row)} className={styles.row}>
            <span className={styles.place}>{row.position}</span>
            <PersonPicture team={row.team} size={32} />
            <span className={styles.words}>
              <PersonLink person={row.player} />
              <small>{row.team.name}</small>
            </span>
            <span className={styles.goals}>{goalWords(row.goals)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
