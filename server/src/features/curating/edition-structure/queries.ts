import { createHash } from 'node:crypto'
import type { EditionStructure, StructurePhase, StructureZone, TableRules, TieRules } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { tableRulesOf, tieRulesOf } from '../../football/standings/phase-rules.ts'
import { findTeamRefs } from '../../football/rows/team-ref.ts'
import type { StoredSource } from '../../football/standings/edition-structure.ts'
import { getEditionAbout, type EditionAbout } from './edition.ts'
import { toPlaceSource } from './tie-sources.ts'

/** A stored phase: it and all its parts have ids. */
export type StoredPhase = StructurePhase & { readonly id: string }

export async function getStructure(database: Queryable, id: string): Promise<EditionStructure> {
  return getStructureOf(database, await getEditionAbout(database, id))
}

export async function getStructureOf(database: Queryable, edition: EditionAbout): Promise<EditionStructure> {
  const phases = await listPhases(database, edition)
  const { id, name, demo, competition } = edition
  const teams = await findTeamRefs(database, phases.flatMap(teamsIn))
  return {
    competition: { id: competition.id, name: competition.name },
    edition: { id, name, demo },
    tag: tagOf(phases),
    phases,
    teams: [...teams.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
    matches: await countMatches(database, id),
  }
}

const teamsIn = ({ entrants, ties }: StructurePhase): string[] => [
  ...entrants.map(({ team }) => team),
  ...ties.flatMap(({ first, second }) => [first, second].filter((team) => team !== null)),
]

/** Depends on the structure alone, not on its matches. */
function tagOf(phases: readonly StoredPhase[]): string {
  const ordered = phases.map((phase) => ({
    ...phase,
    rounds: phase.rounds.toSorted((a, b) => (a.id! < b.id! ? -1 : 1)),
    // Teams in places come and go with results.
    ties: phase.ties.map((tie) => ({
      ...tie,
      first: tie.firstFrom ? null : tie.first,
      second: tie.secondFrom ? null : tie.second,
    })),
  }))
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex').slice(0, 16)
}

export async function listPhases(database: Queryable, edition: EditionAbout): Promise<StoredPhase[]> {
  const ofEdition = sql<boolean>`phase_id in (select id from phases where edition_id = ${edition.id})`
  const [phases, groups, entrants, rounds, ties] = await Promise.all([
    database
      .selectFrom('phases')
      .selectAll()
      .where('edition_id', '=', edition.id)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    database.selectFrom('groups').selectAll().where(ofEdition).orderBy('position').orderBy('name').execute(),
    database.selectFrom('phase_teams').selectAll().where(ofEdition).orderBy('team_id').execute(),
    database
      .selectFrom('rounds')
      .selectAll()
      .select(sql<Date | null>`(select min(moment) from matches where round_id = rounds.id)`.as('moment'))
      .where(ofEdition)
      .orderBy(sql`number nulls last`)
      .orderBy(sql`moment nulls last`)
      .orderBy('name')
      .execute(),
    database.selectFrom('ties').selectAll().where(ofEdition).orderBy('position').orderBy('id').execute(),
  ])
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  const roundNames = new Map(rounds.map(({ id, name }) => [id, name]))
  const tieIds = new Set(ties.map(({ id }) => id))
  const sourceOf = (stored: unknown) => toPlaceSource(stored as StoredSource | null, phases, groups, tieIds)
  return phases.map((phase): StoredPhase => {
    const own = <Row extends { phase_id: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.phase_id === phase.id)
    const about = { ...phase, competition_id: edition.competition.id, edition_name: edition.name }
    const knockout = phase.kind === 'knockout'
    return {
      id: phase.id,
      name: phase.name,
      kind: phase.kind as StructurePhase['kind'],
      table: knockout ? null : toTableRules(tableRulesOf(about)),
      tie: knockout ? toTieRules(tieRulesOf(about, null)) : null,
      zones: (phase.zones as unknown as StoredZone[]).map(toZone),
      groups: own(groups).map(({ id, name }) => ({ id, name })),
      entrants: own(entrants).map(({ team_id, group_id, ranking }) => ({
        team: team_id,
        group: group_id === null ? null : groupNames.get(group_id)!,
        ranking,
      })),
      rounds: own(rounds).map(({ id, number, name }) => ({ id, number, name })),
      ties: own(ties).map((tie) => ({
        id: tie.id,
        round: tie.round_id === null ? null : roundNames.get(tie.round_id)!,
        first: tie.first_id,
        second: tie.second_id,
        firstFrom: sourceOf(tie.first_from),
        secondFrom: sourceOf(tie.second_from),
        winner: tie.winner_id,
        rules: tie.rules === null ? null : toTieRules(tieRulesOf(about, tie.rules)),
      })),
    }
  })
}

function toTableRules(rules: ReturnType<typeof tableRulesOf>): TableRules {
  const { pointsPerWin, pointsPerDraw, criteria, conduct, meetings } = rules
  const { yellow, secondYellow, red, yellowAndRed } = conduct
  return {
    pointsPerWin,
    pointsPerDraw,
    criteria: criteria.map(({ metric, scope, reapply }) => ({ metric, scope, reapply })),
    conduct: { yellow, secondYellow, red, yellowAndRed },
    meetings: meetings ?? null,
  }
}

function toTieRules({ legs, awayGoals, extraTime, whenLevel }: TieRules): TieRules {
  return { legs, awayGoals, extraTime, whenLevel }
}

type StoredZone = Pick<StructureZone, 'id' | 'from' | 'to'> & Partial<StructureZone>

function toZone({ id, name, shape, from, to }: StoredZone): StructureZone {
  return { id, name: name ?? null, shape: shape ?? null, from, to }
}

/** By the id of a phase, group, round or tie; of a team by `phase/team`. */
async function countMatches(database: Queryable, editionId: string): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('matches')
    .select(['phase_id', 'group_id', 'round_id', 'tie_id', 'home_id', 'away_id'])
    .where('edition_id', '=', editionId)
    .execute()
  const counts: Record<string, number> = {}
  for (const { phase_id, group_id, round_id, tie_id, home_id, away_id } of rows) {
    for (const key of [phase_id, group_id, round_id, tie_id, `${phase_id}/${home_id}`, `${phase_id}/${away_id}`]) {
      if (key !== null) counts[key] = (counts[key] ?? 0) + 1
    }
  }
  return counts
}
