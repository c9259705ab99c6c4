import type { Match } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { useListView } from '../../../../components/list/list-tools.tsx'
import { VirtualList } from '../../../../components/list/virtual-list.tsx'
import { MatchGroups } from '../../pieces/matches/match-groups-view.tsx'
import { MatchRow } from '../../pieces/matches/match-row.tsx'
import { MatchTable } from './match-table.tsx'

interface Props {
  readonly matches: readonly Match[]
  /** Groups for what fits on a few screens; a long list has one row after the other, each with its day. */
  readonly by: 'competition' | 'day' | 'row'
}

/** Matches as the reader prefers them. */
export function MatchListing({ matches, by }: Props) {
  const view = useListView()
  if (view !== 'table' && by !== 'row') return <MatchGroups matches={matches} by={by} />
  return (
    <Card flush>
      {view === 'table' ? (
        <MatchTable matches={matches} />
      ) : (
        <VirtualList rows={matches} rowKey={({ id }) => id} label="Jogos" rowHeight={54}>
          {(match) => <MatchRow match={match} showDay />}
        </VirtualList>
      )}
    </Card>
  )
}
