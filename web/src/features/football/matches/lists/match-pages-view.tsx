import type { Match } from '@meio-campo/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PageOf } from '../../../../api/pages.ts'
import { Card } from '../../../../components/card.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { MatchListing } from './match-listing.tsx'

interface Props {
  readonly query: UseInfiniteQueryResult<InfiniteData<PageOf<Match>>>
  readonly by: 'competition' | 'day' | 'row'
  readonly empty: ReactNode
}

/** A list of matches in all its states. */
export function MatchPagesView({ query, by, empty }: Props) {
  return (
    <PagesView
      query={query}
      noun={{ one: 'jogo', many: 'jogos' }}
      skeleton={
        <Card flush>
          <SkeletonRows count={10} />
        </Card>
      }
      empty={<Card>{empty}</Card>}
    >
      {(matches) => <MatchListing matches={matches} by={by} />}
    </PagesView>
  )
}
