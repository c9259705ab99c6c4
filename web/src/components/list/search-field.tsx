import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import fieldStyles from '../form/field.module.css'
import styles from './search-field.module.css'

const PAUSE_MS = 300

interface Props {
  readonly label: string
  readonly placeholder: string
  /** What the address says. */
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** Searches while the user types, after a short pause; the text is kept in the address. */
export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value)
  const [asked, setAsked] = useState(value)
  const [seen, setSeen] = useState(value)
  // When the address changes from outside (back, a link) the field follows it, but not when the address only repeats what was typed.
  if (value !== seen) {
    setSeen(value)
    if (value !== asked) setText(value)
    setAsked(value)
  }
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === asked) return undefined
    const timer = setTimeout(() => {
      setAsked(wanted)
      onSearch(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, asked, onSearch])

  return (
    <div className={styles.search}>
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <input
        className={fieldStyles.input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </div>
  )
}
