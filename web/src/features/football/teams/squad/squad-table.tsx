import type { SquadPlayer, TeamRef } from '@meio-campo/contract'
import { Badge } from '../../../../components/badge.tsx'
import { DataTable, type Column } from '../../../../components/data-table.tsx'
import { Flag } from '../../../../components/flag/flag.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../../components/person/person-picture.tsx'
import { CardCount } from '../../cards/card-count.tsx'
import { heightWords, shortDate } from '../../people/person-words.ts'
import styles from './squad-cards.module.css'

export const squadKey = ({ person, number }: SquadPlayer) => `${person.id ?? person.name} ${number ?? ''}`

const columnsOf = (team: TeamRef | undefined): readonly Column<SquadPlayer>[] => [
  {
    id: 'name',
    head: 'Jogador',
    cell: ({ person, number, position, loan }) => (
      <span className={styles.first}>
        <PersonPicture team={team} number={number} keeper={position === 'goalkeeper'} size={32} />
        <PersonLink person={person} />
        {loan && <Badge>Emprestado</Badge>}
      </span>
    ),
  },
  { id: 'age', head: 'Idade', align: 'end', cell: ({ age }) => age ?? '–' },
  {
    id: 'nationality',
    head: 'Nacionalidade',
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
  { id: 'height', head: 'Altura', align: 'end', cell: ({ heightCm }) => heightWords(heightCm) ?? '–' },
  { id: 'played', head: 'Jogos', align: 'end', cell: ({ played }) => played },
  { id: 'goals', head: 'Gols', align: 'end', cell: ({ goals }) => <b>{goals}</b> },
  {
    id: 'cards',
    head: 'Cartões',
    cell: ({ yellow, red }) => (
      <span className={styles.flags}>
        <CardCount kind="yellow" count={yellow} />
        <CardCount kind="red" count={red} />
      </span>
    ),
  },
  {
    id: 'contract',
    head: 'Contrato até',
    align: 'end',
    cell: ({ contractUntil: until }) => (until ? shortDate(until) : '–'),
  },
]

interface Props {
  readonly caption: string
  readonly players: readonly SquadPlayer[]
  readonly team: TeamRef | undefined
}

export function SquadTable({ caption, players, team }: Props) {
  return <DataTable caption={caption} columns={columnsOf(team)} rows={players} rowKey={squadKey} />
}
