import { IconX } from '@tabler/icons-react'
import { IconButton } from '../../../components/button/button.tsx'
import styles from './names-section.module.css'

interface Entry {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly label: string
  readonly entries: readonly Entry[]
  readonly onRemove: (entry: Entry) => void
}

export function NameList({ label, entries, onRemove }: Props) {
  if (entries.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          {entry.name}
          <IconButton variant="subtle" size={24} aria-label={`Remover ${entry.name}`} onClick={() => onRemove(entry)}>
            <IconX size={14} stroke={1.75} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
