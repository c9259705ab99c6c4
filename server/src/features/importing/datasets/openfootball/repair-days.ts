import type { MatchRow } from './match-row.ts'
import { daysBetween } from './repair-years.ts'
import { readRoundLabel } from './round-label.ts'

export interface DayRepair {
  readonly rows: readonly MatchRow[]
  /** Those whose day was taken away. */
  readonly undated: readonly MatchRow[]
}

interface Placed {
  readonly row: MatchRow
  readonly stage: string
  readonly round: number
  readonly day: string
}

/** A round may overlap its neighbours by this many days. */
const SLACK_DAYS = 1

/**
 * No club plays twice on one day. If a file has that, the day of one round is a mistake, mostly a repeated date of an
 * earlier round: the wrong round is the one whose day is not between those of its neighbours. All its matches of that
 * day lose the day, so that another source can provide it.
 */
export function repairDays(rows: readonly MatchRow[]): DayRepair {
  const placed = rows.flatMap((row) => placedOf(row) ?? [])
  const wrong = new Set<string>()
  const byClubAndDay = Map.groupBy(
    placed.flatMap((each) => [each.row.home, each.row.away].map((club) => ({ club, each }))),
    ({ club, each }) => JSON.stringify([club, each.day]),
  )
  for (const meetings of byClubAndDay.values()) {
    if (meetings.length < 2) continue
    const unfit = meetings.filter(({ each }) => !fits(each, placed))
    if (unfit.length > 0 && unfit.length < meetings.length) for (const { each } of unfit) wrong.add(dayOfRound(each))
  }
  if (wrong.size === 0) return { rows, undated: [] }
  const undated = new Set(placed.filter((each) => wrong.has(dayOfRound(each))).map(({ row }) => row))
  return {
    rows: rows.map((row) => (undated.has(row) ? { ...row, day: null, time: null } : row)),
    undated: [...undated],
  }
}

function placedOf(row: MatchRow): Placed | null {
  const label = row.round === null ? null : readRoundLabel(row.round)
  if (row.day === null || label?.kind !== 'league' || label.number === null) return null
  return { row, stage: row.stage ?? label.stage ?? '', round: label.number, day: row.day }
}

function dayOfRound({ stage, round, day }: Placed): string {
  return JSON.stringify([stage, round, day])
}

/** Whether a day lies between those of the rounds before and after, or near the other days of its own round. */
function fits({ stage, round, day }: Placed, all: readonly Placed[]): boolean {
  const middleOf = (wanted: number) =>
    middle(
      all.filter((each) => each.stage === stage && each.round === wanted && each.day !== day).map((each) => each.day),
    )
  const [before, own, after] = [middleOf(round - 1), middleOf(round), middleOf(round + 1)]
  const tooEarly = before !== null && daysBetween(day, before) > SLACK_DAYS
  const tooLate = after !== null && daysBetween(after, day) > SLACK_DAYS
  if (!tooEarly && !tooLate) return true
  return own !== null && Math.abs(daysBetween(day, own)) <= SLACK_DAYS
}

function middle(days: readonly string[]): string | null {
  return days.toSorted()[Math.floor(days.length / 2)] ?? null
}
