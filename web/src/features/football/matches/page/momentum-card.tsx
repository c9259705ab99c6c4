import type { LivePage, Match } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { ChartFrame } from '../../../../components/chart/chart-frame.tsx'
import inkStyles from '../../pieces/matches/team-inks.module.css'
import { inkVariables, teamInks } from '../../pieces/matches/team-inks.ts'
import styles from './match-story.module.css'

interface Props {
  readonly match: Match
  readonly momentum: LivePage['momentum']
}

/** Which team pressed when: above the line the home team, below it the other. */
export function MomentumCard({ match: { home, away }, momentum }: Props) {
  if (momentum.length === 0) return null
  const nameOf = (value: number) => (value === 0 ? 'equilíbrio' : value > 0 ? home.name : away.name)
  return (
    <Card title="Momento do jogo">
      <div className={inkStyles.inks} style={inkVariables(teamInks(home, away))}>
        <ChartFrame
          summary={`Quem pressionou, de cinco em cinco minutos: ${home.name} acima da linha, ${away.name} abaixo.`}
          table={{
            caption: 'Momento do jogo',
            heads: ['Minutos', 'Pressão', 'Quem'],
            rows: momentum.map(({ from, home: value }) => [`${from + 1}–${from + 5}`, Math.abs(value), nameOf(value)]),
          }}
          legend={
            <>
              <span className={styles.key} data-part="home">
                {home.name}
              </span>
              <span className={styles.key} data-part="away">
                {away.name}
              </span>
            </>
          }
        >
          <div className={styles.momentum} aria-hidden="true">
            {momentum.map(({ from, home: value }) => (
              <span key={from} className={styles.part}>
                <i
                  data-part={value >= 0 ? 'home' : 'away'}
                  style={{ height: `${Math.abs(value) / 2}%`, [value >= 0 ? 'bottom' : 'top']: '50%' }}
                />
              </span>
            ))}
          </div>
        </ChartFrame>
        <p className={styles.method}>
          Feito dos lances e do que se contou minuto a minuto: gols, pênaltis, finalizações e escanteios contam para
          quem os teve, cartões e gols contra para o adversário, e o que passou pesa cada vez menos.
        </p>
      </div>
    </Card>
  )
}
