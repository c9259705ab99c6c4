import type { PlayerPage } from '@meio-campo/contract'
import { Badge } from '../../../components/badge.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { CardCount } from '../cards/card-count.tsx'
import styles from '../people/people.module.css'
import { spanWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'

type Spell = PlayerPage['career'][number]

const columns: readonly Column<Spell>[] = [
  {
    id: 'team',
    head: 'Time',
    cell: ({ team, loan }) => (
      <span className={styles.first}>
        <TeamLink team={team} />
        {loan && <Badge>Empréstimo</Badge>}
      </span>
    ),
  },
  { id: 'when', head: 'Período', cell: ({ starts, ends }) => spanWords(starts, ends) ?? '–' },
  { id: 'number', head: 'Camisa', align: 'end', cell: ({ number }) => number ?? '–' },
  { id: 'played', head: 'Jogos', align: 'end', cell: ({ played }) => played },
  { id: 'goals', head: 'Gols', align: 'end', cell: ({ goals }) => <b>{goals}</b> },
  { id: 'cards', head: 'Cartões', cell: (spell) => <Cards {...spell} /> },
]

export function CareerTable({ spells }: { readonly spells: readonly Spell[] }) {
  return (
    <DataTable
      caption="Carreira"
      columns={columns}
      rows={spells}
      rowKey={({ team, starts, ends }) => `${team.id} ${starts} ${ends}`}
    />
  )
}

interface CardsProps {
  readonly yellow: number
  readonly secondYellow: number
  readonly red: number
}

export function Cards({ yellow, secondYellow, red }: CardsProps) {
  return (
    <span className={styles.first}>
      <CardCount kind="yellow" count={yellow} />
      <CardCount kind="secondYellow" count={secondYellow} />
      <CardCount kind="red" count={red} />
    </span>
  )
}
