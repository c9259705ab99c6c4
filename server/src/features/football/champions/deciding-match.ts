import { isPlaceCertain, type Match, standings, type StandingsPhase } from '@meio-campo/football'
import { calendarOf, isComplete } from '../standings/edition-calendar.ts'
import type { Leg } from '../standings/edition-legs.ts'
import type { EditionStructure } from '../standings/edition-structure.ts'
import { decideByFinal } from './decided-edition.ts'

/** A title, and the match that made it certain. */
export interface DecidedTitle {
  readonly champion: string
  readonly leg: Leg
  /** All matches of a final; none where a table decided. */
  readonly final: readonly Leg[]
}

/** The match that decided an edition: the last of its final, or the one after which no team could pass the champion. */
export function findDecidingMatch(structure: EditionStructure, kind: string, champion: string): DecidedTitle | null {
  return decidingMatches(structure, kind).find((title) => title.champion === champion) ?? null
}

/** The title that this match decided. */
export function titleDecidedIn(structure: EditionStructure, kind: string, id: string): DecidedTitle | null {
  return decidingMatches(structure, kind).find(({ leg }) => leg.row.id === id) ?? null
}

/** There are several if their results were known at the same moment. */
function decidingMatches(structure: EditionStructure, kind: string): readonly DecidedTitle[] {
  const final = decideByFinal(structure, kind)
  if (final) return [{ champion: final.champion, leg: final.last, final: final.legs }]
  const known = decidedLeagues.get(structure) ?? decideLeague(structure)
  decidedLeagues.set(structure, known)
  return known
}

/** Computed once for all matches of an edition: a structure never changes, and a new state is a new structure. */
const decidedLeagues = new WeakMap<EditionStructure, readonly DecidedTitle[]>()

function decideLeague(structure: EditionStructure): readonly DecidedTitle[] {
  const league = readLeague(structure)
  if (!league) return []
  const leader = standings(league.contest, league.played)[0]?.team
  if (leader === undefined || !isCertain(league, leader, () => true)) return []
  const moments = [...new Set(league.played.map(({ id }) => league.momentOf(id)))].toSorted((a, b) => a - b)
  // A certain title stays certain, so the first such moment can be found by bisection.
  let [from, to] = [0, moments.length - 1]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (isCertain(league, leader, ({ id }) => league.momentOf(id) <= moments[middle]!)) to = middle
    else from = middle + 1
  }
  const moment = moments[from]
  return moment === undefined ? [] : decidingAt(league, leader, moment)
}

interface League {
  readonly contest: StandingsPhase
  readonly played: readonly Match[]
  readonly all: readonly Match[]
  readonly legs: ReadonlyMap<string, Leg>
  readonly momentOf: (id: string) => number
}

/** An edition that is one table with all its matches known. */
function readLeague({ phases }: EditionStructure): League | null {
  const [phase, ...others] = phases
  const [group, ...groups] = phase?.groups ?? []
  if (phase?.kind !== 'league' || !group || others.length > 0 || groups.length > 0) return null
  const { played, open } = calendarOf(phase, group)
  const all = [...played, ...open.map(({ match }) => match)]
  if (!isComplete(group.contest, all)) return null
  const legs = new Map(phase.legs.map((leg) => [leg.row.id, leg]))
  return { contest: group.contest, played, all, legs, momentOf: (id) => legs.get(id)!.row.moment.getTime() }
}

function isCertain({ contest, played, all }: League, team: string, isKnown: (match: Match) => boolean): boolean {
  const known = new Set(played.filter(isKnown))
  const left = all.filter((match) => !known.has(match))
  return isPlaceCertain(contest, [...known], left, 1, team)
}

/**
 * At this moment: the champion's own match, or, if it did not play, the other matches without which it was not certain.
 */
function decidingAt(league: League, champion: string, moment: number): readonly DecidedTitle[] {
  const then = league.played.filter(({ id }) => league.momentOf(id) === moment)
  const own = then.filter(({ home, away }) => home === champion || away === champion)
  const isNeeded = (match: Match) =>
    !isCertain(league, champion, (each) => each !== match && league.momentOf(each.id) <= moment)
  return (own.length > 0 ? own : then.filter(isNeeded)).map(({ id }) => ({
    champion,
    leg: league.legs.get(id)!,
    final: [],
  }))
}
