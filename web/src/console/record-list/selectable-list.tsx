import { Button } from '../../components/button/button.tsx'
import { IconPencil } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { count, type Noun } from '../../components/list/pages-words.ts'
import { RowSelectionContext, type SelectionState } from '../../components/list/row-selection.ts'
import styles from './selectable-list.module.css'

/** What the dialog that edits the selected rows gets. */
interface BulkEditProps {
  readonly noun: Noun
  readonly ids: readonly string[]
  readonly onClose: () => void
  readonly onDone: () => void
}

export type RenderBulkEdit = (props: BulkEditProps) => ReactNode

interface Props {
  readonly noun: Noun
  readonly selection: SelectionState
  /** The ids on the page. */
  readonly shown: readonly string[]
  readonly bulkEdit: RenderBulkEdit
  readonly children: ReactNode
}

/** A table whose rows can be selected, and below it the actions on the selected rows. */
export function SelectableList({ noun, selection, shown, bulkEdit, children }: Props) {
  const { ids, has, setAll, clear } = selection
  const [editing, setEditing] = useState(false)
  const all = shown.length > 0 && shown.every(has)
  const id = useId()
  return (
    <RowSelectionContext value={selection}>
      <label className={styles.all} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = !all && shown.some(has)
          }}
          onChange={(event) => setAll(shown, event.currentTarget.checked)}
        />
        Selecionar {shown.length === 1 ? `o ${noun.one} desta página` : `os ${shown.length} desta página`}
      </label>
      {children}
      {ids.length > 0 && (
        <div className={styles.bar}>
          <output>{selectedWords(ids.length, noun)}</output>
          <span className={styles.gap} />
          <Button variant="subtle" onClick={clear}>
            Limpar seleção
          </Button>
          <Button leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />} onClick={() => setEditing(true)}>
            Editar em lote
          </Button>
        </div>
      )}
      {editing &&
        bulkEdit({
          noun,
          ids,
          onClose: () => setEditing(false),
          onDone: () => {
            setEditing(false)
            clear()
          },
        })}
    </RowSelectionContext>
  )
}

/** Without the participle, whose gender would depend on the noun: "Seleção: 3 times". */
const selectedWords = (selected: number, noun: Noun) => `Seleção: ${count(selected, noun)}`
