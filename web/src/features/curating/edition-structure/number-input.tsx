import { useId, useState } from 'react'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { FieldMessage } from '../../../components/form/field.tsx'
import styles from './editor.module.css'
import { useRefusedPlace } from './refused-places.tsx'

interface Props {
  readonly label: string
  readonly value: number | null
  readonly min: number
  readonly max: number
  /** Null is allowed only where `optional` is set. */
  readonly onChange: (value: number | null) => void
  readonly optional?: boolean
  /** Its place in the phase, as a validation error names it. */
  readonly place?: string
}

/** All numbers here have at most four digits. */
const DIGITS = /^\d{0,4}$/

/**
 * An integer input within a line, which takes nothing but digits. A value out of range shows an error and is passed on
 * all the same, so that saving refuses it instead of saving another number. An empty input counts only where it is
 * optional.
 */
export function NumberInput({ label, value, min, max, onChange, optional = false, place }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const outside = value !== null && (value < min || value > max)
  const id = useId()
  const refused = useRefusedPlace(place)
  const wrong = outside ? { 'aria-invalid': true, 'aria-describedby': id } : refused.wrong
  return (
    <div className={styles.marked}>
      <label>
        <HiddenText>{label}</HiddenText>
        <input
          className={`${styles.small} ${styles.number}`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          {...wrong}
          value={typed ?? value ?? ''}
          onChange={(event) => {
            const text = event.currentTarget.value
            if (!DIGITS.test(text)) return
            setTyped(text)
            if (text !== '' || optional) onChange(text === '' ? null : Number(text))
          }}
          onBlur={() => setTyped(null)}
        />
      </label>
      {outside ? <FieldMessage id={id} error={`De ${min} a ${max}.`} /> : refused.message}
    </div>
  )
}
