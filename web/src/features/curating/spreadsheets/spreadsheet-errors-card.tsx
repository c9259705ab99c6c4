import type { Spreadsheet, SpreadsheetError } from '@meio-campo/contract'
import { spreadsheetFields } from '@meio-campo/contract/rules'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { exportFile } from '../../../components/list/export-file.ts'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { spreadsheetErrorPages } from './spreadsheet-queries.ts'
import styles from './spreadsheets.module.css'

/** A field without a column is shown by its label. */
const errorColumnsFor = ({ order }: Spreadsheet): readonly Column<SpreadsheetError>[] => {
  const fields = order ? spreadsheetFields(order.kind) : {}
  return [
    { id: 'line', head: 'Linha', cell: ({ line }) => `Linha ${line.toLocaleString('pt-BR')}` },
    { id: 'column', head: 'Coluna', cell: ({ column, field }) => column ?? (field && fields[field]?.label) ?? '–' },
    { id: 'value', head: 'Valor', cell: ({ value }) => <span className={styles.samples}>{value || '–'}</span> },
    { id: 'message', head: 'O que há de errado', cell: ({ message }) => message },
  ]
}

/** Every wrong cell with its line, to be mended in the file itself. */
export function SpreadsheetErrorsCard({ spreadsheet }: { readonly spreadsheet: Spreadsheet }) {
  const errors = useInfiniteQuery(spreadsheetErrorPages(spreadsheet.id))
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    await exportFile(
      { path: '/api/v1/planilhas/{id}/erros', params: { id: spreadsheet.id } },
      'csv',
      'erros-da-planilha',
    )
    setBusy(false)
  }
  return (
    <Card
      title="O que não dá para gravar"
      aside={
        <Button
          variant="default"
          size="xs"
          loading={busy}
          leftSection={<IconDownload size={14} stroke={1.75} aria-hidden />}
          onClick={() => void download()}
        >
          Baixar em CSV
        </Button>
      }
      flush
    >
      <PagesView query={errors} noun={{ one: 'erro', many: 'erros' }} empty={<EmptyState title="Nenhum erro" />}>
        {(rows) => (
          <DataTable
            caption="Erros da planilha"
            columns={errorColumnsFor(spreadsheet)}
            rows={rows}
            rowKey={(row) => `${row.line} ${row.field} ${rows.indexOf(row)}`}
          />
        )}
      </PagesView>
    </Card>
  )
}
