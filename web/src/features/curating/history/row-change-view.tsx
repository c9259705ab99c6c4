import type { NamedFieldChange, RowChange } from '@meio-campo/contract'
import type { Field, Fields } from '@meio-campo/contract/rules'
import { IconArrowRight } from '@tabler/icons-react'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { ValueView } from '../records/inputs/value-view.tsx'
import { rowTitle } from './history-words.ts'
import { findField } from './row-field.ts'
import styles from './row-change-view.module.css'
import { TextChangeView } from './text-change-view.tsx'

/** One row of a change: what it is, and field by field what it was and what it became. */
export function RowChangeView({ row }: { readonly row: RowChange }) {
  return (
    <li className={styles.row} data-operation={row.operation}>
      <p className={styles.title}>{rowTitle(row)}</p>
      <FieldChanges row={row} />
    </li>
  )
}

type ChangedFields = Pick<RowChange, 'kind' | 'operation' | 'fields'>

interface FieldChangesProps {
  readonly row: ChangedFields
  /** Where the fields are not those of the kind's form, such as the columns of a sheet. */
  readonly known?: Fields
}

/** Field by field, what it was and what it becomes. */
export function FieldChanges({ row, known }: FieldChangesProps) {
  if (row.fields.length === 0) return null
  return (
    <dl className={styles.fields}>
      {row.fields.map((change) => (
        <FieldChangeView
          key={change.field}
          row={row}
          change={change}
          field={known?.[change.field] ?? findField(row.kind, change.field)}
        />
      ))}
    </dl>
  )
}

interface FieldChangeProps {
  readonly row: ChangedFields
  readonly change: NamedFieldChange
  readonly field: Field | null
}

function FieldChangeView({ row, change, field }: FieldChangeProps) {
  if (field?.input === 'longText') {
    return (
      <div className={styles.field}>
        <dt>{change.label}</dt>
        <dd>
          <TextChangeView label={change.label} before={textOf(change.before)} after={textOf(change.after)} />
        </dd>
      </div>
    )
  }
  const before = <FieldValue field={field} value={change.before} name={change.beforeName} />
  const after = <FieldValue field={field} value={change.after} name={change.afterName} />
  return (
    <div className={styles.field}>
      <dt>{change.label}</dt>
      <dd>
        {row.operation !== 'created' && <span className={styles.before}>{before}</span>}
        {row.operation === 'changed' && (
          <>
            <HiddenText> passou a ser </HiddenText>
            <IconArrowRight size={14} stroke={1.75} aria-hidden />
          </>
        )}
        {row.operation !== 'removed' && <span className={styles.after}>{after}</span>}
      </dd>
    </div>
  )
}

interface FieldValueProps {
  readonly field: Field | null
  readonly value: unknown
  readonly name: string | null
}

function FieldValue({ field, value, name }: FieldValueProps) {
  // Rules and zones are whole structures, so the line only states that they changed.
  if (!field || (field.input === 'text' && isStructure(value))) return <i>outro conteúdo</i>
  const shown = Array.isArray(value) && field.input === 'text' ? value.join(', ') : value
  return <ValueView field={field} value={shown} {...(name !== null && { name })} />
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const isStructure = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !(Array.isArray(value) && value.every((one) => typeof one === 'string'))
