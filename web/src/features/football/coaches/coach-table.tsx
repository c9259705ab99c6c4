import type { Coach } from '@meio-campo/contract'
import type { Column } from '../../../components/data-table.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { NationalityFlags } from '../people/nationality-flags.tsx'
import styles from '../people/people.module.css'
import { TeamLink } from '../pieces/teams/team-link.tsx'

const columns: readonly Column<Coach>[] = [
  {
    id: 'name',
    head: 'Técnico',
    cell: (coach) => (
      <span className={styles.first}>
        <PersonPicture photo={coach.photo} team={coach.team} size={30} />
        <PersonLink person={coach} kind="coach" />
      </span>
    ),
  },
  { id: 'team', head: 'Time', cell: ({ team }) => (team ? <TeamLink team={team} /> : '–') },
  {
    id: 'nationality',
    head: 'Nacionalidade',
    cell: ({ nationalities }) => <NationalityFlags codes={nationalities} />,
  },
  { id: 'birthPlace', head: 'Natural de', cell: ({ birthPlace }) => birthPlace ?? '–' },
  { id: 'age', head: 'Idade', align: 'end', cell: ({ age }) => age ?? '–' },
]

export function CoachTable({ rows }: { readonly rows: readonly Coach[] }) {
  return <VirtualTable caption="Técnicos" columns={columns} rows={rows} rowKey={({ id }) => id} />
}
