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
  /** Null only where nothing may stand there. */
  readonly onChange: (value: number | null) => void
  readonly optional?: boolean
  /** Where it stands in its phase, as a refusal says it. */
  readonly place?: string
}

/** As much as any number here has digits. */
const DIGITS = /^\d{0,4}$/

/**
 * An integer input within a line, which takes nothing but digits. What is out of its limits is told there and goes on all
 * the same, so that saving refuses it: another number would be saved instead. An empty one counts once it is a number.
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
