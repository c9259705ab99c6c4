import type { Projection, TeamProjection } from '@meio-campo/contract'
import { zoneName } from '@meio-campo/contract/rules'
import type { Zone } from '@meio-campo/football'
import type { TeamNames } from '../rows/team-names.ts'
import { calendarOf, isBeingPlayed } from './edition-calendar.ts'
import type { GroupStructure, PhaseStructure } from './edition-structure.ts'
import { guaranteeSentence } from './guarantee-words.ts'
import type { ProjectedTeam, StoredProjection } from './stored-projections.ts'

interface Table {
  readonly zones: readonly Zone[]
  readonly teams: number
  readonly hasTitle: boolean
}

const none = { round: null, seasons: 0, madeAt: null, teams: [], history: [] }

/** The projection of one table, with what was estimated after earlier rounds. `order` is that of the table. */
export function toProjection(
  phase: PhaseStructure,
  group: GroupStructure,
  stored: readonly StoredProjection[],
  order: readonly string[],
  names: TeamNames,
  today: string,
): Projection {
  const calendar = calendarOf(phase, group)
  const { played, open } = calendar
  // Without any match nothing has been played to its end: the calendar is missing.
  if (open.length === 0) return { state: played.length > 0 ? 'finished' : 'fixtures', ...none }
  const own = stored
    .filter(({ phase_id, group_id }) => phase_id === phase.id && group_id === (group.id ?? ''))
    .toSorted((a, b) => a.round - b.round)
  const now = own.at(-1)
  if (!now) return { state: isBeingPlayed(calendar, today) ? 'pending' : 'overdue', ...none }
  const table = tableOf(phase, group)
  const places = new Map(order.map((team, place) => [team, place]))
  const inOrder = now.teams.toSorted((a, b) => (places.get(a.team) ?? 0) - (places.get(b.team) ?? 0))
  return {
    state: now.reason ?? 'estimated',
    round: now.round,
    seasons: now.seasons,
    madeAt: now.made_at.toISOString(),
    teams: inOrder.map((team) => ({
      team: names.ref(team.team),
      positions: [...(team.positions ?? [])],
      ...toEstimate(team, table),
    })),
    history: own.flatMap(({ round, teams }) =>
      teams.some(({ positions }) => positions === null)
        ? []
        : {
            round,
            teams: teams.map((team) => ({
              team: team.team,
              title: titleChance(team, table),
              zones: zoneChances(team, table).map(({ id, chance }) => ({ id, chance })),
            })),
          },
    ),
  }
}

export function tableOf(phase: PhaseStructure, group: GroupStructure): Table {
  return {
    zones: phase.rules?.zones ?? [],
    teams: group.contest.teams.length,
    hasTitle: phase.kind === 'league',
  }
}

/** What is said of one team wherever it is shown. */
export function toEstimate(
  team: ProjectedTeam,
  table: Table,
): Pick<TeamProjection, 'points' | 'title' | 'zones' | 'guarantees'> {
  return {
    points: team.points,
    title: titleChance(team, table),
    zones: zoneChances(team, table),
    guarantees: team.guarantees.map((proved) => ({
      places: proved.places,
      state: proved.state as 'certain' | 'impossible' | 'open',
      pointsNeeded: proved.needed,
      sentence: guaranteeSentence(proved, table),
    })),
  }
}

function titleChance({ positions }: ProjectedTeam, { hasTitle }: Table): number | null {
  return hasTitle ? (positions?.[0] ?? null) : null
}

function zoneChances({ positions }: ProjectedTeam, { zones }: Table) {
  if (!positions) return []
  return zones.map((zone) => {
    const chance = positions.slice(zone.from - 1, zone.to).reduce((sum, share) => sum + share, 0)
    return { id: zone.id, name: zoneName(zone), chance: Math.min(1, Math.round(chance * 10_000) / 10_000) }
  })
}
