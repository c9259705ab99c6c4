import { daysBetween } from '../openfootball/repair-years.ts'

/** What a match says of the edition that it belongs to. */
export interface PlayedIn {
  readonly day: string
  readonly home: string
  readonly away: string
  readonly tournament: string
}

/**
 * A tournament continues after a pause of up to this length, even in the next year; after a longer one it is another
 * edition.
 */
const LONGEST_PAUSE_DAYS = 150
const LONGEST_SEASON_DAYS = 400
/** The finals of a league of nations may come long after its groups. */
const LONGEST_WAIT_DAYS = 600
/** And matches against relegation after the finals. */
const LONGEST_PLAY_OUT_DAYS = 300
const FRIENDLY = /^friendly/i
const QUALIFYING = /\s+(?:qualification|qualifying|qualifiers|play-?offs)$/i
const LEAGUE = /\bleague$/i

/**
 * The editions of a tournament, by its days: the dataset names none. A tournament that runs into the next year is one
 * edition (`2018-19`); qualifying is one for each tournament that it leads to, and has that one's year. Friendlies have
 * no season but the year.
 */
export function editionsOf(matches: readonly PlayedIn[]): (match: PlayedIn) => string {
  const byTournament = Map.groupBy(matches, ({ tournament }) => tournament)
  const runs = new Map([...byTournament].map(([name, played]) => [name, runsOf(name, played)]))
  return ({ tournament, day }) => {
    if (FRIENDLY.test(tournament)) return yearOf(day)
    const target = tournament.replace(QUALIFYING, '')
    if (target !== tournament) return campaignOf(day, runs.get(target) ?? [], runs.get(tournament) ?? [])
    const run = (runs.get(tournament) ?? []).find(({ first, last }) => first <= day && day <= last)
    return run === undefined ? yearOf(day) : nameOf(run, day)
  }
}

interface Run {
  readonly first: string
  readonly last: string
  readonly matches: number
  readonly teams: ReadonlySet<string>
  /** Its finals were played apart: it is named after its first year and the next. */
  readonly hasFinals: boolean
}

/** Days that follow one another without a long pause. */
function runsOf(tournament: string, played: readonly PlayedIn[]): readonly Run[] {
  const runs: Run[] = []
  let current: PlayedIn[] = []
  for (const match of played.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const before = current.at(-1)
    if (before && daysBetween(before.day, match.day) > LONGEST_PAUSE_DAYS) {
      runs.push(runOf(current))
      current = []
    }
    current.push(match)
  }
  if (current.length > 0) runs.push(runOf(current))
  return LEAGUE.test(tournament) ? withFinals(runs) : runs
}

function runOf(played: readonly PlayedIn[]): Run {
  const teams = new Set(played.flatMap(({ home, away }) => [home, away]))
  return {
    first: played[0]?.day ?? '',
    last: played.at(-1)?.day ?? '',
    matches: played.length,
    teams,
    hasFinals: false,
  }
}

/** A few matches between teams of the run before, not too long after it, are its finals. */
function withFinals(runs: readonly Run[]): readonly Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    const isFinals =
      before !== undefined &&
      run.matches * 4 <= before.matches &&
      daysBetween(before.last, run.first) <= (before.hasFinals ? LONGEST_PLAY_OUT_DAYS : LONGEST_WAIT_DAYS) &&
      [...run.teams].every((team) => before.teams.has(team))
    if (isFinals) {
      const matches = before.matches + run.matches
      joined[joined.length - 1] = { ...before, last: run.last, matches, hasFinals: true }
    } else joined.push(run)
  }
  return joined
}

function nameOf({ first, last, hasFinals }: Run, day: string): string {
  const [from, to] = [Number(yearOf(first)), Number(yearOf(last))]
  if (from === to) return String(from)
  const isSeason = to === from + 1 && daysBetween(first, last) <= LONGEST_SEASON_DAYS
  return isSeason || hasFinals ? `${from}-${String((from + 1) % 100).padStart(2, '0')}` : yearOf(day)
}

/** The year of the next tournament; after the last one that is known, the year in which it is due. */
function campaignOf(day: string, tournaments: readonly Run[], own: readonly Run[]): string {
  const next = tournaments.find(({ first }) => first >= day)
  if (next) return yearOf(next.first)
  const years = tournaments.map(({ first }) => Number(yearOf(first)))
  const [third, second, last] = years.slice(-3)
  if (last !== undefined && second !== undefined && third !== undefined && last - second === second - third) {
    return String(last + (last - second))
  }
  const run = own.find(({ first, last: end }) => first <= day && day <= end)
  return yearOf(run?.last ?? day)
}

function yearOf(day: string): string {
  return day.slice(0, 4)
}
