import type { Streaming } from '@meio-campo/contract'
import type { Column } from '../../../components/data-table.tsx'
import { Flag } from '../../../components/flag/flag.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { SiteLink } from '../../../components/site-link/site-link.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { priceWords, streamingKindWords } from '../pieces/streamings/streaming-words.ts'

const columns: readonly Column<Streaming>[] = [
  {
    id: 'name',
    head: 'Serviço',
    cell: ({ id, name }) => (
      <TextLink to="/streamings/$id" params={{ id }}>
        {name}
      </TextLink>
    ),
  },
  { id: 'kind', head: 'Tipo', cell: streamingKindWords },
  { id: 'price', head: 'Preço', cell: priceWords },
  { id: 'country', head: 'País', cell: ({ country }) => (country ? <Flag code={country} size={14} /> : '–') },
  { id: 'site', head: 'Site', cell: ({ name, site }) => (site ? <SiteLink name={name} site={site} /> : '–') },
]

export function StreamingTable({ rows }: { readonly rows: readonly Streaming[] }) {
  return <VirtualTable caption="Streamings" columns={columns} rows={rows} rowKey={({ id }) => id} />
}
