import type { Team } from '@meio-campo/contract'
import type { Column } from '../../../components/data-table.tsx'
import { Flag } from '../../../components/flag/flag.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { teamKindWords } from '../pieces/teams/team-words.ts'

const columns: readonly Column<Team>[] = [
  { id: 'name', head: 'Time', cell: (team) => <TeamLink team={team} /> },
  { id: 'kind', head: 'Tipo', cell: teamKindWords },
  { id: 'country', head: 'País', cell: ({ country }) => (country ? <Flag code={country} size={14} /> : '–') },
  { id: 'city', head: 'Cidade', cell: ({ city, state }) => [city, state].filter(Boolean).join(', ') || '–' },
  {
    id: 'stadium',
    head: 'Estádio',
    cell: ({ stadium }) =>
      stadium ? (
        <TextLink to="/estadios/$id" params={{ id: stadium.id }}>
          {stadium.name}
        </TextLink>
      ) : (
        '–'
      ),
  },
  {
    id: 'confederation',
    head: 'Confederação',
    cell: ({ confederation }) =>
      confederation ? (
        <TextLink to="/confederacoes/$id" params={{ id: confederation.id }}>
          {confederation.acronym ?? confederation.name}
        </TextLink>
      ) : (
        '–'
      ),
  },
  { id: 'founded', head: 'Fundação', align: 'end', cell: ({ founded }) => founded?.toString() ?? '–' },
]

export function TeamTable({ rows }: { readonly rows: readonly Team[] }) {
  return <VirtualTable caption="Times" columns={columns} rows={rows} rowKey={({ id }) => id} />
}
