import { useId, type ReactNode } from 'react'
import { HiddenText } from '../hidden-text.tsx'
import type { RowSelection } from './row-selection.ts'
import styles from './selectable-cell.module.css'

interface Props {
  readonly selection: RowSelection
  readonly rowKey: string
  readonly children: ReactNode
}

/** A row's name with its box before it; the box is called by the name. */
export function SelectableCell({ selection, rowKey, children }: Props) {
  const id = useId()
  return (
    <span className={styles.cell}>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-labelledby={`${id}-verb ${id}-name`}
          checked={selection.has(rowKey)}
          onChange={() => selection.toggle(rowKey)}
        />
        <HiddenText>
          <span id={`${id}-verb`}>Selecionar</span>
        </HiddenText>
      </label>
      <span className={styles.name} id={`${id}-name`}>
        {children}
      </span>
    </span>
  )
}
