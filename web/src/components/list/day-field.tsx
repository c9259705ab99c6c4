import fieldStyles from '../form/field.module.css'
import styles from './day-field.module.css'

interface Props {
  readonly label: string
  readonly value: string | undefined
  readonly earliest?: string | undefined
  readonly latest?: string | undefined
  readonly onChange: (day: string) => void
}

/** Uncontrolled: while a day is half typed the browser says it is empty, and writing that back would erase it. */
export function DayField({ label, value, earliest, latest, onChange }: Props) {
  return (
    <label className={styles.day}>
      {label}
      <input
        key={value ?? ''}
        className={fieldStyles.input}
        type="date"
        defaultValue={value ?? ''}
        min={earliest}
        max={latest}
        onBlur={(event) => event.currentTarget.value !== (value ?? '') && onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && onChange(event.currentTarget.value)}
        onChange={(event) => {
          // A day picked with the pointer is whole at once; typed years pass through 0002, 0020, 0202.
          if (/^[12]\d{3}-/.test(event.currentTarget.value)) onChange(event.currentTarget.value)
        }}
      />
    </label>
  )
}
