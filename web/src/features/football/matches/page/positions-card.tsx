import type { MatchPage } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { PlaceChange } from '../../pieces/standings/place-change.tsx'
import { TeamLink } from '../../pieces/teams/team-link.tsx'
import styles from './positions-card.module.css'

interface Props {
  readonly match: MatchPage
  readonly positions: NonNullable<MatchPage['positions']>
}

/** What the match did to both in the table. */
export function PositionsCard({ match, positions }: Props) {
  return (
    <Card
      title="Na tabela"
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
