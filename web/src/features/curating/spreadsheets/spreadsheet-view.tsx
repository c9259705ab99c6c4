import type { Spreadsheet, SpreadsheetOrder } from '@meio-campo/contract'
import { counted, missingColumns } from '@meio-campo/contract/rules'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../components/card.tsx'
import { Notice } from '../../../components/notice.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { SpreadsheetChanges } from './spreadsheet-changes.tsx'
import { SpreadsheetErrorsCard } from './spreadsheet-errors-card.tsx'
import { firstOrder } from './spreadsheet-order.ts'
import { SpreadsheetMappingTable, SpreadsheetOptions } from './spreadsheet-order-form.tsx'
import { SpreadsheetOutcome } from './spreadsheet-outcome.tsx'
import { isSaving, SPREADSHEET_INTERVAL_MS, spreadsheetQuery } from './spreadsheet-queries.ts'
import { SpreadsheetQuestions } from './spreadsheet-questions.tsx'
import { SpreadsheetWarnings } from './spreadsheet-warnings.tsx'
import styles from './spreadsheets.module.css'

/** One spreadsheet: what its columns mean, what that would do, and the doing. */
export function SpreadsheetView({ id }: { readonly id: string }) {
  const spreadsheet = useQuery({
    ...spreadsheetQuery(id),
    // Not `useLive`: the event stream has no events about spreadsheets.
    refetchInterval: (query) => (query.state.data && isSaving(query.state.data.data) ? SPREADSHEET_INTERVAL_MS : false),
  })
  return (
    <div className={styles.body}>
      <TextLink to="/settings" search={{ aba: 'importacoes', parte: 'planilhas' }} className={styles.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        Todas as planilhas
      </TextLink>
      <QueryView query={spreadsheet}>{({ data }) => <SpreadsheetSteps spreadsheet={data} />}</QueryView>
    </div>
  )
}

function SpreadsheetSteps({ spreadsheet }: { readonly spreadsheet: Spreadsheet }) {
  const [order, setOrder] = useState<SpreadsheetOrder>(() => firstOrder(spreadsheet))
  const saving = isSaving(spreadsheet)
  return (
    <>
      <Card
        title={spreadsheet.name}
        aside={<span className={styles.note}>{counted(spreadsheet.rows, 'linha', 'linhas')}</span>}
        flush
      >
        <div className={styles.padded}>
          <SpreadsheetOptions spreadsheet={spreadsheet} order={order} disabled={saving} onChange={setOrder} />
        </div>
        <SpreadsheetMappingTable spreadsheet={spreadsheet} order={order} disabled={saving} onChange={setOrder} />
        <div className={styles.padded}>
          <MissingColumns order={order} />
          <SpreadsheetOutcome spreadsheet={spreadsheet} order={order} />
        </div>
      </Card>
      {spreadsheet.order && spreadsheet.status !== 'done' && hasQuestions(spreadsheet, order) && (
        <SpreadsheetQuestions
          spreadsheet={spreadsheet}
          kind={spreadsheet.order.kind}
          order={order}
          onChange={setOrder}
        />
      )}
      {spreadsheet.order && spreadsheet.status === 'checked' && hasChanges(spreadsheet, spreadsheet.order) && (
        <SpreadsheetChanges id={spreadsheet.id} kind={spreadsheet.order.kind} />
      )}
      {spreadsheet.order && (spreadsheet.counts?.warnings ?? 0) > 0 && (
        <SpreadsheetWarnings id={spreadsheet.id} kind={spreadsheet.order.kind} />
      )}
      {(spreadsheet.counts?.errors ?? 0) > 0 && <SpreadsheetErrorsCard spreadsheet={spreadsheet} />}
    </>
  )
}

/** Also when all have been answered: an answer can be taken back. */
const hasQuestions = ({ counts }: Spreadsheet, { choices }: SpreadsheetOrder) =>
  (counts?.questions ?? 0) > 0 || choices !== undefined

/** New events change the score of their match. */
const hasChanges = ({ counts }: Spreadsheet, { kind }: SpreadsheetOrder) =>
  (counts?.update ?? 0) > 0 || (kind === 'event' && (counts?.create ?? 0) > 0)

/** A field that must have a column is named before anything is checked. */
function MissingColumns({ order }: { readonly order: SpreadsheetOrder }) {
  const missing = missingColumns(order)
  if (missing.length === 0) return null
  return (
    <Notice tone="warn" announce="politely">
      Falta dizer qual coluna traz: {new Intl.ListFormat('pt-BR').format(missing)}.
    </Notice>
  )
}
