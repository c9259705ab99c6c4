import type { BulkKind } from '@meio-campo/contract/rules'
import { IconPencil } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { Button } from '../../../../components/button/button.tsx'
import { count, type Noun } from '../../../../components/list/pages-words.ts'
import { RowSelectionContext } from '../../../../components/list/row-selection.ts'
import styles from './selectable-list.module.css'
import type { BulkSelection } from './use-bulk-selection.ts'

// Only admins need it, and only now and then.
const BulkEditDialog = lazy(async () => ({ default: (await import('./bulk-edit-dialog.tsx')).BulkEditDialog }))

interface Props {
  readonly kind: BulkKind
  readonly noun: Noun
  readonly selection: BulkSelection
  /** What is on the page. */
  readonly shown: readonly string[]
  readonly children: ReactNode
}

/** A table whose rows can be chosen, and at its foot what can be done with those that are. */
export function SelectableList({ kind, noun, selection, shown, children }: Props) {
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
      {editing && (
        <Suspense>
          <BulkEditDialog
            kind={kind}
            noun={noun}
            ids={ids}
            onClose={() => setEditing(false)}
            onDone={() => {
              setEditing(false)
              clear()
            }}
          />
        </Suspense>
      )}
    </RowSelectionContext>
  )
}

/** Without the participle, whose gender would depend on the noun: "Seleção: 3 times". */
const selectedWords = (selected: number, noun: Noun) => `Seleção: ${count(selected, noun)}`
