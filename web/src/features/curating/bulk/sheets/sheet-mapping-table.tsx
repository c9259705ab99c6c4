import type { Sheet, SheetColumn, SheetOrder } from '@meio-campo/contract'
import { DataTable, type Column } from '../../../../components/data-table.tsx'
import fieldStyles from '../../../../components/form/field.module.css'
import { columnChoices, withColumn } from './sheet-order.ts'
import styles from './sheets.module.css'

interface Props {
  readonly sheet: Sheet
  readonly order: SheetOrder
  readonly disabled: boolean
  readonly onChange: (order: SheetOrder) => void
}

/** Every column with some of what stands in it, and the field that it says. */
export function SheetMappingTable(props: Props) {
  const { columns } = props.sheet
  return (
    <DataTable caption="Colunas da planilha" columns={columnsFor(props)} rows={columns} rowKey={({ name }) => name} />
  )
}

const columnsFor = (props: Props): readonly Column<SheetColumn>[] => [
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
