import type { ImportRemark } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { remarkPages } from './import-queries.ts'
import styles from './remarks-card.module.css'

interface Props {
  readonly id: string
  readonly kind: 'rejection' | 'warning'
  readonly count: number
}

const titles = { rejection: 'Linhas recusadas', warning: 'Avisos' }
const nouns = { rejection: { one: 'recusa', many: 'recusas' }, warning: { one: 'aviso', many: 'avisos' } }

const columns: readonly Column<ImportRemark>[] = [
  { id: 'file', head: 'Arquivo', cell: ({ file }) => <span className={styles.file}>{file}</span> },
  { id: 'line', head: 'Linha', align: 'end', cell: ({ line }) => line ?? '–' },
  { id: 'reason', head: 'Motivo', cell: ({ reason }) => reason },
]

/** Rows that could not be used, or were mended, each with where it stands and why. */
export function RemarksCard({ id, kind, count: total }: Props) {
  const remarks = useInfiniteQuery(remarkPages(id, kind))
  return (
    <Card title={titles[kind]} aside={<span className={styles.total}>{count(total, nouns[kind])}</span>} flush>
      <PagesView query={remarks} noun={nouns[kind]} empty={<EmptyState title="Os motivos não foram guardados" />}>
        {(rows) => (
          <DataTable
            caption={titles[kind]}
            columns={columns}
            rows={rows}
            rowKey={(row) => `${row.file} ${row.line} ${rows.indexOf(row)}`}
          />
        )}
      </PagesView>
    </Card>
  )
}
