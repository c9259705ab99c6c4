import type { Standings } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { Card } from '../../../components/card.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { ButtonLink } from '../../../components/button-link.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { useSession } from '../../../session/session-store.ts'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { CompetitionFrame } from '../competitions/competition-frame.tsx'
import { playedRounds } from './played-rounds.ts'
import { StandingsPhaseView } from './standings-phase-view.tsx'
import { standingsCall, standingsQuery } from '../pieces/standings/standings-queries.ts'
import type { StandingsSearch } from '../pieces/standings/standings-search.ts'
import { StandingsSkeleton } from './standings-skeleton.tsx'
import { StandingsTools } from './standings-tools.tsx'
import styles from './standings-page.module.css'

const LIVE_MS = 20_000

const route = getRouteApi('/campeonatos/$id/tabela')

export function StandingsPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const favourite = useSession()?.time?.id
  const past = search.rodada !== undefined || search.data !== undefined
  // A table of the past stands still; the current one follows its matches.
  const standings = useLive(standingsQuery(id, search), {
    intervalMs: LIVE_MS,
    while: ({ data }) => !past && data.edition === data.editions[0],
  })
  const latest = useLatestRound(id, search, standings.data?.data)
  const shown = standings.data?.data
  useApiCall('/api/v1/campeonatos/{id}/tabela', standingsCall(id, search), { demo: shown?.demo ?? false })
  const change = useCallback(
    (next: StandingsSearch) =>
      void navigate({
        search: next,
        // From round to round one scrubs: "back" leads to where one was before, not through each of them.
        replace: search.rodada !== undefined && next.rodada !== undefined,
        resetScroll: false,
      }),
    [navigate, search.rodada],
  )
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="tabela"
      title="Tabela"
      about={shown}
      error={standings.error}
      onEdition={(temporada) => void navigate({ search: { temporada, ...(search.local && { local: search.local }) } })}
    >
      <QueryView query={standings} skeleton={<StandingsSkeleton />}>
        {({ data }) => (
          <>
            {hasTables(data) && (
              <StandingsTools
                search={search}
                rounds={playedRounds(data, latest)}
                round={data.round}
                onChange={change}
              />
            )}
            <div className={styles.phases} aria-busy={standings.isPlaceholderData}>
              {data.phases.map((phase) => (
                <StandingsPhaseView
                  key={phase.id}
                  competitionId={id}
                  phase={phase}
                  named={data.phases.length > 1}
                  favourite={favourite}
                />
              ))}
            </div>
            {data.phases.length === 0 && <NoTable id={id} edition={data.edition} />}
          </>
        )}
      </QueryView>
    </CompetitionFrame>
  )
}

const hasTables = ({ phases }: Standings) => phases.some(({ groups }) => groups.length > 0)

/** The answer names the round it was asked for; where the season really stands is in the table of now. */
function useLatestRound(id: string, { temporada, rodada, data }: StandingsSearch, shown: Standings | undefined) {
  const past = rodada !== undefined || data !== undefined
  const now = useQuery({ ...standingsQuery(id, temporada ? { temporada } : {}), enabled: past })
  return past ? (now.data?.data.round ?? shown?.round ?? null) : (shown?.round ?? null)
}

function NoTable({ id, edition }: { readonly id: string; readonly edition: string }) {
  return (
    <Card>
      <EmptyState
        title="Sem tabela para esta edição"
        action={
          <ButtonLink variant="default" to="/campeonatos/$id/campeoes" params={{ id }}>
            Ver os campeões
          </ButtonLink>
        }
      >
        Não há jogos registrados da edição {edition}. Escolha outra temporada ou veja quem foi campeão.
      </EmptyState>
    </Card>
  )
}
