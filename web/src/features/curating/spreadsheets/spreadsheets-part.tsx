import type { SpreadsheetSummary } from '@meio-campo/contract'
import { spreadsheetSeparators } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { uploadTo } from '../../../api/upload.ts'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { FileDrop } from '../../../components/file-target/file-drop.tsx'
import { refreshSpreadsheets, spreadsheetsQuery, SPREADSHEET_INTERVAL_MS, isSaving } from './spreadsheet-queries.ts'
import { SpreadsheetTemplates } from './spreadsheet-templates.tsx'
import { SpreadsheetView } from './spreadsheet-view.tsx'
import { countWords, statusWords } from './spreadsheet-words.ts'
import styles from './spreadsheets.module.css'

const route = getRouteApi('/settings')

const columns: readonly Column<SpreadsheetSummary>[] = [
  {
    id: 'name',
    head: 'Planilha',
    cell: ({ id, name }) => (
      <TextLink to="/settings" search={{ aba: 'importacoes', parte: 'planilhas', planilha: id }}>
        {name}
      </TextLink>
    ),
  },
  { id: 'at', head: 'Quando', cell: ({ createdAt }) => <Moment at={createdAt} form="short" /> },
  { id: 'rows', head: 'Linhas', align: 'end', cell: ({ rows }) => rows.toLocaleString('pt-BR') },
  {
    id: 'status',
    head: 'Situação',
    cell: (spreadsheet) => <Badge tone={statusWords(spreadsheet).tone}>{statusWords(spreadsheet).words}</Badge>,
  },
  {
    id: 'outcome',
    head: 'Resultado',
    cell: ({ counts, status }) => (counts ? countWords(counts, status === 'done') : '–'),
  },
]

/** CSV or JSON of anything: sent here, then its columns are given their meaning. */
export function SpreadsheetsPart() {
  const { planilha } = route.useSearch()
  return planilha === undefined ? <SpreadsheetsOverview /> : <SpreadsheetView key={planilha} id={planilha} />
}

function SpreadsheetsOverview() {
  const spreadsheets = useQuery({
    ...spreadsheetsQuery(),
    refetchInterval: (query) => (query.state.data?.data.some(isSaving) ? SPREADSHEET_INTERVAL_MS : false),
  })
  return (
    <>
      <NewSpreadsheet />
      <SpreadsheetTemplates />
      <Card title="Suas planilhas" flush>
        <QueryView query={spreadsheets}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title="Nenhuma planilha ainda">O que você enviar fica aqui por 7 dias.</EmptyState>
            ) : (
              <DataTable caption="Suas planilhas" columns={columns} rows={data} rowKey={({ id }) => id} />
            )
          }
        </QueryView>
      </Card>
    </>
  )
}

const separators = [
  { value: '', label: 'Descobrir sozinho' },
  ...Object.entries(spreadsheetSeparators).map(([value, label]) => ({ value, label })),
]

function NewSpreadsheet() {
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | undefined>()
  const [separator, setSeparator] = useState('')
  const navigate = route.useNavigate()
  const send = async (file: File) => {
    setError(undefined)
    setProgress(0)
    const sent = await uploadTo('/api/v1/planilhas', file, setProgress, separator ? { separador: separator } : {})
    setProgress(null)
    if (!sent.ok) return setError(sent.problem.errors[0]?.message ?? sent.problem.error.Exit.info)
    refreshSpreadsheets()
    void navigate({ search: { aba: 'importacoes', parte: 'planilhas', planilha: sent.data.data.id } })
  }
  return (
    <Card title="Nova planilha">
      <div className={styles.body}>
        <p className={styles.note}>
          Para cadastrar ou mudar muitos registros de uma vez. Nada é gravado antes de você conferir.
        </p>
        <SelectField
          label="O que separa as colunas do CSV"
          name="separador"
          choices={separators}
          value={separator}
          error={undefined}
          onChange={setSeparator}
          onBlur={() => undefined}
        />
        <FileDrop
          label="Planilha para enviar"
          hint="XLSX (Excel e outros programas de planilhas), CSV ou JSON. Até 5 MB e 20.000 linhas."
          file={null}
          progress={progress}
          error={error}
          onFile={(file) => void send(file)}
        />
      </div>
    </Card>
  )
}
