import type { Field } from '@meio-campo/contract/rules'
import { useId } from 'react'
import { FieldMessage } from '../../../../components/form/field.tsx'
import styles from './side-choice.module.css'
import { ValueView } from './value-view.tsx'

interface SideValue<Side extends string> {
  readonly side: Side
  /** The owner of the value: "O seu", "De Ana". */
  readonly words: string
  readonly value: unknown
  /** How a record is called that the value names. */
  readonly name: string | undefined
}

interface Props<Side extends string> {
  readonly field: Field
  readonly sides: readonly SideValue<Side>[]
  readonly chosen: Side | undefined
  readonly error?: string | undefined
  readonly onChoose: (side: Side) => void
}

/** A field for which there are two values: which of them stays. */
export function SideChoice<Side extends string>({ field, sides, chosen, error, onChoose }: Props<Side>) {
  const id = useId()
  return (
    <fieldset className={styles.choice} {...(error && { 'aria-describedby': id })}>
      <legend>{field.label}</legend>
      <div className={styles.sides}>
        {sides.map(({ side, words, value, name }) => (
          <label key={side} className={styles.side}>
            <input type="radio" name={`${id}-side`} checked={chosen === side} onChange={() => onChoose(side)} />
            <span>
              <small>{words}</small>
              <ValueView field={field} value={value} name={name} />
            </span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
