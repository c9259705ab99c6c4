import { useId } from 'react'
import styles from './edition-picker.module.css'

interface Props {
  readonly edition: string
  /** The newest first. */
  readonly editions: readonly string[]
  /** What no edition is called, where one may be left open: "Hoje". */
  readonly none?: string
  readonly onPick: (edition: string) => void
}

/** The browser's own list: a championship may have a hundred editions. */
export function EditionPicker({ edition, editions, none, onPick }: Props) {
  const id = useId()
  return (
    <span className={styles.picker} data-screen-only>
      <label htmlFor={id}>Temporada</label>
      <select id={id} value={edition} onChange={(event) => onPick(event.currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {edition !== '' && !editions.includes(edition) && <option value={edition}>{edition}</option>}
        {editions.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
