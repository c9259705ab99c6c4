import type { Desk, DeskClock, DeskEvent } from '@meio-campo/football'
import type { Insertable, Transaction } from 'kysely'
import type { DB, Events } from '../../../database/types.gen.ts'
import type { EventColumns, StoredDesk } from './desk-state.ts'
import { writeMarks } from './mark-rows.ts'
import { quietly } from './take-over.ts'

/** Writes what became of a desk, and only that. `dataset` is whose new events are; null for those of people. */
export async function writeDesk(
  transaction: Transaction<DB>,
  stored: StoredDesk,
  after: Desk,
  dataset: string | null,
): Promise<void> {
  await writeEvents(transaction, stored, after, dataset)
  await writeMarks(transaction, stored.match.id, stored.desk.marks ?? [], after.marks ?? [])
  // If another source reported the match before, its clock was estimated. It is stored outside the history: undoing
  // this act must not remove it, because nothing else sets it.
  await quietly(transaction, () => writeClocks(transaction, stored.match.id, stored.clocks, stored.desk.clocks))
  await writeClocks(transaction, stored.match.id, stored.desk.clocks, after.clocks)
  await writeMatch(transaction, stored, after)
}

async function writeEvents(
  transaction: Transaction<DB>,
  stored: StoredDesk,
  after: Desk,
  dataset: string | null,
): Promise<void> {
  const rows = new Map(stored.events.map((row) => [row.id, row]))
  const known = new Map(stored.desk.events.map((event) => [event.id, event]))
  const added: Insertable<Events>[] = []
  let last = -1
  for (const event of after.events) {
    const row = rows.get(event.id)
    const position = row && row.position > last ? row.position : last + 1
    last = position
    if (!row) {
      const own = { id: event.id, match_id: stored.match.id, position, dataset_id: dataset }
      added.push({ ...own, ...columnsOf(event), ...peopleOf(event) })
      continue
    }
    const before = known.get(event.id)!
    if (before === event && position === row.position) continue
    await transaction
      .updateTable('events')
      .set({ position, ...columnsOf(event), ...changedPeople(before, event, row) })
      .where('id', '=', event.id)
      .execute()
  }
  if (added.length > 0) await transaction.insertInto('events').values(added).execute()
}

function columnsOf({ revision, retracted, period, minute, added, side, type, detail, scoreAfter }: DeskEvent) {
  return {
    revision,
    retracted,
    period,
    minute,
    added,
    side,
    type,
    detail,
    score_home: scoreAfter?.home ?? null,
    score_away: scoreAfter?.away ?? null,
  }
}

function peopleOf({ player, related }: DeskEvent) {
  return { player_id: player, related_role: related?.role ?? null, related_id: related?.player ?? null }
}

/** A person without a record keeps the source's name until a record is chosen. */
function changedPeople(before: DeskEvent, after: DeskEvent, row: EventColumns) {
  const { player_id, related_role, related_id } = peopleOf(after)
  const kept = before.type === after.type && after.related === null && row.related_name !== null
  return {
    ...(before.player !== after.player && { player_id, player_name: null }),
    ...(!kept && { related_role, related_id, related_name: null }),
  }
}

async function writeClocks(
  transaction: Transaction<DB>,
  matchId: string,
  before: readonly DeskClock[],
  after: readonly DeskClock[],
): Promise<void> {
  for (const { period } of before.filter((clock) => !after.some((each) => each.period === clock.period))) {
    await transaction.deleteFrom('match_clocks').where('match_id', '=', matchId).where('period', '=', period).execute()
  }
  for (const clock of after) {
    const known = before.find(({ period }) => period === clock.period)
    if (known?.startedAt === clock.startedAt && known.announced === clock.announced) continue
    const columns = { started_at: new Date(clock.startedAt), announced: clock.announced }
    await transaction
      .insertInto('match_clocks')
      .values({ match_id: matchId, period: clock.period, ...columns })
      .onConflict((conflict) => conflict.columns(['match_id', 'period']).doUpdateSet(columns))
      .execute()
  }
}

async function writeMatch(transaction: Transaction<DB>, { desk, match }: StoredDesk, after: Desk): Promise<void> {
  const { halfTime, score, extraTime, penalties } = after.scores
  const resumed = desk.status !== after.status && (desk.status === 'postponed' || desk.status === 'suspended')
  await transaction
    .updateTable('matches')
    .set({
      status: after.status,
      half_time_home: halfTime?.home ?? null,
      half_time_away: halfTime?.away ?? null,
      home_score: score?.home ?? null,
      away_score: score?.away ?? null,
      extra_time_home: extraTime?.home ?? null,
      extra_time_away: extraTime?.away ?? null,
      penalties_home: penalties?.home ?? null,
      penalties_away: penalties?.away ?? null,
      ...(resumed && { status_reason: null }),
      // Once the kicks are known, they decide the winner.
      ...(penalties && { shootout_winner: null }),
    })
    .where('id', '=', match.id)
    .execute()
}
