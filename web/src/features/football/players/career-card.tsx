import type { PlayerPage } from '@meio-campo/contract'
import { Badge } from '../../../components/badge.tsx'
import type { Column } from '../../../components/data-table.tsx'
import { PartTable } from '../../../components/list/part-table.tsx'
import { figure, sortedBy } from '../../../components/list/sorted-columns.tsx'
import { CardCount } from '../cards/card-count.tsx'
import styles from '../people/people.module.css'
import { spanWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { CareerLine } from './career-line.tsx'

type Spell = PlayerPage['career'][number]

const columns: readonly Column<Spell>[] = [
  {
    id: 'team',
    head: 'Time',
    sort: sortedBy('team', ({ team }) => team.name, true),
    cell: ({ team, loan }) => (
      <span className={styles.first}>
        <TeamLink team={team} />
        {loan && <Badge>Empréstimo</Badge>}
      </span>
    ),
  },
  {
    id: 'when',
    head: 'Período',
    sort: sortedBy('when', ({ starts }) => starts),
    cell: ({ starts, ends }) => spanWords(starts, ends) ?? '–',
  },
  figure('number', 'Camisa', ({ number }) => number),
  figure('played', 'Jogos', ({ played }) => played),
  figure('goals', 'Gols', ({ goals }) => goals, 'strong'),
  { id: 'cards', head: 'Cartões', cell: (spell) => <Cards {...spell} /> },
]

interface Props {
  readonly player: string
  readonly spells: PlayerPage['career']
}

/** The times at each team, as a line of years and as a table. */
export function CareerCard({ player, spells }: Props) {
  return (
    <PartTable
      title="Carreira"
      part="carreira"
      drawing={<CareerLine spells={spells} />}
      columns={columns}
      rows={spells}
      rowKey={({ team, starts, ends }) => `${team.id} ${starts} ${ends}`}
      file={`carreira-${player}`}
    />
  )
}

interface CardsProps {
  readonly yellow: number | null
  readonly secondYellow: number | null
  readonly red: number | null
}

/** A dash where no source lists cards: they are unknown, not none. */
export function Cards({ yellow, secondYellow, red }: CardsProps) {
  if (yellow === null && secondYellow === null && red === null) return '–'
  return (
    <span className={styles.first}>
      {yellow !== null && <CardCount kind="yellow" count={yellow} />}
      {secondYellow !== null && <CardCount kind="secondYellow" count={secondYellow} />}
      {red !== null && <CardCount kind="red" count={red} />}
    </span>
  )
}
