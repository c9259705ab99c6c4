import type { Match, MatchPage } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { isLive } from '../../pieces/matches/match-stage.ts'
import { PlaceChange } from '../../pieces/standings/place-change.tsx'
import { TeamLink } from '../../pieces/teams/team-link.tsx'
import styles from './match-page.module.css'

interface PositionsCardProps {
  readonly match: Match
  readonly positions: NonNullable<MatchPage['positions']>
}

/** How the match changed the places of both teams in the table; while it is played, how its score would. */
export function PositionsCard({ match, positions }: PositionsCardProps) {
  return (
    <Card
      title={isLive(match) ? 'Com este resultado' : 'Na tabela'}
      aside={
        <TextLink
          to="/campeonatos/$id/tabela"
          params={{ id: match.competition.id }}
          search={{ temporada: match.edition }}
        >
          Tabela
        </TextLink>
      }
      flush
    >
      <ul>
        {(['home', 'away'] as const).map((side) => {
          const { before, after } = positions[side]
          return (
            <li key={side} className={styles.row}>
              <TeamLink team={match[side]} />
              <span className={styles.places}>
                <span className={styles.before}>
                  <HiddenText>Antes: </HiddenText>
                  {before === null ? '–' : `${before}º`}
                </span>
                {after !== null && (
                  <>
                    <span aria-hidden="true">→</span>
                    <span className={styles.after}>
                      <HiddenText>Depois: </HiddenText>
                      {after}º
                    </span>
                    <PlaceChange change={before === null ? null : before - after} />
                  </>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
