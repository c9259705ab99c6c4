import styles from './editor.module.css'
import { useRefusedPlace } from './refused-places.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly onChange: (value: string) => void
  /** Where it stands in its phase, as a refusal says it. */
  readonly place: string
  /** Takes what is left of its line. */
  readonly grow?: true
}

/** A text within a line: its label is spoken only. */
export function LineInput({ label, value, maxLength, onChange, place, grow }: Props) {
  const { wrong, message } = useRefusedPlace(place)
  return (
    <div className={`${styles.marked} ${grow ? styles.grow : ''}`}>
      <input
        className={`${styles.small} ${grow ? styles.full : ''}`}
        aria-label={label}
        maxLength={maxLength}
        {...wrong}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {message}
    </div>
  )
}
