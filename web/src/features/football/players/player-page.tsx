import type { PlayerPage as Player } from '@meio-campo/contract'
import { getRouteApi } from '@tanstack/react-router'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { useLive } from '../../../components/live/use-live.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { positionWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { EditRecordButton } from '../../curating/records/dialogs/edit-record-button.tsx'
import { JoinsFold } from '../../importing/duplicates/joins-fold.tsx'
import { RecordHistoryFold } from '../../curating/history/record-history-fold.tsx'
import { PlayerFrame } from './player-frame.tsx'
import { PlayerOverview } from './player-overview.tsx'
import { playerCall, playerQuery } from './player-queries.ts'

const LIVE_MS = 30_000

const route = getRouteApi('/jogadores/$id/')

export function PlayerPage() {
  const { id } = route.useParams()
  const query = useLive(playerQuery(id), { intervalMs: LIVE_MS, while: ({ data }) => data.nextMatch !== null })
  const player = query.data?.data
  const source = player?.sources[0] ?? null
  useApiCall('/api/v1/jogadores/{id}', playerCall(id), {
    demo: player?.demo ?? false,
    source: source && { title: source.title, at: source.at },
  })
  return (
    <PlayerFrame
      id={id}
      section="visao-geral"
      title={player?.name ?? 'Jogador'}
      facts={player && <Facts player={player} />}
      actions={<EditRecordButton noun="player" id={id} goneTo="/jogadores" />}
    >
      <QueryView
        query={query}
        skeleton={
          <Card flush>
            <SkeletonRows count={12} />
          </Card>
        }
      >
        {({ data }) => <PlayerOverview player={data} />}
      </QueryView>
      <JoinsFold kind="person" id={player?.id} />
      <RecordHistoryFold kind="person" id={player?.id} />
    </PlayerFrame>
  )
}

function Facts({ player }: { readonly player: Player }) {
  const position = positionWords(player.positions)
  return (
    <>
      {player.team && <TeamLink team={player.team} />}
      {position && <span>{position}</span>}
      {player.suspensions.some(({ suspended }) => suspended) && <Badge tone="bad">Suspenso</Badge>}
    </>
  )
}
