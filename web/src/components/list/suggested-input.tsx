import { useId } from 'react'
import fieldStyles from '../form/field.module.css'
import styles from './suggested-input.module.css'

interface Offer {
  readonly id: string
  /** As it stands in the list: a text that equals it is a choice. */
  readonly words: string
}

interface Props {
  readonly label: string
  readonly placeholder: string
  readonly text: string
  readonly offers: readonly Offer[]
  readonly onType: (text: string) => void
  readonly onPick: (id: string) => void
}

/** The reader types a name and the browser suggests what fits; Enter takes the first. */
export function SuggestedInput({ label, placeholder, text, offers, onType, onPick }: Props) {
  const list = useId()
  return (
    <>
      <input
        className={`${fieldStyles.input} ${styles.input}`}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        list={list}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => {
          const value = event.currentTarget.value
          onType(value)
          const chosen = offers.find(({ words }) => words === value)
          if (chosen) onPick(chosen.id)
        }}
        onKeyDown={(event) => {
          const first = offers[0]
          if (event.key === 'Enter' && first) onPick(first.id)
        }}
      />
      <datalist id={list}>
        {offers.map(({ id, words }) => (
          <option key={id} value={words}>
            {words}
          </option>
        ))}
      </datalist>
    </>
  )
}
