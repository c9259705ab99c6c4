import { MOST_FOLLOWED } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { currentFollows, findCurrentId, type FollowedRecord } from './followed-records.ts'

/** Succeeds also if the record is followed already. */
export async function followRecord(
  { database, now }: Context,
  userId: string,
  { kind, id }: FollowedRecord,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const recordId = await findCurrentId(transaction, { kind, id })
    if (recordId === null) throw new AppError('not_found')
    const follows = await lockFollows(transaction, userId)
    if (follows.some((follow) => follow.kind === kind && follow.id === recordId)) return
    if (follows.length >= MOST_FOLLOWED) throw new AppError('too_many_followed')
    const place = Math.max(0, ...follows.map((follow) => follow.place)) + 1
    await transaction
      .insertInto('follows')
      .values({ user_id: userId, kind, record_id: recordId, place, created_at: now() })
      .execute()
  })
}

/** Succeeds also if the record was not followed. A follow of a record that was merged into this one goes too. */
export async function unfollowRecord(
  { database }: Context,
  userId: string,
  { kind, id }: FollowedRecord,
): Promise<void> {
  await database
    .deleteFrom('follows')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where((on) =>
      on.or([
        on('record_id', '=', id),
        on(
          'record_id',
          'in',
          on.selectFrom('redirects').select('old_id').where('kind', '=', kind).where('new_id', '=', id),
        ),
      ]),
    )
    .execute()
}

/** The given ones first, in that order; the rest after them, as they were. */
export async function orderFollows(
  { database }: Context,
  userId: string,
  order: readonly FollowedRecord[],
): Promise<void> {
  const keyOf = ({ kind, id }: FollowedRecord) => `${kind} ${id}`
  const wanted = new Map(order.map((record, place) => [keyOf(record), place]))
  await database.transaction().execute(async (transaction) => {
    const follows = await lockFollows(transaction, userId)
    const placeOf = (follow: FollowedRecord) => wanted.get(keyOf(follow)) ?? order.length
    const ids = follows.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ row }) => row)
    await sql`
      update follows set place = given.place
      from unnest(${ids}::bigint[]) with ordinality as given (id, place)
      where follows.id = given.id and follows.user_id = ${userId}`.execute(transaction)
  })
}

/** Locks the account, so that of two writes at once the second finds what the first wrote. */
async function lockFollows(transaction: Transaction<DB>, userId: string) {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
  return currentFollows(transaction, userId)
}
