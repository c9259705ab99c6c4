import type { Part, Values } from '@meio-campo/contract'
import { dotted, recordFields, recordNouns, type PartKind } from '@meio-campo/contract/rules'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Button, IconButton } from '../../../../components/button/button.tsx'
import type { Column } from '../../../../components/data-table.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { confirm } from '../../../../state/dialogs.ts'
import { showActionToast, showToast } from '../../../../state/toasts.ts'
import { undoEdit } from '../../history/undo-edit.tsx'
import { forgetReads } from '../form/record-queries.ts'
import { ValueView } from '../inputs/value-view.tsx'
import { partDoneWords, thisPartWords } from './part-place.ts'
import styles from './parts-card.module.css'
import { deletePart } from './part-place.ts'

/** Another action that opens the dialog, such as ending a spell. */
export interface PartAction {
  readonly label: string
  readonly title: string
  readonly fits: (part: Part) => boolean
  readonly prefilled: () => Values
}

/** What the dialog is opened with; without a part it makes one. */
export interface OpenPart {
  readonly part?: Part
  readonly title?: string
  readonly prefilled: Values
}

/** The fields that a list shows; the first one names the row. */
export function partColumns(kind: PartKind, names: readonly string[]): Column<Part>[] {
  return names.map((name) => ({
    id: name,
    head: recordFields[kind][name]!.label,
    cell: (part) => <PartValue kind={kind} part={part} name={name} />,
  }))
}

function PartValue({ kind, part, name }: { readonly kind: PartKind; readonly part: Part; readonly name: string }) {
  const value = part.values[name]
  // In a list an unknown value is left empty.
  if (value === null || value === undefined) return <span className={styles.none}>–</span>
  return part.names[name] ?? <ValueView field={recordFields[kind][name]!} value={value} />
}

export function actionsColumn(
  kind: PartKind,
  action: PartAction | undefined,
  onOpen: (open: OpenPart) => void,
): Column<Part> {
  return {
    id: 'actions',
    head: '',
    align: 'end',
    cell: (part) => <Actions kind={kind} part={part} action={action} onOpen={onOpen} />,
  }
}

interface ActionsProps {
  readonly kind: PartKind
  readonly part: Part
  readonly action: PartAction | undefined
  readonly onOpen: (open: OpenPart) => void
}

function Actions({ kind, part, action, onOpen }: ActionsProps) {
  const named = dotted(...Object.values(part.names))
  const words = named ? `${recordNouns[kind].one} de ${named}` : recordNouns[kind].one
  return (
    <div className={styles.actions}>
      {action?.fits(part) && (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => onOpen({ part, title: action.title, prefilled: action.prefilled() })}
        >
          {action.label}
          <HiddenText>{` ${words}`}</HiddenText>
        </Button>
      )}
      <IconButton aria-label={`Mudar ${words}`} onClick={() => onOpen({ part, prefilled: {} })}>
        <IconPencil size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton aria-label={`Excluir ${words}`} onClick={() => void removePart(kind, part)}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  )
}

/** Asks for confirmation, deletes, and offers to undo. */
async function removePart(kind: PartKind, part: Part): Promise<void> {
  await confirm({
    title: `Excluir ${thisPartWords(kind)}?`,
    message: dotted(...Object.values(part.names)) || 'Depois dá para desfazer.',
    icon: <IconTrash size={20} stroke={1.75} aria-hidden />,
    confirmLabel: 'Excluir',
    danger: true,
    action: async () => {
      const result = await deletePart(kind, part.id)
      forgetReads()
      if (!result.ok) return
      const { edit } = result.data.data
      const words = partDoneWords(kind, 'excluíd')
      if (edit === null) showToast(words)
      else showActionToast(words, 'Desfazer', () => void undoEdit(edit))
    },
  })
}

/** Today where the visitor is, as a date field holds it. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Ends a spell or an absence: the same dialog, with today as the end. */
export const ending = (title: string): PartAction => ({
  label: 'Encerrar',
  title,
  fits: ({ values }) => values['ends'] === null,
  prefilled: () => ({ ends: today() }),
})
