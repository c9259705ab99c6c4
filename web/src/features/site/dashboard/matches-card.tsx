import type { Match } from '@meio-campo/contract'
import { useState } from 'react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { MatchList } from '../../football/pieces/matches/match-list.tsx'
import { matchSections } from '../../football/pieces/matches/match-sections.ts'
import { useFollowRank } from '../../push/follows/follow-queries.ts'
import { chooseMatches, matchViews, type MatchView } from './match-views.ts'
import styles from './matches-card.module.css'

interface Props {
  /** Live matches and matches of today, in the order of the API: those that the reader follows first. */
  readonly matches: readonly Match[]
}

export function MatchesCard({ matches }: Props) {
  const rankOf = useFollowRank()
  const [wanted, setWanted] = useState<MatchView>('all')
  const [now] = useState(() => Date.now())
  const views = matchViews(matches, rankOf)
  // A match ends while one looks: the view that has emptied gives way to all of them.
  const view = views.some(({ value }) => value === wanted) ? wanted : 'all'
  const { shown, left } = chooseMatches(matches, view, rankOf, now)
  return (
    <Card
      title="Jogos de hoje"
      flush
      aside={views.length > 1 && <Segmented label="Quais jogos" choices={views} value={view} onChange={setWanted} />}
    >
      {matches.length === 0 ? (
        <EmptyState
          title="Nenhum jogo hoje"
          action={
            <ButtonLink to="/jogos" variant="default">
              Ver outros dias
            </ButtonLink>
          }
        >
          Quando houver, o placar corre aqui, ao vivo.
        </EmptyState>
      ) : (
        <div className={styles.matches}>
          {matchSections(shown, {
            competitions: shown.map(({ competition }) => competition.id),
            rankOf,
          }).map(({ key, kind, competition, edition, matches: group }) => (
            <section key={key}>
              <h3 className={styles.head}>
                {competition ? `${competition.name} ${edition}` : kind === 'live' ? 'Ao vivo' : 'Você acompanha'}
              </h3>
              <MatchList
                matches={group}
                label={`Jogos de hoje: ${competition?.name ?? (kind === 'live' ? 'ao vivo' : 'que você acompanha')}`}
                showCompetition={competition === null}
              />
            </section>
          ))}
          {left > 0 && (
            <p className={styles.more}>
              <TextLink to="/jogos">Ver todos os jogos de hoje</TextLink>
            </p>
          )}
        </div>
      )}
    </Card>
  )
}
