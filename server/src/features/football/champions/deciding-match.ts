import { isPlaceCertain, type Match, standings, type StandingsPhase } from '@meio-campo/football'
import { calendarOf, isComplete } from '../standings/edition-calendar.ts'
import type { Leg } from '../standings/edition-legs.ts'
import type { EditionStructure } from '../standings/edition-structure.ts'
import { decideByFinal } from './decided-edition.ts'

/** A title, and the match with which it was certain. */
export interface DecidedTitle {
  readonly champion: string
  readonly leg: Leg
  /** All matches of a final; none where a table decided. */
  readonly final: readonly Leg[]
}

/** The match that decided an edition: the last of its final, or the one after which nobody could pass the champion. */
export function findDecidingMatch(structure: EditionStructure, kind: string, champion: string): DecidedTitle | null {
  const final = decideByFinal(structure, kind)
  if (final) return final.champion === champion ? { champion, leg: final.last, final: final.legs } : null
  const league = leagueOf(structure)
  if (!league) return null
  const moments = [...new Set(league.played.map(({ id }) => league.momentOf(id)))].toSorted((a, b) => a - b)
  // What is certain stays so: the first such moment is found by halves.
  let [from, to] = [0, moments.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (isCertain(league, champion, ({ id }) => league.momentOf(id) <= moments[middle]!)) to = middle
    else from = middle + 1
  }
  const moment = moments[from]
  return moment === undefined ? null : (decidingAt(league, champion, moment)[0] ?? null)
}

/** The title that this match decided. */
export function titleDecidedIn(structure: EditionStructure, kind: string, id: string): DecidedTitle | null {
  const final = decideByFinal(structure, kind)
  if (final) return final.last.row.id === id ? { champion: final.champion, leg: final.last, final: final.legs } : null
  const league = leagueOf(structure)
  if (!league?.legs.has(id)) return null
  const own = league.momentOf(id)
  const known = league.played.filter((match) => league.momentOf(match.id) <= own)
  const leader = standings(league.contest, known)[0]?.team
  if (leader === undefined || !isCertain(league, leader, (match) => league.momentOf(match.id) <= own)) return null
  if (isCertain(league, leader, (match) => league.momentOf(match.id) < own)) return null
  return decidingAt(league, leader, own).find(({ leg }) => leg.row.id === id) ?? null
}

interface League {
  readonly contest: StandingsPhase
  readonly played: readonly Match[]
  readonly all: readonly Match[]
  readonly legs: ReadonlyMap<string, Leg>
  readonly momentOf: (id: string) => number
}

/** Structures do not change: another state of the edition is another structure. */
const leagues = new WeakMap<EditionStructure, { readonly league: League | null }>()

function leagueOf(structure: EditionStructure): League | null {
  const known = leagues.get(structure) ?? { league: readLeague(structure) }
  leagues.set(structure, known)
  return known.league
}

/** An edition that is one table, of which every match is known. */
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

/** At this moment: the champion's own match; where it did not play, what of the others it could not have done without. */
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
