import type { Spreadsheet, SpreadsheetColumn, SpreadsheetError, SpreadsheetOrder } from '@meio-campo/contract'
import {
  counted,
  isOfEdition,
  missingColumns,
  spreadsheetFields,
  spreadsheetKinds,
  type SpreadsheetKind,
} from '@meio-campo/contract/rules'
import { IconArrowLeft, IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { SelectField } from '../../../components/form/select-field.tsx'
import { exportFile } from '../../../components/list/export-file.ts'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { Notice } from '../../../components/notice.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { RecordField } from '../records/inputs/record-field.tsx'
import { columnChoices, firstOrder, withColumn, withEdition, withKind, withoutChoices } from './spreadsheet-order.ts'
import { SpreadsheetOutcome } from './spreadsheet-outcome.tsx'
import { SpreadsheetChanges } from './spreadsheet-changes.tsx'
import { SpreadsheetQuestions } from './spreadsheet-questions.tsx'
import { SpreadsheetWarnings } from './spreadsheet-warnings.tsx'
import { isSaving, SPREADSHEET_INTERVAL_MS, spreadsheetErrorPages, spreadsheetQuery } from './spreadsheet-queries.ts'
import { kindLabel, matchWords } from './spreadsheet-words.ts'
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

interface Props {
  readonly spreadsheet: Spreadsheet
  readonly order: SpreadsheetOrder
  readonly disabled: boolean
  readonly onChange: (order: SpreadsheetOrder) => void
}

/** Every column with sample values, and the field that it is mapped to. */
function SpreadsheetMappingTable(props: Props) {
  const { columns } = props.spreadsheet
  return (
    <DataTable caption="Colunas da planilha" columns={columnsFor(props)} rows={columns} rowKey={({ name }) => name} />
  )
}

const columnsFor = (props: Props): readonly Column<SpreadsheetColumn>[] => [
  { id: 'name', head: 'Coluna', cell: ({ name }) => <b className={styles.column}>{name}</b> },
  {
    id: 'samples',
    head: 'Exemplos',
    cell: ({ samples }) => <span className={styles.samples}>{samples.join(' · ') || '–'}</span>,
  },
  { id: 'field', head: 'Campo', cell: ({ name }) => <FieldChoice {...props} column={name} /> },
]

function FieldChoice({ order, disabled, onChange, column }: Props & { readonly column: string }) {
  return (
    <select
      className={`${fieldStyles.input} ${styles.choice}`}
      aria-label={`Campo da coluna ${column}`}
      disabled={disabled}
      value={order.mapping[column] ?? ''}
      onChange={(event) => onChange(withColumn(order, column, event.currentTarget.value || null))}
    >
      {columnChoices(order.kind).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

interface SpreadsheetOptionsProps {
  readonly spreadsheet: Spreadsheet
  readonly order: SpreadsheetOrder
  readonly disabled: boolean
  readonly onChange: (order: SpreadsheetOrder) => void
}

const kinds = (Object.keys(spreadsheetKinds) as SpreadsheetKind[]).map((value) => ({ value, label: kindLabel(value) }))
const still = { error: undefined, onBlur: () => undefined }

/** What the rows are, and what to do with those that are there already or not yet. */
function SpreadsheetOptions({ spreadsheet, order, disabled, onChange }: SpreadsheetOptionsProps) {
  const columns = spreadsheet.columns.map(({ name }) => name)
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend className={styles.legend}>O que a planilha traz</legend>
      <div className={styles.fields}>
        <SelectField
          {...still}
          label="Cada linha é de"
          name="kind"
          choices={kinds}
          value={order.kind}
          onChange={(kind) => onChange(withKind(order, kind as SpreadsheetKind, columns))}
        />
        <SelectField
          {...still}
          label="Achar o que já existe"
          name="matchBy"
          choices={[
            { value: 'name', label: matchWords(order.kind) },
            { value: 'id', label: 'Pelo id' },
          ]}
          value={order.matchBy}
          onChange={(matchBy) => onChange({ ...withoutChoices(order), matchBy: matchBy === 'id' ? 'id' : 'name' })}
        />
        {isOfEdition(order.kind) && <EditionOfAll order={order} disabled={disabled} onChange={onChange} />}
      </div>
      <CheckboxField
        {...still}
        name="create"
        value={order.create}
        onChange={(create) => onChange({ ...order, create })}
      >
        Criar o que não existe
      </CheckboxField>
      <CheckboxField
        {...still}
        name="clear"
        value={order.clear ?? false}
        onChange={(clear) => onChange({ ...order, clear })}
      >
        Célula vazia apaga o valor que o registro tem
      </CheckboxField>
    </fieldset>
  )
}

/** The edition, said once for the rows that do not say it. */
function EditionOfAll({ order, disabled, onChange }: Omit<SpreadsheetOptionsProps, 'spreadsheet'>) {
  const [name, setName] = useState('')
  return (
    <RecordField
      {...still}
      kind="edition"
      label="Edição das linhas que não a dizem"
      name="edition"
      optional
      disabled={disabled}
      value={order.edition ?? ''}
      chosenName={name}
      onChange={() => undefined}
      onPick={(id, called) => {
        setName(called)
        onChange(withEdition(order, id))
      }}
    />
  )
}

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
function SpreadsheetErrorsCard({ spreadsheet }: { readonly spreadsheet: Spreadsheet }) {
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
