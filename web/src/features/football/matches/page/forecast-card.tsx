import type { MatchPage } from '@meio-campo/contract'
import { Badge } from '../../../../components/badge.tsx'
import { Card } from '../../../../components/card.tsx'
import { chanceWords, meanWords, wholeShares } from '../../pieces/forecasts/forecast-words.ts'
import { MethodLink } from '../../pieces/forecasts/method-link.tsx'
import { stageOf } from '../../pieces/matches/match-stage.ts'
import inkStyles from '../../pieces/matches/team-inks.module.css'
import { inkVariables, teamInks } from '../../pieces/matches/team-inks.ts'
import styles from './forecast-card.module.css'

interface Props {
  readonly match: MatchPage
  readonly forecast: NonNullable<MatchPage['forecast']>
}

/** The three chances, drawn and as figures, and the scores that are most likely. After kick-off: what they were. */
export function ForecastCard({ match, forecast }: Props) {
  const { home, away } = match
  const { expectedGoals, scores } = forecast
  const shares = wholeShares([forecast.home, forecast.draw, forecast.away])
  const parts = [
    { id: 'home', name: home.name, share: shares[0]! },
    { id: 'draws', name: 'Empate', share: shares[1]! },
    { id: 'away', name: away.name, share: shares[2]! },
  ]
  const isNext = stageOf(match) === 'next'
  return (
    <Card title={isNext ? 'Chances' : 'Chances antes do jogo'} aside={<Badge>Estimativa</Badge>}>
      <div className={inkStyles.inks} style={inkVariables(teamInks(home, away))}>
        <dl className={styles.chances}>
          {parts.map(({ id, name, share }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{share}%</dd>
            </div>
          ))}
        </dl>
        <div className={styles.bar} aria-hidden="true">
          {parts
            .filter(({ share }) => share > 0)
            .map(({ id, share }) => (
              <span key={id} data-part={id} style={{ flexGrow: share }} />
            ))}
        </div>
      </div>
      <table className={styles.scores}>
        <caption>
          Placares mais prováveis. Espera-se {meanWords(expectedGoals.home)} × {meanWords(expectedGoals.away)} em gols.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              {home.name} × {away.name}
            </th>
            <th scope="col">Chance</th>
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <tr key={`${score.home} ${score.away}`}>
              <th scope="row">
                {score.home} × {score.away}
              </th>
              <td>{chanceWords(score.chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.method}>
        Pelos resultados já conhecidos e, entre clubes, também pelos cartões e por quem começa jogando. <MethodLink />
      </p>
    </Card>
  )
}
