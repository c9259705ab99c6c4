import type { Competition } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../components/data-table.tsx'
import { Flag } from '../../../components/flag/flag.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { kindWords, participantWords } from './competition-words.ts'
import styles from './competitions-page.module.css'

const columns: readonly Column<Competition>[] = [
  {
    id: 'name',
    head: 'Campeonato',
    cell: ({ id, name }) => (
      <Link className={styles.name} to="/campeonatos/$id" params={{ id }}>
        <Pennant competition={{ id, name }} size={26} />
        {name}
      </Link>
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
  { id: 'country', head: 'País', cell: ({ country }) => (country ? <Flag code={country} size={14} /> : '–') },
  { id: 'kind', head: 'Tipo', cell: ({ kind }) => kindWords(kind) },
  { id: 'participants', head: 'Participantes', cell: ({ participants }) => participantWords(participants) },
  { id: 'edition', head: 'Edição atual', align: 'end', cell: ({ edition }) => edition ?? '–' },
  { id: 'editions', head: 'Edições', align: 'end', cell: ({ editions }) => editions },
]

export function CompetitionTable({ rows }: { readonly rows: readonly Competition[] }) {
  return <VirtualTable caption="Campeonatos" columns={columns} rows={rows} rowKey={({ id }) => id} />
}
