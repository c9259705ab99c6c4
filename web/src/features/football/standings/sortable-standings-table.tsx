import type { StandingsRow } from '@meio-campo/contract'
import type { ComponentProps } from 'react'
import { useListSearch } from '../../../components/list/list-search.ts'
import { SortControl, useSortedBy } from '../../../components/list/sortable-columns.tsx'
import { sortedRows } from '../../../components/list/sorted-rows.ts'
import { standingsSorts, type StandingsSort } from '../pieces/standings/standings-search.ts'
import { StandingsHeadWords, StandingsTable, type StandingsHeadProps } from '../pieces/standings/standings-table.tsx'

type Props = Omit<ComponentProps<typeof StandingsTable>, 'order' | 'Head'>

const sortBy = (word: StandingsSort) =>
  ({
    word,
    gives: word === 'team' ? 'ascending' : 'descending',
    by: (row: StandingsRow) => (word === 'team' ? row.team.name : row[word]),
  }) as const

const columns = standingsSorts.map((word) => ({ sort: sortBy(word) }))

/** A table whose heads sort it, by the address (`?sort=-goalsFor`). */
export function SortableStandingsTable(props: Props) {
  const { search } = useListSearch()
  return <StandingsTable {...props} order={(rows) => sortedRows(rows, columns, search['sort'])} Head={SortableHead} />
}

function SortableHead({ column, className }: StandingsHeadProps) {
  const sort = sortBy(column.id)
  return (
    <th scope="col" className={className} aria-sort={useSortedBy()(sort)}>
      <SortControl sort={sort} name={column.long} narrow>
        <StandingsHeadWords column={column} />
      </SortControl>
    </th>
  )
}
