import type { PlayerCardsRow, TeamCardsRow } from '@meio-campo/contract'
import { Badge } from '../../../components/badge.tsx'
import type { Column, ColumnSort } from '../../../components/data-table.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { CardCount } from './card-count.tsx'
import styles from './cards-list.module.css'

const named = (word: string): ColumnSort => ({ word, gives: 'ascending' })
const counted = (word: string): ColumnSort => ({ word, gives: 'descending' })

type Counted = Pick<PlayerCardsRow, 'yellow' | 'secondYellow' | 'red'>

const counts = [
  {
    id: 'yellow',
    head: 'Amarelos',
    align: 'end',
    sort: counted('yellow'),
    cell: (row: Counted) => <CardCount kind="yellow" count={row.yellow} />,
  },
  {
    id: 'secondYellow',
    head: '2º amarelo',
    align: 'end',
    sort: counted('secondYellow'),
    cell: (row: Counted) => <CardCount kind="secondYellow" count={row.secondYellow} />,
  },
  {
    id: 'red',
    head: 'Vermelho direto',
    align: 'end',
    sort: counted('red'),
    cell: (row: Counted) => <CardCount kind="red" count={row.red} />,
  },
] as const

const situation: Column<PlayerCardsRow> = {
  id: 'situation',
  head: 'Situação',
  sort: counted('situation'),
  cell: ({ suspended, pending }) =>
    suspended ? <Badge tone="bad">Suspenso</Badge> : pending ? <Badge tone="warn">Pendurado</Badge> : '–',
}

const players: readonly Column<PlayerCardsRow>[] = [
  {
    id: 'player',
    head: 'Jogador',
    sort: named('player'),
    cell: (row) => (
      <span className={styles.ranked}>
        <span className={styles.place}>{row.position}º</span>
        <span className={styles.picture}>
          <PersonPicture team={row.team} size={30} />
        </span>
        <PersonLink person={row.player} />
      </span>
    ),
  },
  ...counts,
]

const team: Column<PlayerCardsRow> = {
  id: 'team',
  head: 'Time',
  sort: named('team'),
  cell: (row) => <TeamLink team={row.team} />,
}

/** Suspensions are of now: a past date has no such column. The team is last: a phone shows the counts first. */
export const playerColumns = { now: [...players, situation, team], dated: [...players, team] } as const

export const teamColumns: readonly Column<TeamCardsRow>[] = [
  {
    id: 'team',
    head: 'Time',
    sort: named('team'),
    cell: (row) => (
      <span className={styles.ranked}>
        <span className={styles.place}>{row.position}º</span>
        <TeamLink team={row.team} />
      </span>
    ),
  },
  { id: 'played', head: 'Jogos', align: 'end', sort: counted('played'), cell: (row) => row.played },
  ...counts,
  {
    id: 'fairPlay',
    head: 'Pontos de indisciplina',
    align: 'end',
    sort: counted('fairPlay'),
    cell: (row) => <b>{row.fairPlay}</b>,
  },
]
