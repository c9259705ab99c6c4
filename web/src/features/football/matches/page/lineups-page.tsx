import { getRouteApi } from '@tanstack/react-router'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { useLive } from '../../../../components/live/use-live.ts'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { keepsChanging } from '../../pieces/matches/keeps-changing.ts'
import { stageOf } from '../../pieces/matches/match-stage.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { LineupsView } from './lineups-view.tsx'
import { MatchFrame } from './match-frame.tsx'
import { matchCall, matchLineupsQuery } from '../../pieces/matches/match-queries.ts'

const LIVE_MS = 20_000

const route = getRouteApi('/campeonatos/$id/jogos/$idjogo/escalacao')

export function LineupsPage() {
  const address = route.useParams()
  const today = useToday()
  const query = useLive(matchLineupsQuery(address), {
    intervalMs: LIVE_MS,
    while: ({ data }) => keepsChanging(data.match, today),
  })
  const match = query.data?.data.match
  useApiCall('/api/v1/campeonatos/{id}/jogos/{idjogo}/escalacao', matchCall(address), { demo: match?.demo ?? false })
  return (
    <MatchFrame address={address} section="escalacao" title="Escalação" match={match} query={query}>
      <QueryView
        query={query}
        skeleton={
          <Card flush>
            <SkeletonRows count={12} />
          </Card>
        }
      >
        {({ data }) => (
          <>
            {!data.home && !data.away && (
              <Card>
                <EmptyState
                  title="Sem escalação para este jogo"
                  action={
                    <ButtonLink variant="default" to="/campeonatos/$id/jogos/$idjogo" params={address}>
                      Ver o resumo
                    </ButtonLink>
                  }
                >
                  {stageOf(data.match) === 'next'
                    ? 'As escalações saem perto da hora do jogo.'
                    : 'Nenhuma fonte registrou quem jogou.'}
                </EmptyState>
              </Card>
            )}
            <LineupsView lineups={data} />
          </>
        )}
      </QueryView>
    </MatchFrame>
  )
}
