import {
  groupsByMeeting,
  type Deduction,
  type Match,
  type StandingsPhase,
  type StandingsRules,
  type TieRules,
} from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import { readEach } from '../../../platform/memory/memory.ts'
import { groupIdOf } from '../editions/structure-ids.ts'
import { derivedPhases } from './derived-phases.ts'
import { findFrames, type PhaseFrame } from './edition-frame.ts'
import { findLegs, type Leg } from './edition-legs.ts'
import { gatherKnockout } from './gather-knockout.ts'
import { decidersOf, tableRulesOf, tieRulesOf } from './phase-rules.ts'

export interface TieEntry {
  readonly id: string
  readonly round: Round | null
  readonly position: number
  readonly teams: readonly [string | null, string | null]
  /** The winner as entered, which the matches alone may not show. */
  readonly winner: string | null
  readonly rules: TieRules
  /** True if the tie was not entered but derived from who met whom. */
  readonly derived: boolean
  readonly next: string | null
  /** Where its sides come from; null if the team was given by hand. */
  readonly sources: readonly [StoredSource | null, StoredSource | null]
  readonly planned: readonly PlannedLeg[]
  readonly legs: readonly Leg[]
}

/** Where a side of a tie comes from, as the database has it. */
export type StoredSource =
  | { readonly kind: 'place'; readonly phase: string; readonly group: string | null; readonly place: number }
  | { readonly kind: 'winner' | 'loser'; readonly tie: string }

/** A match of a tie whose teams are not known yet. */
export interface PlannedLeg {
  readonly leg: 1 | 2 | null
  readonly day: string | null
  readonly kickoff: string | null
  readonly timeConfirmed: boolean
  /** Null means the home team's own stadium. */
  readonly stadium: string | null
  readonly neutral: boolean
}

export interface Round {
  readonly id: string
  readonly number: number | null
  readonly name: string
}

export interface GroupStructure {
  readonly id: string | null
  readonly name: string
  /** True if the group was not entered but derived from who meets whom. */
  readonly derived: boolean
  readonly contest: StandingsPhase
  readonly matches: readonly Match[]
}

export interface PhaseStructure {
  readonly id: string
  readonly name: string
  readonly kind: 'league' | 'groups' | 'knockout'
  /** The rules of its tables; null in a knock-out. */
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
  const found = await readEach<EditionStructure>(
    database,
    'structure',
    editionIds,
    (id) => ({ topics: [topic.edition(id), 'deduction'], rows: countLegs }),
    (wanted) => readStructures(database, wanted),
  )
  return editionIds.flatMap((id) => found.get(id) ?? [])
}

const countLegs = ({ phases }: EditionStructure) => phases.reduce((sum, { legs }) => sum + legs.length, 0)

async function readStructures(database: Queryable, editionIds: readonly string[]) {
  const frames = await findFrames(database, editionIds)
  const rounds = [...frames.values()].flatMap((phases) => phases.flatMap((phase) => phase.rounds))
  const legs = await findLegs(database, editionIds, new Map(rounds.map(({ id, number }) => [id, number])))
  return new Map(editionIds.map((id) => [id, toStructure(id, frames.get(id) ?? [], legs.get(id) ?? [])]))
}

/** A pure function; the memory keeps its result. */
function toStructure(id: string, frames: readonly PhaseFrame[], legs: readonly Leg[]): EditionStructure {
  const byPhase = Map.groupBy(legs, ({ row }) => row.phase_id)
  const phases = frames.flatMap((frame) => {
    const own = byPhase.get(frame.id) ?? []
    // Phases are derived only if the edition has a single one; otherwise the matches belong to the known phases.
    return (frames.length === 1 ? derivedPhases(frame, own) : null) ?? [toPhase(frame, own)]
  })
  return { id, phases: gatherKnockout(phases, frames) }
}

