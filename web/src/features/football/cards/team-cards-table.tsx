import type { TeamCardsRow } from '@meio-campo/contract'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { CardCount } from './card-count.tsx'
import styles from './cards-list.module.css'

const columns: readonly Column<TeamCardsRow>[] = [
  {
    id: 'team',
    head: 'Jogo limpo',
    cell: (row) => (
      <span className={styles.ranked}>
        <span className={styles.place}>{row.position}º</span>
        <TeamLink team={row.team} />
      </span>
    ),
  },
  { id: 'played', head: 'Jogos', align: 'end', cell: (row) => row.played },
  { id: 'yellow', head: 'Amarelos', align: 'end', cell: (row) => <CardCount kind="yellow" count={row.yellow} /> },
  {
    id: 'secondYellow',
    head: 'Segundos amarelos',
    align: 'end',
    cell: (row) => <CardCount kind="secondYellow" count={row.secondYellow} />,
  },
  { id: 'red', head: 'Vermelhos diretos', align: 'end', cell: (row) => <CardCount kind="red" count={row.red} /> },
  { id: 'fairPlay', head: 'Pontos de indisciplina', align: 'end', cell: (row) => <b>{row.fairPlay}</b> },
]

/** The fair-play rank: the most disciplined first. */
export function TeamCardsTable({ rows }: { readonly rows: readonly TeamCardsRow[] }) {
  return <DataTable caption="Cartões por time" columns={columns} rows={rows} rowKey={({ team }) => team.id} />
}
