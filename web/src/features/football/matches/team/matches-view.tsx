import { plural } from '@meio-campo/contract/rules'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { AnswerAt } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { VirtualList } from '../../../../components/list/virtual-list.tsx'
import { paceWhile } from '../../../../components/live/use-live.ts'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { hasDemo, useApiPages } from '../../../../console/api-panel/use-api-call.ts'
import { MatchRow } from '../../pieces/matches/match-row.tsx'
import { isLive } from '../../pieces/matches/match-stage.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { teamQuery } from '../../teams/team-queries.ts'
import { teamMatchesCall, teamMatchPages } from './team-matches-queries.ts'
import { parseTeamMatchesSearch, type TeamMatchesSearch } from './team-matches-search.ts'
import { count } from '../../../../components/list/pages-words.ts'
import { TeamLink } from '../../pieces/teams/team-link.tsx'
import { RecordBar } from '../../teams/record-bar.tsx'
import styles from './matches-view.module.css'

/** The name of the page's team, which the frame has already loaded. */
function useTeamName(id: string): string {
  return useQuery(teamQuery(id)).data?.data.name ?? ''
}

const LIVE_MS = 20_000

interface Props {
  readonly id: string
  readonly search: TeamMatchesSearch
}

/** Results or upcoming matches; for one opponent also the head-to-head record. */
export function MatchesView({ id, search }: Props) {
  const today = useToday()
  const matches = useInfiniteQuery({
    ...teamMatchPages(id, search, today),
    refetchInterval: paceWhile(isLive, LIVE_MS),
  })
  const first = matches.data?.pages[0]
  useApiPages(matches, '/api/v1/times/{id}/jogos', teamMatchesCall(id, search, today), { demo: hasDemo(matches) })
  const upcoming = search.ver === 'proximos'
  const label = upcoming ? 'Próximos jogos' : 'Resultados'
  const meetings = search.adversario ? first?.headToHead : null
  return (
    <>
      {meetings && meetings.opponent.id === search.adversario && <HeadToHeadCard id={id} meetings={meetings} />}
      {!upcoming && <NextMatch id={id} search={search} today={today} />}
      <Card title={label} flush>
        <PagesView
          query={matches}
          noun={{ one: 'jogo', many: 'jogos' }}
          skeleton={<SkeletonRows count={10} />}
          empty={
            <EmptyState title={upcoming ? 'Nenhum jogo marcado' : 'Nenhum jogo aqui'}>
              Mude a temporada, o campeonato ou o adversário para ver outros.
            </EmptyState>
          }
        >
          {(rows) => (
            <VirtualList label={label} rows={rows} rowKey={(match) => match.id} rowHeight={56}>
              {(match) => <MatchRow match={match} showDay />}
            </VirtualList>
          )}
        </PagesView>
      </Card>
    </>
  )
}

/** The next match is shown above the results, unless a filter is set. */
function NextMatch({ id, search, today }: Props & { readonly today: string }) {
  const { data } = useQuery(teamQuery(id))
  const next = data?.data.nextMatch
  const { ver: _view, mes: _month, ...filters } = parseTeamMatchesSearch({ ...search })
  if (!next || Object.keys(filters).length > 0) return null
  // The list already contains today's match.
  if (next.day !== null && next.day <= today) return null
  return (
    <Card
      title="Próximo jogo"
      aside={
        <TextLink to="/times/$id/jogos" params={{ id }} search={{ ver: 'proximos' }}>
          Todos os próximos
        </TextLink>
      }
      flush
    >
      <MatchRow match={next} showDay />
    </Card>
  )
}

type Meetings = NonNullable<AnswerAt<'GET', '/api/v1/times/{id}/jogos'>['headToHead']>

/** All meetings with one opponent, from the side of the page's team. */
function HeadToHeadCard({ id, meetings }: { readonly id: string; readonly meetings: Meetings }) {
  const name = useTeamName(id)
  const { opponent, played, won, lost, goalsFor, goalsAgainst } = meetings
  return (
    <Card title="Confronto direto" aside={<TeamLink team={opponent} />}>
      {played === 0 ? (
        <p className={styles.words}>Nenhum jogo entre os dois foi registrado.</p>
      ) : (
        <>
          <p className={styles.figures}>
            <span>
              {name}: <b>{won}</b> {plural(won, 'vitória', 'vitórias')}
            </span>
            <span>
              {opponent.name}: <b>{lost}</b> {plural(lost, 'vitória', 'vitórias')}
            </span>
          </p>
          <RecordBar record={meetings} />
          <p className={styles.words}>
            {count(played, { one: 'jogo', many: 'jogos' })}, {count(goalsFor, { one: 'gol', many: 'gols' })} pró e{' '}
            {goalsAgainst} contra
          </p>
        </>
      )}
    </Card>
  )
}
