import type { MatchPage } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { count } from '../../../../components/list/pages-words.ts'
import { MetaLine } from '../../../../components/meta-line.tsx'
import { MatchList } from '../../pieces/matches/match-list.tsx'
import inkStyles from '../../pieces/matches/team-inks.module.css'
import { inkVariables, teamInks } from '../../pieces/matches/team-inks.ts'
import styles from './head-to-head-card.module.css'

interface Props {
  readonly match: MatchPage
  readonly headToHead: MatchPage['headToHead']
}

const encounters = { one: 'encontro', many: 'encontros' }
const goalNoun = { one: 'gol', many: 'gols' }

/** Every encounter of the two that is known, seen from the home side. */
export function HeadToHeadCard({ match: { home, away }, headToHead }: Props) {
  const { played, homeWins, draws, awayWins, homeGoals, awayGoals, last } = headToHead
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
      {last.length > 0 && (
        <div className={styles.list}>
          <MatchList matches={last} label="Últimos encontros" showDay />
        </div>
      )}
    </Card>
  )
}
