import type { Values } from '@meio-campo/contract'
import { recordNouns, type PartKind } from '@meio-campo/contract/rules'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../../components/button/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { DataTable } from '../../../../components/data-table.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { actionsColumn, partColumns, type OpenPart, type PartDeed } from './part-columns.tsx'
import { PartDialog } from './part-dialog.tsx'
import { newPartWords } from './part-place.ts'
import { partPages, type PartFilter } from './part-queries.ts'

interface Props {
  readonly kind: PartKind
  readonly title: string
  readonly filter: PartFilter
  /** The fields that are shown; the first one names the row. */
  readonly columns: readonly string[]
  /** What a new one starts with. */
  readonly prefilled?: Values
  readonly names?: Readonly<Record<string, string>>
  /** What the page says already: neither shown nor asked. */
  readonly hidden?: readonly string[]
  readonly deed?: PartDeed
  readonly empty: string
  /** Above the list: what narrows it. */
  readonly tools?: ReactNode
}

/** The parts of a record as a list: add, change, remove. */
export function PartsCard(props: Props) {
  const { kind, title, filter, columns, prefilled = {}, names = {}, hidden = [], deed, empty, tools } = props
  const parts = useInfiniteQuery(partPages(kind, filter))
  const [open, setOpen] = useState<OpenPart | null>(null)
  const all = [...partColumns(kind, columns), actionsColumn(kind, deed, setOpen)]
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
