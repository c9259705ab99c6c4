import { placeName, takenName, tieNames } from '@meio-campo/contract/rules'
import {
  fillTies,
  holderOfPlace,
  isTableFinal,
  type DrawnTie,
  type FilledTie,
  type PlaceSource,
  type TableMatch,
} from '@meio-campo/football'
import { OVER } from '../rows/match-status.ts'
import type { Leg } from './edition-legs.ts'
import { editionStandings } from './edition-standings.ts'
import type { EditionStructure, GroupStructure, PhaseStructure, StoredSource, TieEntry } from './edition-structure.ts'

type Pair<T> = readonly [T, T]

/** The places that the sides of a tie come from. */
export interface TiePlaces extends Omit<FilledTie, 'id' | 'teams'> {
  readonly names: Pair<string | null>
}

/** By tie, of those with a place. A team that does not hold its place is a divergence: filling leaves no other. */
export function placesOf(structure: EditionStructure): ReadonlyMap<string, TiePlaces> {
  const drawn = structure.phases.flatMap(({ ties }) => ties)
  if (!drawn.some(hasPlaces)) return new Map()
  const nameOf = placeNames(structure)
  const sources = new Map(drawn.map((tie) => [tie.id, tie.sources]))
  return new Map(
    fillPlaces(structure, () => true).flatMap(({ id, holders, diverges }) => {
      const [first, second] = sources.get(id)!
      return first || second ? [[id, { names: [nameOf(first), nameOf(second)], holders, diverges }]] : []
    }),
  )
}

export const hasPlaces = ({ sources }: { readonly sources: Pair<unknown> }) => sources.some((source) => source !== null)

/** The teams of all ties of an edition as its results have them now. */
export function fillPlaces(structure: EditionStructure, isBegun: (tieId: string) => boolean): readonly FilledTie[] {
  const tables = finalTables(structure)
  const settled = new Map(editionStandings(structure).flatMap(({ ties }) => ties.map((tie) => [tie.id, tie])))
  const drawn = structure.phases.flatMap(({ ties }) =>
    ties.map((tie): DrawnTie => {
      const { winner = null, loser = null } = settled.get(tie.id) ?? {}
      const [first, second] = tie.sources
      const sources = [toSource(first), toSource(second)] as const
      const begun = isBegun(tie.id)
      return { id: tie.id, teams: begun ? teamsPlaying(tie) : tie.teams, sources, begun, winner, loser }
    }),
  )
  return fillTies(drawn, (table, place) => holderOfPlace(tables.get(table) ?? [], place))
}

/** A tie whose teams were taken back while its matches were away has those of its matches. */
function teamsPlaying({ teams, legs }: TieEntry): Pair<string | null> {
  const [leg] = legs
  if (!leg || teams.every((team) => team !== null)) return teams
  const { home_id: home, away_id: away } = leg.row
  return leg.row.leg === 2 ? [away, home] : [home, away]
}

function toSource(source: StoredSource | null): PlaceSource | null {
  if (source?.kind !== 'place') return source
  return { kind: 'place', table: source.group ?? source.phase, place: source.place }
}

/** Tables without a match to come, by group, or by phase where it is one table. */
function finalTables(structure: EditionStructure) {
  const standings = editionStandings(structure)
  return new Map(
    structure.phases.flatMap((phase, index) =>
      phase.groups.flatMap((group, place) =>
        isFinal(phase, group) ? [[group.id ?? phase.id, standings[index]!.groups[place]!.rows] as const] : [],
      ),
    ),
  )
}

function isFinal({ legs, rounds }: PhaseStructure, { contest }: GroupStructure): boolean {
  const teams = new Set(contest.teams)
  const counted = legs.filter(({ row }) => !row.annulled)
  const own = counted.filter(({ row }) => teams.has(row.home_id) || teams.has(row.away_id))
  const matchesByRound = rounds.map(({ id }) => counted.filter(({ row }) => row.round_id === id).length)
  return isTableFinal({ teams: [...teams], matches: own.map(toTableMatch), matchesByRound })
}

function toTableMatch({ row: { home_id: home, away_id: away, status } }: Leg): TableMatch {
  return { home, away, state: OVER.includes(status) ? 'over' : status === 'cancelled' ? 'cancelled' : 'open' }
}

/** What a place is called in its edition; null where its table or tie no longer exists. */
export function placeNames({ phases }: EditionStructure): (source: StoredSource | null) => string | null {
  const ties = new Map(
    phases.flatMap((phase) => {
      const names = tieNames(phase.ties.map(({ round }) => ({ round: round?.name ?? null })))
      return phase.ties.map(({ id }, index) => [id, names[index]!] as const)
    }),
  )
  const groups = phases.flatMap(({ groups: own }) => own.filter(({ id }) => id !== null))
  return (source) => {
    if (!source) return null
    if (source.kind !== 'place') {
      const tie = ties.get(source.tie)
      return tie === undefined ? null : takenName(source.kind, tie)
    }
    const phase = phases.find(({ id }) => id === source.phase)
    const group = phase?.groups.find(({ id }) => id === source.group)
    if (!phase || !group) return null
    const ambiguous = groups.filter(({ name }) => name === group.name).length > 1
    return placeName({
      place: source.place,
      group: group.id === null ? null : group.name,
      phase: phase.name,
      ambiguous,
    })
  }
}
