import type { Match } from '@meio-campo/contract'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { useMatchRights } from '../../pieces/matches/match-rights.ts'
import { useUser } from '../../../../session/session-store.ts'

/** A match whose day is over and whose result is unknown: what to do about it. */
export function UnknownResultCard({ match }: { readonly match: Match }) {
  const isAdmin = useUser()?.admin === true
  const { mayScore } = useMatchRights(match)
  const address = { id: match.competition.id, idjogo: match.id }
  return (
    <Card>
      <EmptyState
        title="Resultado ainda não informado"
        action={
          mayScore ? (
            <>
              <ButtonLink to="/campeonatos/$id/jogos/$idjogo/settings" params={address}>
                Abrir a mesa do jogo
              </ButtonLink>
              {isAdmin && (
                <ButtonLink variant="default" to="/settings" search={{ aba: 'importacoes' }}>
                  Importar ou ligar uma fonte
                </ButtonLink>
              )}
            </>
          ) : (
            <ButtonLink variant="default" to="/campeonatos/$id/jogos" params={{ id: match.competition.id }}>
              Ver a rodada
            </ButtonLink>
          )
        }
      >
        {isAdmin
          ? 'O dia do jogo passou e nenhuma fonte trouxe o placar. Informe-o na mesa, importe um arquivo ou ligue uma fonte.'
          : 'O dia do jogo passou e nenhuma fonte trouxe o placar. Se você sabe como terminou, sugira uma correção.'}
      </EmptyState>
    </Card>
  )
}
