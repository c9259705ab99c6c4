import type { MatchRecord } from '../../records/records.ts'
import type { MatchRow } from './read-matches.ts'

export type Place = Pick<MatchRecord, 'phase' | 'group' | 'round' | 'leg'>

const GROUP_PHASES: ReadonlyMap<string, NonNullable<MatchRecord['phase']>> = new Map([
  ['group stage', { name: 'Fase de grupos', kind: 'groups' }],
  ['second group stage', { name: 'Segunda fase', kind: 'groups' }],
  // 1950 had no final: four teams, each against each.
  ['final round', { name: 'Quadrangular final', kind: 'league' }],
])

/** Without a final s: the table has both `quarter-final` and `quarter-finals`. */
const ROUNDS: ReadonlyMap<string, string> = new Map([
  ['round of 16', 'Oitavas de final'],
  ['quarter-final', 'Quartas de final'],
  ['semi-final', 'Semifinais'],
  ['third-place match', 'Disputa do terceiro lugar'],
  ['final', 'Final'],
])

/** Where each match belongs, by its id. A stage of an unknown name keeps it. */
export function placeMatches(rows: readonly MatchRow[]): ReadonlyMap<string, Place> {
  const met = new Set<string>()
  return new Map(
    rows.map((row) => {
      const pair = [row.tournamentId, row.stage, ...[row.home.id, row.away.id].sort()].join(' ')
      const again = met.has(pair)
      met.add(pair)
      return [row.id, placeOf(row, again)]
    }),
  )
}

function placeOf(row: MatchRow, metBefore: boolean): Place {
  const group = row.group?.replace(/^Group /, '') ?? null
  // Level on points, two teams of a group met once more in 1954 and 1958; the table counts that as the group stage.
  if (row.groupStage && metBefore) return knockout('Desempate dos grupos', 'Desempate', group)
  if (row.groupStage) {
    const phase = GROUP_PHASES.get(row.stage) ?? { name: row.stage, kind: 'groups' }
    return { phase, group, round: null, leg: null }
  }
  const round = ROUNDS.get(row.stage.replace(/s$/, '')) ?? row.stage
  return knockout('Mata-mata', row.replay ? `${round} (desempate)` : round, null)
}

function knockout(phase: string, round: string, group: string | null): Place {
  return { phase: { name: phase, kind: 'knockout' }, group, round: { number: null, name: round }, leg: null }
}
