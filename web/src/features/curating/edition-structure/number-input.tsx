import { useState } from 'react'
import { HiddenText } from '../../../components/hidden-text.tsx'
import styles from './editor.module.css'

interface Props {
  readonly label: string
  readonly value: number | null
  readonly min: number
  readonly max: number
  /** Null only where nothing may stand there. */
  readonly onChange: (value: number | null) => void
  readonly optional?: boolean
}

/** An integer input within a line. Incomplete text stays as typed, and counts once it is a number. */
export function NumberInput({ label, value, min, max, onChange, optional = false }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label>
      <HiddenText>{label}</HiddenText>
      <input
        className={`${styles.small} ${styles.number}`}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={typed ?? value ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value
          setTyped(text)
          const number = Number(text)
          if (text === '' ? optional : Number.isInteger(number) && number >= min && number <= max) {
            onChange(text === '' ? null : number)
          }
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}
