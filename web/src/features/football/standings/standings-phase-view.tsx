import type { StandingsPhase } from '@meio-campo/contract'
import { Card } from '../../../components/card.tsx'
import { BracketView } from './bracket-view.tsx'
import { EvolutionCard } from './evolution-card.tsx'
import { StandingsTable } from '../pieces/standings/standings-table.tsx'
import styles from './standings-phase-view.module.css'
import { TieBreaksCard } from './tie-breaks-card.tsx'
import { ZoneLegend } from '../pieces/standings/zone-legend.tsx'

interface Props {
  readonly competitionId: string
  readonly phase: StandingsPhase
  /** The phase's name is said where there is more than one. */
  readonly named: boolean
  readonly favourite: string | undefined
}

/** A phase: its table, its groups, or its knock-out. */
export function StandingsPhaseView({ competitionId, phase, named, favourite }: Props) {
  const { groups, ties, zones } = phase
  const alone = groups.length === 1
  return (
    <section className={styles.frame} aria-label={phase.name}>
      <div className={styles.phase} data-alone={alone || undefined}>
        {named && <h2 className={styles.name}>{phase.name}</h2>}
        {groups.length > 0 && (
          <div className={styles.groups} data-alone={alone || undefined}>
            {groups.map((group) => (
              <Card key={group.name} {...(!alone && { title: group.name })} flush>
                <StandingsTable
                  caption={alone ? `Classificação: ${phase.name}` : `Classificação: ${group.name}`}
                  rows={group.rows}
                  zones={zones}
                  favourite={favourite}
                />
                {alone && zones.length > 0 && (
                  <footer className={styles.legend}>
                    <ZoneLegend zones={zones} />
                  </footer>
                )}
              </Card>
            ))}
          </div>
        )}
        {!alone && groups.length > 0 && <ZoneLegend zones={zones} />}
        <EvolutionCard key={phase.id} phase={phase} favourite={favourite} />
        {groups.length > 0 && <TieBreaksCard tables={groups} criteria={phase.criteria} />}
        {ties.length > 0 && (
          <div className={styles.bracket}>
            <Card>
              <BracketView competitionId={competitionId} ties={ties} />
            </Card>
          </div>
        )}
      </div>
    </section>
  )
}
