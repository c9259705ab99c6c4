import { IconSearch } from '@tabler/icons-react'
import { useId, useState } from 'react'
import fieldStyles from '../../../components/form/field.module.css'
import { HiddenText } from '../../../components/hidden-text.tsx'
import styles from './help-search-field.module.css'

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
}

export function HelpSearchField({ value, onChange }: Props) {
  const id = useId()
  // The address follows a moment later; what is typed must not wait for it. An address that changes by itself
  // (back, a guide opened) takes over.
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== text) setText(value)
  }
  return (
    <div className={styles.search}>
      <label htmlFor={id}>
        <HiddenText>Buscar na ajuda</HiddenText>
      </label>
      <IconSearch size={18} stroke={1.75} aria-hidden />
      <input
        id={id}
        className={fieldStyles.input}
        type="search"
        placeholder="Buscar na ajuda: senha, erro, limite…"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          onChange(event.currentTarget.value)
        }}
      />
    </div>
  )
}
