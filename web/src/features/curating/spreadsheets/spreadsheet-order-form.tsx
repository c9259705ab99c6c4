import type { Spreadsheet, SpreadsheetColumn, SpreadsheetOrder } from '@meio-campo/contract'
import { isOfEdition, spreadsheetKinds, type SpreadsheetKind } from '@meio-campo/contract/rules'
import { useState } from 'react'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { SelectField } from '../../../components/form/select-field.tsx'
import { RecordField } from '../records/inputs/record-field.tsx'
import { columnChoices, withColumn, withEdition, withKind, withoutChoices } from './spreadsheet-order.ts'
import { kindLabel, matchWords } from './spreadsheet-words.ts'
import styles from './spreadsheets.module.css'

interface Props {
  readonly spreadsheet: Spreadsheet
  readonly order: SpreadsheetOrder
  readonly disabled: boolean
  readonly onChange: (order: SpreadsheetOrder) => void
}

/** Every column with sample values, and the field that it is mapped to. */
export function SpreadsheetMappingTable(props: Props) {
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

const kinds = (Object.keys(spreadsheetKinds) as SpreadsheetKind[]).map((value) => ({ value, label: kindLabel(value) }))
const still = { error: undefined, onBlur: () => undefined }

/** What the rows are, and what to do with those that are there already or not yet. */
export function SpreadsheetOptions({ spreadsheet, order, disabled, onChange }: Props) {
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
function EditionOfAll({ order, disabled, onChange }: Omit<Props, 'spreadsheet'>) {
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
