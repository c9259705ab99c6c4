import type { FollowedMatch } from '@meio-campo/contract'
import { IconBallFootball } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { IconRow, IconRows } from '../../../components/list/icon-row.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { showToast } from '../../../state/toasts.ts'
import { clockAt, shortDay } from '../../football/pieces/matches/match-day.ts'
import { useToday } from '../../football/pieces/matches/use-today.ts'
import { followedPages, setFollowed } from './notification-queries.ts'

/** The matches that are followed one by one. */
export function FollowedCard() {
  const followed = useInfiniteQuery(followedPages())
  return (
    <Card title="Jogos que você acompanha" flush>
      <PagesView
        query={followed}
        noun={{ one: 'jogo', many: 'jogos' }}
        empty={
          <EmptyState
            title="Nenhum jogo acompanhado"
            action={
              <ButtonLink to="/jogos" variant="default">
                Ver os jogos
              </ButtonLink>
            }
          >
            Na página de um jogo, toque em “Acompanhar” para ser avisado dele, seja qual for o seu time.
          </EmptyState>
        }
      >
        {(rows) => (
          <IconRows label="Jogos acompanhados">
            {rows.map((row) => (
              <FollowedRow key={row.match.id} {...row} />
            ))}
          </IconRows>
        )}
      </PagesView>
    </Card>
  )
}

function FollowedRow({ match }: FollowedMatch) {
  const today = useToday()
  const name = `${match.home.name} × ${match.away.name}`
  const when =
    match.day && [shortDay(match.day, today), match.kickoff && clockAt(match.kickoff)].filter(Boolean).join(', ')
  const leave = async () => {
    if (await setFollowed(match.id, false)) showToast('Você não acompanha mais este jogo.')
  }
  return (
    <IconRow
      icon={IconBallFootball}
      name={name}
      actions={
        <Button variant="default" size="xs" aria-label={`Deixar de acompanhar ${name}`} onClick={() => void leave()}>
          Deixar de acompanhar
        </Button>
      }
    >
      <MetaLine>
        {when ?? 'Data a definir'}
        <TextLink to="/campeonatos/$id/jogos/$idjogo" params={{ id: match.competition.id, idjogo: match.id }}>
          {match.competition.name}
        </TextLink>
      </MetaLine>
    </IconRow>
  )
}
