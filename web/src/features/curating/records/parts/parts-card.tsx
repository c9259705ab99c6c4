import type { Part, SavedPart, Values } from '@meio-campo/contract'
import { recordNouns, type PartKind } from '@meio-campo/contract/rules'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { pagesQuery } from '../../../../api/pages.ts'
import { Button } from '../../../../components/button/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { DataTable } from '../../../../components/data-table.tsx'
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { confirm } from '../../../../state/dialogs.ts'
import { showToast } from '../../../../state/toasts.ts'
import { RecordForm } from '../form/record-form.tsx'
import { forgetReads } from '../form/record-queries.ts'
import { actionsColumn, partColumns, type OpenPart, type PartAction } from './part-columns.tsx'
import { newPartWords, partDoneWords, partPath } from './part-place.ts'
import { changePart, createPart } from './part-place.ts'

interface Props {
  readonly kind: PartKind
  readonly title: string
  readonly filter: PartFilter
  /** The fields that are shown; the first one names the row. */
  readonly columns: readonly string[]
  /** What a new one starts with. */
  readonly prefilled?: Values
  readonly names?: Readonly<Record<string, string>>
  /** Fields that the page itself gives: neither columns nor inputs. */
  readonly hidden?: readonly string[]
  readonly action?: PartAction
  readonly empty: string
  /** Above the list: what narrows it. */
  readonly tools?: ReactNode
}

/** The parts of a record as a list: add, change, remove. */
export function PartsCard(props: Props) {
  const { kind, title, filter, columns, prefilled = {}, names = {}, hidden = [], action, empty, tools } = props
  const parts = useInfiniteQuery(partPages(kind, filter))
  const [open, setOpen] = useState<OpenPart | null>(null)
  const all = [...partColumns(kind, columns), actionsColumn(kind, action, setOpen)]
  return (
    <Card
      title={title}
      flush
      aside={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
          onClick={() => setOpen({ prefilled })}
        >
          {newPartWords(kind)}
        </Button>
      }
    >
      {tools}
      <PagesView query={parts} noun={recordNouns[kind]} empty={<EmptyState title={empty} />}>
        {(rows) => <DataTable caption={title} columns={all} rows={rows} rowKey={({ id }) => id} />}
      </PagesView>
      {open && (
        <PartDialog
          key={open.part?.id ?? ''}
          kind={kind}
          {...open}
          names={open.part ? {} : names}
          hidden={hidden}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

interface PartDialogProps {
  readonly kind: PartKind
  /** Nothing: a new one. */
  readonly part?: Part
  readonly title?: string
  readonly prefilled: Values
  /** How the records are called that are filled in already. */
  readonly names: Readonly<Record<string, string>>
  /** Fields that the page itself gives, such as the team of a squad. */
  readonly hidden: readonly string[]
  readonly onClose: () => void
}

/** Adds or changes a part of a record, in front of its page. */
function PartDialog({ kind, part, title, prefilled, names, hidden, onClose }: PartDialogProps) {
  const [send] = useState(() => (part ? changePart(kind, part.id) : createPart(kind)))
  const touched = useRef<readonly string[]>([])
  const [keepTouched] = useState(() => (fields: readonly string[]) => {
    touched.current = fields
  })
  const words = title ?? (part ? `Mudar ${recordNouns[kind].one}` : newPartWords(kind))
  const close = async () => {
    const atStake = touched.current.filter((field) => !Object.hasOwn(prefilled, field))
    if (atStake.length === 0 || (await askToClose())) onClose()
  }
  return (
    <FormDialog title={words} onClose={() => void close()}>
      <RecordForm<SavedPart>
        kind={kind}
        label={words}
        submitLabel="Salvar"
        prefilled={prefilled}
        prefilledNames={names}
        hidden={hidden}
        {...(part && { record: { values: part.values, names: part.names, version: null } })}
        send={send}
        onTouched={keepTouched}
        onCancel={() => void close()}
        onSaved={() => {
          forgetReads()
          showToast(partDoneWords(kind, 'salv'))
          onClose()
        }}
      />
    </FormDialog>
  )
}

const askToClose = () =>
  confirm({
    title: 'Fechar sem salvar?',
    message: 'O que você digitou aqui ainda não foi salvo.',
    cancelLabel: 'Continuar editando',
    confirmLabel: 'Fechar sem salvar',
    danger: true,
  })

/** By which record the parts are chosen, as the API's list takes it. */
type PartFilter = Readonly<Partial<Record<'time' | 'pessoa' | 'edicao' | 'campeonato' | 'streaming' | 'fase', string>>>

const partPages = (kind: PartKind, filter: PartFilter) => pagesQuery(partPath(kind), filter)
