import { countMarks, type CountedStatistic, type DeskMark, type MarkCount } from '@meio-campo/football'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB, DeskMarks, MatchStatistics } from '../../../database/types.gen.ts'

const columns = {
  shots: 'shots',
  shotsOnTarget: 'shots_on_target',
  corners: 'corners',
  fouls: 'fouls',
  offsides: 'offsides',
  saves: 'saves',
} as const satisfies Record<CountedStatistic, keyof MatchStatistics>

export async function listMarks(database: Queryable, matchId: string): Promise<DeskMark[]> {
  const rows = await database
    .selectFrom('desk_marks')
    .selectAll()
    .where('match_id', '=', matchId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toMark)
}

function toMark({ id, kind, side, period, minute, added, x, y, retracted }: Selectable<DeskMarks>): DeskMark {
  return { id, kind, side, period, minute, added, x, y, retracted } as DeskMark
}

/** Writes what was counted or taken back since, and carries the difference into the statistics of the match. */
export async function writeMarks(
  transaction: Transaction<DB>,
  matchId: string,
  before: readonly DeskMark[],
  after: readonly DeskMark[],
): Promise<void> {
  const known = new Map(before.map((mark) => [mark.id, mark]))
  const changed = after.filter((mark) => known.get(mark.id) !== mark)
  if (changed.length === 0) return
  const began = new Set<string>()
  for (const difference of differences(before, after)) {
    if (await addTo(transaction, matchId, difference)) began.add(keyOf(difference))
  }
  for (const mark of changed) {
    const own = countMarks([{ ...mark, retracted: false }]).map(keyOf)
    if (known.has(mark.id)) {
      await transaction.updateTable('desk_marks').set({ retracted: mark.retracted }).where('id', '=', mark.id).execute()
    } else {
      const columns = { ...mark, match_id: matchId, began: own.filter((key) => began.has(key)) }
      await transaction.insertInto('desk_marks').values(columns).execute()
    }
  }
  await forgetUnknown(transaction, matchId, after)
}

const keyOf = ({ side, period, statistic }: Omit<MarkCount, 'count'>): string => `${side} ${period} ${statistic}`

function differences(before: readonly DeskMark[], after: readonly DeskMark[]): MarkCount[] {
  const counted = new Map(countMarks(before).map((each) => [keyOf(each), each.count]))
  return countMarks(after)
    .map((each) => ({ ...each, count: each.count - (counted.get(keyOf(each)) ?? 0) }))
    .filter(({ count }) => count !== 0)
    .toSorted(shotsFirst)
}

/** Never more shots on target than shots: a sum that grows grows from the outside in, one that shrinks the other way. */
const shotsFirst = (a: MarkCount, b: MarkCount) =>
  Math.sign(a.count) * (Number(a.statistic === 'shotsOnTarget') - Number(b.statistic === 'shotsOnTarget'))

/** Adds to a statistic, which a person may also have typed. True if it had no value before. */
async function addTo(
  transaction: Transaction<DB>,
  matchId: string,
  { side, period, statistic, count }: MarkCount,
): Promise<boolean> {
  const column = columns[statistic]
  const row = await transaction
    .selectFrom('match_statistics')
    .select(column)
    .where('match_id', '=', matchId)
    .where('side', '=', side)
    .where('period', '=', period)
    .executeTakeFirst()
  const was = row?.[column] ?? null
  const sum = Math.max(0, (was ?? 0) + count)
  // A sum that was written by hand is not less than its own part.
  const least =
    column === 'shots' ? sql`greatest(${sum}::smallint, match_statistics.shots_on_target)` : sql`${sum}::smallint`
  await sql`
    insert into match_statistics (match_id, side, period, ${sql.ref(column)})
    values (${matchId}, ${side}, ${period}, ${sum}::smallint)
    on conflict (match_id, side, period) do update set ${sql.ref(column)} = ${least}`.execute(transaction)
  return was === null
}

/**
 * A total that began with these marks becomes unknown again when none of them is left; so does a line without any
 * total.
 */
async function forgetUnknown(transaction: Transaction<DB>, matchId: string, marks: readonly DeskMark[]): Promise<void> {
  const gone = countMarks(marks).filter(({ count }) => count === 0)
  if (gone.length === 0) return
  const rows = await transaction.selectFrom('desk_marks').select('began').where('match_id', '=', matchId).execute()
  const began = new Set(rows.flatMap((row) => row.began))
  for (const each of gone.filter((one) => began.has(keyOf(one)))) {
    const column = sql.ref(columns[each.statistic])
    await sql`
      update match_statistics set ${column} = null
      where match_id = ${matchId} and side = ${each.side} and period = ${each.period} and ${column} = 0`.execute(
      transaction,
    )
  }
  await transaction
    .deleteFrom('match_statistics')
    .where('match_id', '=', matchId)
    .where(
      sql<boolean>`num_nonnulls(possession, shots, shots_on_target, corners, fouls, offsides, saves, passes, passes_completed) = 0`,
    )
    .execute()
}
