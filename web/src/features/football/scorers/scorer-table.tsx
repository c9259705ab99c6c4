import type { ScorerRow } from '@meio-campo/contract'
import type { Column } from '../../../components/data-table.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import styles from './scorer-list.module.css'
import { perGame, scorerKey } from '../pieces/scorers/scorer-words.ts'

const goals: Column<ScorerRow> = { id: 'goals', head: 'Gols', align: 'end', cell: (row) => <b>{row.goals}</b> }
const assisted: Column<ScorerRow> = {
  id: 'assists',
  head: 'Assistências',
  align: 'end',
  cell: (row) => <b>{row.assists}</b>,
}
const who: Column<ScorerRow> = {
  id: 'player',
  head: 'Jogador',
  cell: (row) => (
    <span className={styles.player}>
      <span className={styles.place}>{row.position}º</span>
      <PersonPicture team={row.team} size={30} />
      <PersonLink person={row.player} />
    </span>
  ),
}
const team: Column<ScorerRow> = { id: 'team', head: 'Time', cell: (row) => <TeamLink team={row.team} /> }
const rest: readonly Column<ScorerRow>[] = [
  { id: 'penalties', head: 'De pênalti', align: 'end', cell: (row) => row.penalties },
  { id: 'played', head: 'Jogos', align: 'end', cell: (row) => row.played ?? '–' },
  { id: 'perGame', head: 'Gols por jogo', align: 'end', cell: (row) => perGame(row.goals, row.played) },
  { id: 'minutes', head: 'Minutos por gol', align: 'end', cell: (row) => row.minutesPerGoal ?? '–' },
]

interface Props {
  readonly rows: readonly ScorerRow[]
  readonly assists: boolean
}

/** What the list is ranked by stands first. */
export function ScorerTable({ rows, assists }: Props) {
  const columns = assists ? [who, team, assisted, goals, ...rest] : [who, team, goals, ...rest, assisted]
  return (
    <VirtualTable caption={assists ? 'Assistências' : 'Artilheiros'} columns={columns} rows={rows} rowKey={scorerKey} />
  )
}
