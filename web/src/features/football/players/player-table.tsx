import type { Player } from '@meio-campo/contract'
import type { Column } from '../../../components/data-table.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { NationalityFlags } from '../people/nationality-flags.tsx'
import styles from '../people/people.module.css'
import { heightWords, positionWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'

const columns: readonly Column<Player>[] = [
  {
    id: 'name',
    head: 'Jogador',
    cell: (player) => (
      <span className={styles.first}>
        <PersonPicture
          photo={player.photo}
          team={player.team}
          number={player.number}
          keeper={player.positions[0] === 'goalkeeper'}
          size={30}
        />
        <PersonLink person={player} />
      </span>
    ),
  },
  { id: 'team', head: 'Time', cell: ({ team }) => (team ? <TeamLink team={team} /> : '–') },
  { id: 'position', head: 'Posição', cell: ({ positions }) => positionWords(positions) ?? '–' },
  {
    id: 'nationality',
    head: 'Nacionalidade',
    cell: ({ nationalities }) => <NationalityFlags codes={nationalities} />,
  },
  { id: 'age', head: 'Idade', align: 'end', cell: ({ age }) => age ?? '–' },
  { id: 'height', head: 'Altura', align: 'end', cell: ({ heightCm }) => heightWords(heightCm) ?? '–' },
]

export function PlayerTable({ rows }: { readonly rows: readonly Player[] }) {
  return <VirtualTable caption="Jogadores" columns={columns} rows={rows} rowKey={({ id }) => id} />
}
