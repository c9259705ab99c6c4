import type { MatchPage } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { ChartFrame } from '../../../../components/chart/chart-frame.tsx'
import { count } from '../../../../components/list/pages-words.ts'
import { MetaLine } from '../../../../components/meta-line.tsx'
import { MatchList } from '../../pieces/matches/match-list.tsx'
import inkStyles from '../../pieces/matches/team-inks.module.css'
import { inkVariables, teamInks } from '../../pieces/matches/team-inks.ts'
import styles from './match-page.module.css'

interface Props {
  readonly match: MatchPage
  readonly headToHead: MatchPage['headToHead']
}

const encounters = { one: 'encontro', many: 'encontros' }
const goalNoun = { one: 'gol', many: 'gols' }

/** All known meetings of the two teams, from the home team's side. */
export function HeadToHeadCard({ match: { home, away }, headToHead }: Props) {
  const { played, homeWins, draws, awayWins, homeGoals, awayGoals, last, decades } = headToHead
  if (played === 0) return null
  const parts = [
    { id: 'home', name: `Vitórias: ${home.name}`, value: homeWins },
    { id: 'draws', name: 'Empates', value: draws },
    { id: 'away', name: `Vitórias: ${away.name}`, value: awayWins },
  ]
  return (
    <Card title="Confronto direto" aside={<MetaLine>{count(played, encounters)}</MetaLine>} flush>
      <div className={inkStyles.inks} style={inkVariables(teamInks(home, away))}>
        <dl className={styles.tally}>
          {parts.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.bar} aria-hidden="true">
          {parts
            .filter(({ value }) => value > 0)
            .map(({ id, value }) => (
              <span key={id} data-part={id} style={{ flexGrow: value }} />
            ))}
        </div>
      </div>
      <p className={styles.words}>
        {home.name}: {count(homeGoals, goalNoun)}. {away.name}: {count(awayGoals, goalNoun)}.
        {last.length === 0 && ' Este é o único encontro conhecido dos dois.'}
      </p>
      {decades.length > 1 && (
        <div className={inkStyles.inks} style={inkVariables(teamInks(home, away))}>
          <Decades home={home.name} away={away.name} decades={decades} />
        </div>
      )}
      {last.length > 0 && (
        <div className={styles.list}>
          <MatchList matches={last} label="Últimos encontros" showDay />
        </div>
      )}
    </Card>
  )
}

interface DecadesProps {
  readonly home: string
  readonly away: string
  readonly decades: MatchPage['headToHead']['decades']
}

/** Results by decade: one column per decade, home wins below, draws between, away wins above. */
function Decades({ home, away, decades }: DecadesProps) {
  const most = Math.max(...decades.map(({ homeWins, draws, awayWins }) => homeWins + draws + awayWins))
  const first = decades[0]!
  const last = decades.at(-1)!
  return (
    <div className={styles.decades}>
      <h3 className={styles.decadesTitle}>Década a década</h3>
      <ChartFrame
        summary={`Encontros por década, de ${first.from} a ${last.from + 9}.`}
        table={{
          caption: 'Encontros por década',
          heads: ['Década', `Vitórias: ${home}`, 'Empates', `Vitórias: ${away}`],
          rows: decades.map(({ from, homeWins, draws, awayWins }) => [
            `${from}–${from + 9}`,
            homeWins,
            draws,
            awayWins,
          ]),
        }}
        legend={
          <>
            <span className={styles.key} data-part="home">
              {home}
            </span>
            <span className={styles.key} data-part="draws">
              Empates
            </span>
            <span className={styles.key} data-part="away">
              {away}
            </span>
          </>
        }
      >
        <div className={styles.columns} aria-hidden="true">
          {decades.map(({ from, homeWins, draws, awayWins }) => (
            <div key={from} className={styles.column}>
              <div className={styles.stack}>
                <i data-part="away" style={{ height: `${(awayWins / most) * 100}%` }} />
                <i data-part="draws" style={{ height: `${(draws / most) * 100}%` }} />
                <i data-part="home" style={{ height: `${(homeWins / most) * 100}%` }} />
              </div>
              <small>{from}</small>
            </div>
          ))}
        </div>
      </ChartFrame>
    </div>
  )
}
