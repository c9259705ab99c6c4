import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { FieldMessage } from './field.tsx'
import { HiddenText } from '../hidden-text.tsx'
import styles from './row-list.module.css'

interface Props<Row> {
  readonly legend: string
  /** Where the card's title already says it. */
  readonly legendHidden?: boolean
  readonly rows: readonly Row[]
  readonly blank: Row
  readonly most: number
  readonly addLabel: string
  readonly removeLabel: (row: Row, position: number) => string
  readonly error: string | undefined
  readonly onChange: (rows: Row[]) => void
  readonly children: (row: Row, change: (row: Row) => void, position: number) => ReactNode
}

/** Lines that can be added and removed: social links, categories. */
export function RowList<Row>({
  legend,
  legendHidden = false,
  rows,
  blank,
  most,
  addLabel,
  removeLabel,
  error,
  onChange,
  children,
}: Props<Row>) {
  const id = useId()
  return (
    <fieldset className={styles.list} aria-describedby={error ? id : undefined}>
      {legendHidden ? (
        <legend>
          <HiddenText>{legend}</HiddenText>
        </legend>
      ) : (
        <legend className={styles.legend}>{legend}</legend>
      )}
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- every field is controlled: a line's place is identity enough
        <div className={styles.row} key={index}>
          <div className={styles.fields}>
            {children(row, (next) => onChange(rows.map((one, at) => (at === index ? next : one))), index + 1)}
          </div>
          <IconButton
            className={styles.remove}
            aria-label={removeLabel(row, index + 1)}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconButton>
        </div>
      ))}
      <FieldMessage id={id} error={error} />
      {rows.length < most && (
        <Button
          variant="default"
          size="xs"
          className={styles.add}
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => onChange([...rows, blank])}
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}
