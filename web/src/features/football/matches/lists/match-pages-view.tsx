import type { Match } from '@meio-campo/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { PageOf } from '../../../../api/pages.ts'
import { Card } from '../../../../components/card.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { useListView } from '../../../../components/list/list-tools.tsx'
import { VirtualList } from '../../../../components/list/virtual-list.tsx'
import { MatchGroups, MatchSections } from '../../pieces/matches/match-groups-view.tsx'
import type { MatchSection } from '../../pieces/matches/match-sections.ts'
import { MatchRow } from '../../pieces/matches/match-row.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import type { Column } from '../../../../components/data-table.tsx'
import { VirtualTable } from '../../../../components/list/virtual-table.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { clockAt, shortDay } from '../../pieces/matches/match-day.ts'
import { isLive } from '../../pieces/matches/match-stage.ts'
import { airingWords, roundWords, scoreWords, statusWords } from '../../pieces/matches/match-words.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import styles from './match-pages-view.module.css'

interface Props {
  readonly query: UseInfiniteQueryResult<InfiniteData<PageOf<Match>>>
  readonly by: Listing
  readonly empty: ReactNode
}

/** Groups suit short lists; a long list has one row per match, each with its day. Or a page's own groups. */
type Listing = 'competition' | 'day' | 'row' | ((matches: readonly Match[]) => readonly MatchSection[])

/** A paged list of matches with its loading, error and empty states. */
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

interface MatchListingProps {
  readonly matches: readonly Match[]
  readonly by: Listing
}

/** Matches in the view that the reader chose. */
function MatchListing({ matches, by }: MatchListingProps) {
  const view = useListView()
  if (view !== 'table' && typeof by === 'function') return <MatchSections sections={by(matches)} />
  if (view !== 'table' && typeof by === 'string' && by !== 'row') return <MatchGroups matches={matches} by={by} />
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

const columns = (today: string): readonly Column<Match>[] => [
  { id: 'match', head: 'Jogo', cell: (match) => <MatchLink match={match} /> },
  { id: 'when', head: 'Data', cell: (match) => <span className={styles.short}>{whenIn(match, today)}</span> },
  {
    id: 'status',
    head: 'Situação',
    cell: (match) => <span className={isLive(match) ? styles.live : styles.short}>{statusWords(match)}</span>,
  },
  {
    id: 'competition',
    head: 'Campeonato',
    cell: ({ competition }) => (
      <TextLink to="/campeonatos/$id" params={{ id: competition.id }}>
        {competition.name}
      </TextLink>
    ),
  },
  { id: 'round', head: 'Rodada', cell: (match) => <span className={styles.short}>{roundWords(match)}</span> },
  {
    id: 'stadium',
    head: 'Estádio',
    cell: ({ stadium, city }) =>
      stadium ? (
        <TextLink to="/estadios/$id" params={{ id: stadium.id }}>
          {stadium.name}
        </TextLink>
      ) : (
        (city ?? '–')
      ),
  },
  { id: 'airings', head: 'Onde assistir', cell: ({ airings }) => airingWords(airings) ?? '–' },
]

function whenIn({ day, kickoff, timeConfirmed }: Match, today: string): string {
  if (!day) return 'A definir'
  return kickoff && timeConfirmed ? `${shortDay(day, today)}, ${clockAt(kickoff)}` : shortDay(day, today)
}

function MatchLink({ match }: { readonly match: Match }) {
  const { id, competition, home, away } = match
  return (
    <Link className={styles.match} to="/campeonatos/$id/jogos/$idjogo" params={{ id: competition.id, idjogo: id }}>
      <Crest team={home} size={20} />
      <span className={styles.name}>{home.name}</span> <b>{scoreWords(match)}</b>{' '}
      <span className={styles.name}>{away.name}</span>
      <Crest team={away} size={20} />
    </Link>
  )
}

/** Matches as a table, for comparing. */
function MatchTable({ matches }: { readonly matches: readonly Match[] }) {
  return <VirtualTable caption="Jogos" columns={columns(useToday())} rows={matches} rowKey={({ id }) => id} />
}
