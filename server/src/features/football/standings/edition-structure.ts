import type { Deduction, Match, StandingsPhase, StandingsRules, TieRules } from '@meio-campo/football'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { resultColumns, toFootballMatch } from '../rows/football-match.ts'
import { decidersOf, tableRulesOf, tieRulesOf } from './phase-rules.ts'
import { findCards } from './edition-cards.ts'

/** A match as football counts it, beside the row it came from. */
export interface Leg {
  readonly row: StructureMatch
  readonly match: Match
}

export interface TieEntry {
  readonly id: string
  readonly round: Round | null
  readonly position: number
  readonly teams: readonly [string | null, string | null]
  /** As entered, which may be more than the matches show. */
  readonly winner: string | null
  readonly rules: TieRules
  readonly next: string | null
  readonly legs: readonly Leg[]
}

export interface Round {
  readonly id: string
  readonly number: number | null
  readonly name: string
}

export interface GroupStructure {
  readonly id: string | null
  readonly name: string
  readonly contest: StandingsPhase
  readonly matches: readonly Match[]
}

export interface PhaseStructure {
  readonly id: string
  readonly name: string
  readonly kind: 'league' | 'groups' | 'knockout'
  /** Of its tables; null in a knock-out. */
  readonly rules: StandingsRules | null
  /** In the order they are played. */
  readonly rounds: readonly Round[]
  readonly groups: readonly GroupStructure[]
  readonly ties: readonly TieEntry[]
  readonly legs: readonly Leg[]
}

export interface EditionStructure {
  readonly id: string
  readonly phases: readonly PhaseStructure[]
}

/** An edition's phases with their matches, from which any table of it can be made without asking the database again. */
export async function getEditionStructure(database: Queryable, editionId: string): Promise<EditionStructure> {
  const [structure] = await findEditionStructures(database, [editionId])
  return structure!
}

export async function findEditionStructures(
  database: Queryable,
  editionIds: readonly string[],
): Promise<readonly EditionStructure[]> {
  const rows = await listStructureRows(database, editionIds)
  const cards = Map.groupBy(rows.cards, ({ match }) => match)
  const legs = Map.groupBy(
    rows.matches.map((row): Leg => ({ row, match: toFootballMatch(row, cards.get(row.id)) })),
    ({ row }) => row.phase_id,
  )
  const phases = Map.groupBy(rows.phases, ({ edition_id }) => edition_id)
  return editionIds.map((id) => ({
    id,
    phases: (phases.get(id) ?? []).map((phase) => toPhase(phase, rows, legs.get(phase.id) ?? [])),
  }))
}

type PhaseRow = StructureRows['phases'][number]

function toPhase(phase: PhaseRow, rows: StructureRows, legs: readonly Leg[]): PhaseStructure {
  const kind = phase.kind as PhaseStructure['kind']
  const rounds = inPlayingOrder(
    rows.rounds.filter(({ phase_id }) => phase_id === phase.id),
    legs,
  )
  const about = { id: phase.id, name: phase.name, kind, rounds, legs }
  if (kind === 'knockout') return { ...about, rules: null, groups: [], ties: tiesOf(phase, rows, rounds, legs) }
  const rules = tableRulesOf(phase)
  return { ...about, rules, groups: groupsOf(phase, rules, rows, legs), ties: [] }
}

/** Rounds without a number (Oitavas, Quartas…) follow their first match. */
function inPlayingOrder(rounds: StructureRows['rounds'], legs: readonly Leg[]): readonly Round[] {
  const places = new Map(legs.toReversed().map(({ row }, place) => [row.round_id, -place]))
  const placeOf = ({ id }: Round) => places.get(id) ?? Number.MAX_SAFE_INTEGER
  return rounds
    .map(({ id, number, name }): Round => ({ id, number, name }))
    .sort((a, b) => (a.number !== null && b.number !== null ? a.number - b.number : placeOf(a) - placeOf(b)))
}

