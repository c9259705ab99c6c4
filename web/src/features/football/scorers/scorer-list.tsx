import type { ScorerRow } from '@meio-campo/contract'
import { VirtualList } from '../../../components/list/virtual-list.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import styles from './scorer-list.module.css'
import { assistWords, goalWords, perGame, scorerKey } from '../pieces/scorers/scorer-words.ts'

interface Props {
  readonly rows: readonly ScorerRow[]
  readonly assists: boolean
}

export function ScorerList({ rows, assists }: Props) {
  return (
    <VirtualList label={assists ? 'Assistências' : 'Artilheiros'} rows={rows} rowKey={scorerKey} rowHeight={72}>
      {(row) => (
        <div className={styles.row}>
          <span className={styles.place}>{row.position}º</span>
          <PersonPicture team={row.team} size={40} />
          <div className={styles.words}>
            <p className={styles.name}>
              <PersonLink person={row.player} />
              <TeamLink team={row.team} />
            </p>
            <MetaLine>
              {row.played !== null && (row.played === 1 ? '1 jogo' : `${row.played} jogos`)}
              {row.played !== null && `${perGame(row.goals, row.played)} por jogo`}
              {row.minutesPerGoal !== null && `1 gol a cada ${row.minutesPerGoal} min`}
              {row.penalties > 0 && `${row.penalties} de pênalti`}
              {assists ? goalWords(row.goals) : row.assists > 0 && assistWords(row.assists)}
            </MetaLine>
          </div>
          <span className={styles.figure}>{assists ? assistWords(row.assists) : goalWords(row.goals)}</span>
        </div>
      )}
    </VirtualList>
  )
}
