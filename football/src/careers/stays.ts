import { addDays, type Day } from '../calendar/day.ts'

/** A line-up that has the player in it. */
export interface LineupOfPlayer {
  readonly team: string
  readonly day: Day
  readonly number: number | null
  /** The dataset that states the line-up. */
  readonly source: string
}

/** The days of the first and the last known line-up of a team in one season. */
export interface TeamSeason {
  readonly firstDay: Day
  readonly lastDay: Day
}

/** What line-ups show of a player's time at a team. It is an estimate: the days of a contract are not in them. */
export interface Stay {
  readonly team: string
  readonly starts: Day
  readonly lastDay: Day
  /** `null` while nothing shows that the player has left. */
  readonly ends: Day | null
  readonly number: number | null
  readonly source: string
}

export interface KnownLineups {
  readonly seasonsOf: (team: string) => readonly TeamSeason[]
  /** The day of the last line-up that a dataset has. */
  readonly lastDayOf: (source: string) => Day
}

// A season without the player may be an injury or a loan; after two the player had left.
const SEASONS_AWAY = 2
// Where the line-ups of the team are not known either, years without any support no stay.
const MOST_DAYS_APART = 3 * 366
// A player may miss the last weeks before the line-ups end and still be at the team.
const STILL_THERE_DAYS = 60

/** The stays of one player, whose line-ups come in the order of their days, at clubs only. */
export function staysOf(lineups: readonly LineupOfPlayer[], known: KnownLineups): readonly Stay[] {
  const runs = splitRuns(lineups, known)
  return runs.map((run, place) => {
    const [first, last] = [run[0]!, run.at(-1)!]
    const isOver = place < runs.length - 1 || hasLeft(last, known)
    return {
      team: first.team,
      starts: first.day,
      lastDay: last.day,
      ends: isOver ? last.day : null,
      number: last.number,
      source: first.source,
    }
  })
}

/** Line-ups of one team that follow each other without a gap in which the player was elsewhere or nowhere. */
function splitRuns(lineups: readonly LineupOfPlayer[], known: KnownLineups): readonly (readonly LineupOfPlayer[])[] {
  const runs: LineupOfPlayer[][] = []
  for (const lineup of lineups) {
    const last = runs.at(-1)?.at(-1)
    if (last?.team === lineup.team && !isGap(last, lineup, known)) runs.at(-1)!.push(lineup)
    else runs.push([lineup])
  }
  return runs
}

function isGap({ team, day }: LineupOfPlayer, next: LineupOfPlayer, { seasonsOf }: KnownLineups): boolean {
  if (next.day > addDays(day, MOST_DAYS_APART)) return true
  return (
    countSeasons(seasonsOf(team).filter(({ firstDay, lastDay }) => firstDay > day && lastDay < next.day)) >=
    SEASONS_AWAY
  )
}

/** Seasons that overlap, such as those of a league and of a cup that crosses the year, count once. */
function countSeasons(seasons: readonly TeamSeason[]): number {
  let [count, until] = [0, '']
  for (const { firstDay, lastDay } of seasons.toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1))) {
    if (firstDay <= until) continue
    count += 1
    until = lastDay
  }
  return count
}

function hasLeft({ team, day, source }: LineupOfPlayer, { seasonsOf, lastDayOf }: KnownLineups): boolean {
  const until = addDays(day, STILL_THERE_DAYS)
  return lastDayOf(source) > until || seasonsOf(team).some(({ lastDay }) => lastDay > until)
}