function toPhase(frame: PhaseFrame, legs: readonly Leg[]): PhaseStructure {
  const kind = frame.kind as PhaseStructure['kind']
  const rounds = inPlayingOrder(frame.rounds, legs)
  const about = { id: frame.id, name: frame.name, kind, rounds, legs }
  if (kind === 'knockout') return { ...about, rules: null, groups: [], ties: tiesOf(frame, rounds, legs) }
  const rules = tableRulesOf(frame)
  return { ...about, rules, groups: groupsOf(frame, rules, legs), ties: [] }
}

/** Rounds without a number (Oitavas, Quartas…) are ordered by their first match. */
export function inPlayingOrder(
  rounds: readonly Round[],
  legs: readonly { readonly row: { readonly round_id: string | null } }[],
): readonly Round[] {
  const places = new Map(legs.toReversed().map(({ row }, place) => [row.round_id, -place]))
  const placeOf = ({ id }: Round) => places.get(id) ?? Number.MAX_SAFE_INTEGER
  return rounds
    .map(({ id, number, name }): Round => ({ id, number, name }))
    .sort((a, b) => (a.number !== null && b.number !== null ? a.number - b.number : placeOf(a) - placeOf(b)))
}

/**
 * A league is one table. Where groups are known, each has its own, and a match between two of them counts in both. A
 * phase whose groups are not given has groups derived from who meets whom.
 */
function groupsOf(frame: PhaseFrame, rules: StandingsRules, legs: readonly Leg[]): readonly GroupStructure[] {
  const matches = legs.map(({ match }) => match)
  const entrants = frame.teams
  const deductions = frame.deductions.map(toDeduction)
  const ranking = Object.fromEntries(
    entrants.flatMap(({ team_id, ranking: place }) => (place === null ? [] : [[team_id, place]])),
  )
  const contest = (teams: readonly string[]): StandingsPhase => ({
    rules,
    teams,
    deductions,
    ranking,
    deciders: decidersOf(frame),
  })
  const group = (id: string, name: string, teams: readonly string[], derived: boolean): GroupStructure => {
    const own = matches.filter(({ home, away }) => teams.includes(home) || teams.includes(away))
    return { id, name, derived, contest: contest(teams), matches: own }
  }
  if (frame.groups.length > 0) {
    return frame.groups.map(({ id, name }) => {
      const teams = new Set(entrants.filter(({ group_id }) => group_id === id).map(({ team_id }) => team_id))
      return group(id, name, [...teams], false)
    })
  }
  const teams = new Set([
    ...entrants.map(({ team_id }) => team_id),
    ...matches.flatMap(({ home, away }) => [home, away]),
  ])
  const met = frame.kind === 'groups' ? groupsByMeeting(matches) : []
  if (met.length > 0 && met.flat().length === teams.size) {
    return met.map((own, place) => {
      const name = `Grupo ${place + 1}`
      return group(groupIdOf(frame.id, name), name, own, true)
    })
  }
  return [{ id: null, name: frame.name, derived: false, contest: contest([...teams]), matches }]
}

function toDeduction(row: PhaseFrame['deductions'][number]): Deduction {
  return { team: row.team_id, points: row.points, reason: row.reason, day: row.day }
}

function tiesOf(frame: PhaseFrame, rounds: readonly Round[], legs: readonly Leg[]): readonly TieEntry[] {
  const byTie = Map.groupBy(legs, ({ row }) => row.tie_id)
  return frame.ties.map((tie) => ({
    id: tie.id,
    round: rounds.find(({ id }) => id === tie.round_id) ?? null,
    position: tie.position,
    teams: [tie.first_id, tie.second_id],
    winner: tie.winner_id,
    rules: tieRulesOf(frame, tie.rules),
    derived: false,
    next: tie.next_tie_id,
    sources: [tie.first_from as StoredSource | null, tie.second_from as StoredSource | null],
    planned: tie.planned as unknown as readonly PlannedLeg[],
    legs: byTie.get(tie.id) ?? [],
  }))
}