/** A league is one table; where groups are known, each has its own, and a match between two of them counts in both. */
function groupsOf(
  phase: PhaseRow,
  rules: StandingsRules,
  rows: StructureRows,
  legs: readonly Leg[],
): readonly GroupStructure[] {
  const matches = legs.map(({ match }) => match)
  const entrants = rows.teams.filter(({ phase_id }) => phase_id === phase.id)
  const deductions = rows.deductions.filter(({ phase_id }) => phase_id === phase.id).map(toDeduction)
  const ranking = Object.fromEntries(
    entrants.flatMap(({ team_id, ranking: place }) => (place === null ? [] : [[team_id, place]])),
  )
  const contest = (teams: readonly string[]): StandingsPhase => ({
    rules,
    teams,
    deductions,
    ranking,
    deciders: decidersOf(phase),
  })
  const groups = rows.groups.filter(({ phase_id }) => phase_id === phase.id)
  if (groups.length === 0) {
    const teams = new Set([
      ...entrants.map(({ team_id }) => team_id),
      ...matches.flatMap(({ home, away }) => [home, away]),
    ])
    return [{ id: null, name: phase.name, contest: contest([...teams]), matches }]
  }
  return groups.map(({ id, name }) => {
    const teams = new Set(entrants.filter(({ group_id }) => group_id === id).map(({ team_id }) => team_id))
    const own = matches.filter(({ home, away }) => teams.has(home) || teams.has(away))
    return { id, name, contest: contest([...teams]), matches: own }
  })
}

function toDeduction(row: StructureRows['deductions'][number]): Deduction {
  return { team: row.team_id, points: row.points, reason: row.reason, day: row.day }
}

function tiesOf(
  phase: PhaseRow,
  rows: StructureRows,
  rounds: readonly Round[],
  legs: readonly Leg[],
): readonly TieEntry[] {
  const byTie = Map.groupBy(legs, ({ row }) => row.tie_id)
  return rows.ties
    .filter(({ phase_id }) => phase_id === phase.id)
    .map((tie) => ({
      id: tie.id,
      round: rounds.find(({ id }) => id === tie.round_id) ?? null,
      position: tie.position,
      teams: [tie.first_id, tie.second_id],
      winner: tie.winner_id,
      rules: tieRulesOf(phase, tie.rules),
      next: tie.next_tie_id,
      legs: byTie.get(tie.id) ?? [],
    }))
}

/** All rows of the structure and matches of some editions, one query per table. */
async function listStructureRows(database: Queryable, editionIds: readonly string[]) {
  const ofEdition = (table: 'groups' | 'rounds' | 'ties' | 'phase_teams' | 'deductions') =>
    sql<boolean>`${sql.ref(`${table}.phase_id`)} = any(array(select id from phases where edition_id = any(${editionIds})))`
  const [phases, groups, rounds, ties, teams, deductions, matches, cards] = await Promise.all([
    database
      .selectFrom('phases')
      .innerJoin('editions', 'editions.id', 'phases.edition_id')
      .selectAll('phases')
      .select(['editions.competition_id', 'editions.name as edition_name'])
      .where(sql<boolean>`phases.edition_id = any(${editionIds})`)
      .orderBy('phases.position')
      .orderBy('phases.id')
      .execute(),
    database.selectFrom('groups').selectAll().where(ofEdition('groups')).orderBy('position').orderBy('name').execute(),
    database
      .selectFrom('rounds')
      .selectAll()
      .where(ofEdition('rounds'))
      .orderBy(sql`number nulls last`)
      .orderBy('name')
      .execute(),
    database.selectFrom('ties').selectAll().where(ofEdition('ties')).orderBy('position').orderBy('id').execute(),
    database.selectFrom('phase_teams').selectAll().where(ofEdition('phase_teams')).orderBy('team_id').execute(),
    database.selectFrom('deductions').selectAll().where(ofEdition('deductions')).orderBy('id').execute(),
    database
      .selectFrom('matches')
      .leftJoin('rounds', 'rounds.id', 'matches.round_id')
      .select(resultColumns)
      .select([
        'matches.phase_id',
        'matches.group_id',
        'matches.tie_id',
        'matches.round_id',
        'matches.leg',
        'matches.kickoff',
        'matches.moment',
        'matches.covers_events',
        'rounds.number as round_number',
      ])
      .where(sql<boolean>`matches.edition_id = any(${editionIds})`)
      .orderBy('matches.moment')
      .orderBy('matches.id')
      .execute(),
    findCards(database, sql`matches.edition_id = any(${editionIds})`),
  ])
  return { phases, groups, rounds, ties, teams, deductions, matches, cards }
}

type StructureRows = Awaited<ReturnType<typeof listStructureRows>>
export type StructureMatch = StructureRows['matches'][number]
