import type { PhaseStandings } from '../standings/edition-standings.ts'

/** A team's result in an edition, as far as tables and knock-outs show it. */
export interface Campaign {
  readonly position: number | null
  readonly points: number | null
  readonly stage: string | null
}

export interface Honours {
  readonly champion: boolean
  readonly runnerUp: boolean
}

export function campaignOf(team: string, phases: readonly PhaseStandings[], honours: Honours): Campaign {
  const tables = phases.flatMap(({ groups }) => groups)
  // Third in one of eight groups is no third place.
  const only = tables.length === 1 ? tables[0] : undefined
  const row = only?.rows.find((each) => each.team === team)
  return { position: row?.position ?? null, points: row?.points ?? null, stage: stageOf(team, phases, honours) }
}

/** The last tie a team played, or what it won there. */
function stageOf(team: string, phases: readonly PhaseStandings[], { champion, runnerUp }: Honours): string | null {
  const ties = phases.flatMap((phase) => phase.ties.map((tie) => ({ ...tie, phase: phase.name })))
  const last = ties.findLast(({ teams }) => teams.includes(team))
  if (!last) return null
  if (champion) return 'Campeão'
  if (runnerUp) return 'Vice-campeão'
  return last.round?.name ?? last.phase
}
