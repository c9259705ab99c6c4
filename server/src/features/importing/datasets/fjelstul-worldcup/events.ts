import type { EventRecord, MatchRecord, PersonRef, Score, Side } from '../../records/records.ts'
import type { MatchParts } from './join.ts'
import type { BookingRow, GoalRow, TimedRow } from './read-events.ts'

type PersonOf = (id: string) => PersonRef

export function eventsOf(parts: MatchParts, personOf: PersonOf): EventRecord[] {
  const sideOf = (teamId: string): Side => (teamId === parts.row.home.id ? 'home' : 'away')
  const event = (type: EventRecord['type'], row: TimedRow, off: TimedRow | null = null): EventRecord => ({
    type,
    period: row.period,
    minute: row.minute,
    added: row.added,
    side: sideOf(row.teamId),
    player: personOf(row.playerId),
    related: off && { role: 'out', player: personOf(off.playerId) },
    converted: null,
  })
  const played = [
    ...parts.changes.map(({ on, off }) => event('substitution', on, off)),
    ...parts.goals.map((row) => event(row.ownGoal ? 'own-goal' : row.penalty ? 'penalty' : 'goal', row)),
    ...parts.bookings.flatMap((row) => cardsOf(row).map((type) => event(type, row))),
  ]
  const kicks = parts.kicks.map((row): EventRecord => ({
    type: 'shootout-kick',
    period: 'penalties',
    minute: null,
    added: null,
    side: sideOf(row.teamId),
    player: personOf(row.playerId),
    related: null,
    converted: row.converted,
  }))
  return [...played.sort((a, b) => timeOf(a) - timeOf(b)), ...kicks]
}

/** A second yellow has the yellow flag too; both flags without it are a booking and then a red of its own. */
function cardsOf(row: BookingRow): EventRecord['type'][] {
  if (row.secondYellow) return ['second-yellow']
  return [...(row.yellow ? (['yellow'] as const) : []), ...(row.red ? (['red'] as const) : [])]
}

const PERIODS: readonly EventRecord['period'][] = ['first-half', 'second-half', 'extra-first-half', 'extra-second-half']

function timeOf({ period, minute, added }: EventRecord): number {
  return PERIODS.indexOf(period) * 100_000 + (minute ?? 0) * 100 + (added ?? 0)
}

/** The table has only the final score; half time and 90 minutes are derived from the goals, which are complete. */
export function scoresOf({
  row,
  goals,
}: MatchParts): Pick<MatchRecord, 'halfTime' | 'score' | 'extraTime' | 'penalties'> {
  const count = (wanted: (goal: GoalRow) => boolean): Score => ({
    home: goals.filter((goal) => goal.creditedTeamId === row.home.id && wanted(goal)).length,
    away: goals.filter((goal) => goal.creditedTeamId === row.away.id && wanted(goal)).length,
  })
  const all = count(() => true)
  const complete = all.home === row.score.home && all.away === row.score.away
  const halfTime = complete ? count((goal) => goal.period === 'first-half') : null
  const { penalties } = row
  if (!row.extraTime) return { halfTime, score: row.score, extraTime: null, penalties }
  const at90 = complete ? count((goal) => goal.period === 'first-half' || goal.period === 'second-half') : null
  return { halfTime, score: at90, extraTime: row.score, penalties }
}
