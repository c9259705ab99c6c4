// Explicit roles, because `display: grid` removes a table's own roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { Match, MatchStatistics, TeamRef } from '@meio-campo/contract'
import { useState } from 'react'
import { Card } from '../../../../components/card.tsx'
import { MissingData } from '../../../../console/not-found/missing-data.tsx'
import { isLive } from '../../pieces/matches/match-stage.ts'
import { Crest } from '../../../../components/crest/crest.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import styles from './statistics-card.module.css'
import { periodName, statisticRows } from '../../pieces/matches/statistics-rows.ts'
import inkStyles from '../../pieces/matches/team-inks.module.css'
import { inkVariables, teamInks } from '../../pieces/matches/team-inks.ts'

interface Props {
  readonly match: Match
  readonly statistics: readonly MatchStatistics[]
}

export function StatisticsCard({ match, statistics }: Props) {
  return (
    <Card title="Estatísticas">
      {statistics.length > 0 ? (
        <StatisticsBars home={match.home} away={match.away} statistics={statistics} />
      ) : (
        <MissingData title="Sem estatísticas para este jogo">
          {isLive(match) ? 'Os números chegam com o jogo.' : 'Nenhuma fonte contou finalizações, faltas e escanteios.'}
        </MissingData>
      )}
    </Card>
  )
}

interface StatisticsBarsProps {
  readonly home: TeamRef
  readonly away: TeamRef
  /** By period of the match; the whole match first. */
  readonly statistics: readonly MatchStatistics[]
}

/** Both sides' numbers, compared. The away side's bars are hatched: never colour alone. */
function StatisticsBars({ home, away, statistics }: StatisticsBarsProps) {
  const [period, setPeriod] = useState('match')
  const shown = statistics.find((one) => one.period === period) ?? statistics[0]
  if (!shown) return null
  return (
    <div className={`${styles.frame} ${inkStyles.inks}`} style={inkVariables(teamInks(home, away))}>
      {statistics.length > 1 && (
        <Segmented
          label="Etapa"
          choices={statistics.map((one) => ({ value: one.period, label: periodName(one.period) }))}
          value={shown.period}
          onChange={setPeriod}
        />
      )}
      <table className={styles.table} role="table" aria-label="Estatísticas">
        <thead role="rowgroup">
          <tr className={styles.teams} role="row">
            <th scope="col" role="columnheader">
              <Crest team={home} size={22} />
              {home.name}
            </th>
            <th scope="col" role="columnheader">
              <HiddenText>Estatística</HiddenText>
            </th>
            <th scope="col" role="columnheader">
              {away.name}
              <Crest team={away} size={22} />
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {statisticRows(shown).map(({ id, name, home: left, away: right, share, unit }) => (
            <tr
              key={id}
              className={styles.row}
              role="row"
              data-empty={share === null || undefined}
              style={{ '--share': `${share ?? 50}%` } as React.CSSProperties}
            >
              <td role="cell" data-more={(left ?? -1) > (right ?? -1) || undefined}>
                {left === null ? '–' : `${left}${unit}`}
              </td>
              <th scope="row" role="rowheader">
                {name}
              </th>
              <td role="cell" data-more={(right ?? -1) > (left ?? -1) || undefined}>
                {right === null ? '–' : `${right}${unit}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
