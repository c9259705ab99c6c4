import type { PlayerPage } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { Cards } from './career-table.tsx'
import styles from './seasons-table.module.css'

type Season = PlayerPage['seasons'][number]

const whole = new Intl.NumberFormat('pt-BR')

const columns: readonly Column<Season>[] = [
  {
    id: 'competition',
    head: 'Campeonato',
    cell: ({ competition, edition }) => (
      <Link
        className={styles.name}
        to="/campeonatos/$id"
        params={{ id: competition.id }}
        search={{ temporada: edition }}
      >
        {competition.name} {edition}
      </Link>
    ),
  },
  { id: 'team', head: 'Time', cell: ({ team }) => <TeamLink team={team} /> },
  { id: 'played', head: 'Jogos', align: 'end', cell: ({ played }) => played },
  { id: 'started', head: 'Titular', align: 'end', cell: ({ started }) => started },
  {
    id: 'minutes',
    head: 'Minutos',
    align: 'end',
    cell: ({ minutes }) => (minutes === null ? '–' : whole.format(minutes)),
  },
  { id: 'goals', head: 'Gols', align: 'end', cell: ({ goals }) => <b>{goals}</b> },
  { id: 'penalties', head: 'De pênalti', align: 'end', cell: ({ penalties }) => penalties },
  { id: 'assists', head: 'Assistências', align: 'end', cell: ({ assists }) => assists },
  { id: 'cards', head: 'Cartões', cell: (season) => <Cards {...season} /> },
]

export function SeasonsTable({ seasons }: { readonly seasons: readonly Season[] }) {
  return (
    <DataTable
      caption="Temporada por temporada"
      columns={columns}
      rows={seasons}
      rowKey={({ competition, edition, team }) => `${competition.id} ${edition} ${team.id}`}
    />
  )
}
