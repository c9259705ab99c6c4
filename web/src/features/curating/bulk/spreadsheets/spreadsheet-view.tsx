import type { Spreadsheet, SpreadsheetColumn, SpreadsheetOrder } from '@meio-campo/contract'
import { spreadsheetKinds, type SpreadsheetKind } from '@meio-campo/contract/rules'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../../../components/card.tsx'
import { DataTable, type Column } from '../../../../components/data-table.tsx'
import { CheckboxField } from '../../../../components/form/checkbox-field.tsx'
import fieldStyles from '../../../../components/form/field.module.css'
import { SelectField } from '../../../../components/form/select-field.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { SpreadsheetErrorsCard } from './spreadsheet-errors-card.tsx'
import { columnChoices, firstOrder, withColumn, withKind } from './spreadsheet-order.ts'
import { SpreadsheetOutcome } from './spreadsheet-outcome.tsx'
import { isSaving, SPREADSHEET_INTERVAL_MS, spreadsheetQuery } from './spreadsheet-queries.ts'
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
        aside={<span className={styles.note}>{spreadsheet.rows.toLocaleString('pt-BR')} linhas</span>}
        flush
      >
        <div className={styles.padded}>
          <SpreadsheetOptions spreadsheet={spreadsheet} order={order} disabled={saving} onChange={setOrder} />
        </div>
        <SpreadsheetMappingTable spreadsheet={spreadsheet} order={order} disabled={saving} onChange={setOrder} />
        <div className={styles.padded}>
          <SpreadsheetOutcome spreadsheet={spreadsheet} order={order} />
        </div>
      </Card>
      {(spreadsheet.counts?.errors ?? 0) > 0 && <SpreadsheetErrorsCard spreadsheet={spreadsheet} />}
    </>
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
          onChange={(matchBy) => onChange({ ...order, matchBy: matchBy === 'id' ? 'id' : 'name' })}
        />
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
