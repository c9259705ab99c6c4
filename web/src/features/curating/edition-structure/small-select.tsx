import styles from './editor.module.css'

interface Props<V extends string> {
  /** For who does not see where it stands. */
  readonly label: string
  readonly value: V
  readonly choices: readonly { readonly value: V; readonly label: string }[]
  readonly onChange: (value: V) => void
}

/** One of a few, inside a line. */
export function SmallSelect<V extends string>({ label, value, choices, onChange }: Props<V>) {
  return (
    <select
      className={styles.small}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as V)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
