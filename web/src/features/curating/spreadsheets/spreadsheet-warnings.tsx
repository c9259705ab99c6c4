import type { SpreadsheetWarning } from '@meio-campo/contract'
import { spreadsheetNoun, type SpreadsheetKind } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { spreadsheetWarningPages } from './spreadsheet-queries.ts'
import styles from './spreadsheets.module.css'

const columnsFor = (kind: SpreadsheetKind): readonly Column<SpreadsheetWarning>[] => [
  { id: 'line', head: 'Linha', cell: ({ line }) => `Linha ${line.toLocaleString('pt-BR')}` },
  { id: 'name', head: 'Registro', cell: ({ name, id }) => name || `${spreadsheetNoun(kind).one} ${id}` },
  { id: 'message', head: 'Por que conferir', cell: ({ message }) => message },
]

/** What is unlikely and yet can be saved, as the forms tell it. */
export function SpreadsheetWarnings({ id, kind }: { readonly id: string; readonly kind: SpreadsheetKind }) {
  const warnings = useInfiniteQuery(spreadsheetWarningPages(id))
  return (
    <Card title="O que convém conferir" flush>
      <p className={`${styles.padded} ${styles.note}`}>É pouco provável, mas pode ser: nada disto impede a gravação.</p>
      <PagesView query={warnings} noun={{ one: 'aviso', many: 'avisos' }} empty={<EmptyState title="Nenhum aviso" />}>
        {(rows) => (
          <DataTable
            caption="Avisos da planilha"
            columns={columnsFor(kind)}
            rows={rows}
            rowKey={({ id: record, message }) => `${record} ${message}`}
          />
        )}
      </PagesView>
    </Card>
  )
}
