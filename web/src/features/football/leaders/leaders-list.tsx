import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import type { PageOf } from '../../../api/pages.ts'
import { Card } from '../../../components/card.tsx'
import type { Column } from '../../../components/data-table.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import type { Noun } from '../../../components/list/pages-words.ts'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { type CompetitionAbout, CompetitionFrame } from '../competitions/competition-frame.tsx'
import type { CompetitionPageSearch, Subject } from './leaders-search.ts'
import { LeadersTools } from './leaders-tools.tsx'

interface Props<Row> {
  readonly id: string
  readonly search: CompetitionPageSearch
  readonly subject: Subject
  readonly query: UseInfiniteQueryResult<InfiniteData<PageOf<Row> & CompetitionAbout>>
  readonly exported: ComponentProps<typeof ExportMenu>
  readonly noun: Noun
  readonly empty: ReactNode
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
  readonly filters?: ReactNode
}

/** The players or the teams of an edition by their numbers. */
export function LeadersList<Row>({ id, search, subject, query, exported, filters, ...list }: Props<Row>) {
  const navigate = useNavigate()
  const { noun, empty, caption, columns, rowKey } = list
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="numeros"
      title="Números"
      about={query.data?.pages[0]}
      error={query.error}
      actions={<ExportMenu {...exported} />}
      onEdition={(temporada) =>
        void navigate({ to: '/campeonatos/$id', params: { id }, search: { ...search, temporada }, resetScroll: false })
      }
    >
      <Card flush>
        <LeadersTools subject={subject}>{filters}</LeadersTools>
        <PagesView query={query} noun={noun} skeleton={<SkeletonRows count={12} />} empty={empty}>
          {(rows) => <VirtualTable caption={caption} columns={columns} rows={rows} rowKey={rowKey} />}
        </PagesView>
      </Card>
    </CompetitionFrame>
  )
}
