import type { SquadPlayer, TeamRef } from '@meio-campo/contract'
import { Badge } from '../../../../components/badge.tsx'
import { DataTable, type Column } from '../../../../components/data-table.tsx'
import { useSortable } from '../../../../components/list/sortable-columns.tsx'
import { countryName } from '../../../../components/flag/country-name.ts'
import { Flag } from '../../../../components/flag/flag.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../../components/person/person-picture.tsx'
import { CardCount } from '../../cards/card-count.tsx'
import { heightWords, shortDate } from '../../people/person-words.ts'
import styles from './squad-cards.module.css'
import type { SquadSort } from './squad-search.ts'

const counted = (word: SquadSort, by: (player: SquadPlayer) => number | null) =>
  ({ word, gives: 'descending', by }) as const

export const squadKey = ({ person, number }: SquadPlayer) => `${person.id ?? person.name} ${number ?? ''}`

export const squadColumns = (team: TeamRef | undefined): readonly Column<SquadPlayer>[] => [
  {
    id: 'name',
    head: 'Jogador',
    sort: { word: 'name', gives: 'ascending', by: ({ person }) => person.name },
    cell: ({ person, number, position, loan }) => (
      <span className={styles.first}>
        <PersonPicture team={team} number={number} keeper={position === 'goalkeeper'} size={32} />
        <PersonLink person={person} />
        {loan && <Badge>Emprestado</Badge>}
      </span>
    ),
  },
  { id: 'age', head: 'Idade', align: 'end', sort: counted('age', ({ age }) => age), cell: ({ age }) => age ?? '–' },
  {
    id: 'nationality',
    head: 'Nacionalidade',
    sort: {
      word: 'nationality',
      gives: 'ascending',
      by: ({ nationalities: [first] }) => (first ? countryName(first) : null),
    },
    cell: ({ nationalities }) =>
      nationalities.length > 0 ? (
        <span className={styles.flags}>
          {nationalities.map((code) => (
            <Flag key={code} code={code} size={14} />
          ))}
        </span>
      ) : (
        '–'
      ),
  },
  {
    id: 'height',
    head: 'Altura',
    align: 'end',
    sort: counted('height', ({ heightCm }) => heightCm),
    cell: ({ heightCm }) => heightWords(heightCm) ?? '–',
  },
  {
    id: 'played',
    head: 'Jogos',
    align: 'end',
    sort: counted('played', ({ played }) => played),
    cell: ({ played }) => played ?? '–',
  },
  {
    id: 'goals',
    head: 'Gols',
    align: 'end',
    sort: counted('goals', ({ goals }) => goals),
    cell: ({ goals }) => (goals === null ? '–' : <b>{goals}</b>),
  },
  {
    id: 'cards',
    head: 'Cartões',
    // A red card weighs more than any number of yellow ones.
    sort: counted('cards', ({ yellow, red }) =>
      yellow === null && red === null ? null : (red ?? 0) * 1000 + (yellow ?? 0),
    ),
    cell: ({ yellow, red }) =>
      yellow === null && red === null ? (
        '–'
      ) : (
        <span className={styles.flags}>
          {yellow !== null && <CardCount kind="yellow" count={yellow} />}
          {red !== null && <CardCount kind="red" count={red} />}
        </span>
      ),
  },
  {
    id: 'contract',
    head: 'Contrato até',
    align: 'end',
    sort: { word: 'contract', gives: 'ascending', by: ({ contractUntil }) => contractUntil },
    cell: ({ contractUntil: until }) => (until ? shortDate(until) : '–'),
  },
]

interface Props {
  readonly caption: string
  readonly players: readonly SquadPlayer[]
  readonly team: TeamRef | undefined
}

export function SquadTable({ caption, players, team }: Props) {
  const columns = useSortable(squadColumns(team))
  return <DataTable caption={caption} columns={columns} rows={players} rowKey={squadKey} />
}
