import type { Confederation } from '@meio-campo/contract'
import type { Column } from '../../../components/data-table.tsx'
import { Flag } from '../../../components/flag/flag.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { levelWords } from './confederation-words.ts'

const columns: readonly Column<Confederation>[] = [
  {
    id: 'name',
    head: 'Confederação',
    cell: ({ id, name }) => (
      <TextLink to="/confederacoes/$id" params={{ id }}>
        {name}
      </TextLink>
    ),
  },
  { id: 'acronym', head: 'Sigla', cell: ({ acronym }) => acronym ?? '–' },
  { id: 'level', head: 'Nível', cell: ({ level }) => levelWords(level) },
  { id: 'country', head: 'País', cell: ({ country }) => (country ? <Flag code={country} size={14} /> : '–') },
  {
    id: 'parent',
    head: 'Filiada a',
    cell: ({ parent }) =>
      parent ? (
        <TextLink to="/confederacoes/$id" params={{ id: parent.id }}>
          {parent.acronym ?? parent.name}
        </TextLink>
      ) : (
        '–'
      ),
  },
  { id: 'founded', head: 'Fundação', align: 'end', cell: ({ founded }) => founded ?? '–' },
  { id: 'teams', head: 'Times', align: 'end', cell: ({ teams }) => teams },
]

export function ConfederationTable({ rows }: { readonly rows: readonly Confederation[] }) {
  return <VirtualTable caption="Confederações" columns={columns} rows={rows} rowKey={({ id }) => id} />
}
