import { useId } from 'react'
import styles from './segmented.module.css'

interface Choice<V extends string> {
  readonly value: V
  readonly label: string
}

interface Props<V extends string> {
  /** Says what is being chosen; read by screen readers. */
  readonly label: string
  readonly choices: readonly Choice<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** One of a few, side by side. Native radio buttons: the arrow keys work by themselves. */
export function Segmented<V extends string>({ label, choices, value, onChange }: Props<V>) {
  const name = useId()
  return (
    <div className={styles.segmented} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
