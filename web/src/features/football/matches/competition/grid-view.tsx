import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Match } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../../components/card.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { ErrorState } from '../../../../components/page/error-state.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import styles from './competition-matches-page.module.css'
import { gridCall, gridPages } from './competition-matches-queries.ts'
import type { CompetitionMatchesSearch } from './competition-matches-search.ts'
import { Crest } from '../../../../components/crest/crest.tsx'
import { crestLetters } from '@meio-campo/contract/rules'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { shownScore, stageOf } from '../../pieces/matches/match-stage.ts'
import { UnseenFacts } from '../../pieces/matches/unseen-facts.tsx'
import gridStyles from './grid-view.module.css'
import { resultMatrix } from './result-matrix.ts'
import { calendarDay } from '../../pieces/matches/match-day.ts'

interface Props {
  readonly id: string
  readonly search: CompetitionMatchesSearch
  readonly phase: string
}

/** Team against team: the whole phase is read, page after page. */
export function GridView({ id, search, phase }: Props) {
  const matches = useInfiniteQuery(gridPages(id, search, phase))
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = matches
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  const read = matches.data?.pages.flatMap(({ data }) => data) ?? []
  useApiCall('/api/v1/campeonatos/{id}/jogos', gridCall(id, search, phase), { demo: read.some(({ demo }) => demo) })
  if (matches.isError) {
    return (
      <Card>
        <ErrorState
          error={matches.error}
          onRetry={() => void (isFetchNextPageError ? fetchNextPage() : matches.refetch())}
        />
      </Card>
    )
  }
  if (!matches.data || hasNextPage) {
    return (
      <Card flush>
        <SkeletonRows count={20} />
      </Card>
    )
  }
  return read.length > 0 ? (
    <div className={styles.grid}>
      <ResultGrid matches={read} />
    </div>
  ) : (
    <Card>
      <EmptyState title="Nenhum jogo nesta fase">Escolha outra fase ou outra temporada.</EmptyState>
    </Card>
  )
}

/** Every team at home (rows) against every other (columns); each cell leads to its match. */
function ResultGrid({ matches }: { readonly matches: readonly Match[] }) {
  const { teams, at } = useMemo(() => resultMatrix(matches), [matches])
  return (
    // Scrolls by itself, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={gridStyles.scroll} tabIndex={0} role="region" aria-label="Resultados, time contra time">
      <table className={gridStyles.grid}>
        <caption>
          <HiddenText>Em cada linha, os jogos em casa; em cada coluna, o visitante.</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <HiddenText>Mandante</HiddenText>
            </th>
            {teams.map((team) => (
              <th key={team.id} scope="col" title={team.name}>
                <Crest team={team} size={20} labelled />
                <span aria-hidden="true">{crestLetters(team.acronym, team.name)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map((home) => (
            <tr key={home.id}>
              <th scope="row">
                <span className={gridStyles.home}>
                  <Crest team={home} size={20} />
                  {home.name}
                </span>
              </th>
              {teams.map((away) =>
                home.id === away.id ? (
                  <td key={away.id} className={gridStyles.none}>
                    <HiddenText>Não se aplica</HiddenText>
                  </td>
                ) : (
                  <Cell key={away.id} match={at(home.id, away.id)} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ match }: { readonly match: Match | null }) {
  if (!match) return <td>–</td>
  const score = shownScore(match)
  const outcome = !score ? undefined : score.home > score.away ? 'V' : score.home < score.away ? 'D' : 'E'
  return (
    <td>
      <Link
        className={gridStyles.cell}
        to="/campeonatos/$id/jogos/$idjogo"
        params={{ id: match.competition.id, idjogo: match.id }}
        data-outcome={outcome}
        data-stage={stageOf(match)}
      >
        {score ? `${score.home} × ${score.away}` : match.day ? calendarDay(match.day) : '–'}
        <UnseenFacts match={match} seen={[]} />
      </Link>
    </td>
  )
}
