import type { CalendarSubscription } from '@meio-campo/contract'
import { MOST_CALENDARS } from '@meio-campo/contract/rules'
import type { Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError, fieldError } from '../../../platform/errors.ts'
import { userOf } from '../../../platform/principal.ts'
import type { Caller } from '../../../platform/route.ts'
import { randomId } from '../../../platform/secrets.ts'
import { toCalendars } from './calendar-rows.ts'
import { readSubjects } from './calendar-subject.ts'

interface Wanted {
  readonly kind: CalendarSubscription['kind']
  readonly id?: string
}

/** Gives the address of a calendar: the one that its owner has already, or a new one. */
export async function subscribeCalendar(
  context: Context,
  caller: Caller,
  wanted: Wanted,
): Promise<CalendarSubscription> {
  const userId = userOf(caller.principal).id
  return context.database.transaction().execute(async (transaction) => {
    const subject = await getSubject(transaction, wanted)
    const which = { user_id: userId, kind: wanted.kind, subject_id: subject?.id ?? null }
    // The account's own row: of two that are made at once, the second finds the first.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
    const known = await transaction
      .selectFrom('calendar_subscriptions')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()
    const before = known.find(({ kind, subject_id }) => kind === which.kind && subject_id === which.subject_id)
    if (before) return (await toCalendars(transaction, context, [before]))[0]!
    if (known.length >= MOST_CALENDARS) {
      throw new AppError('too_many_calendars', { info: `São até ${MOST_CALENDARS} calendários: revogue um antes.` })
    }
    const row = await transaction
      .insertInto('calendar_subscriptions')
      .values({ ...which, id: randomId('cal'), created_at: context.now() })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(transaction, caller, {
      action: 'calendars.subscribe',
      summary: `assinou o calendário ${subject ? `de ${subject.name}` : 'dos favoritos'}`,
      details: { calendar: row.id },
    })
    return (await toCalendars(transaction, context, [row]))[0]!
  })
}

async function getSubject(transaction: Transaction<DB>, { kind, id }: Wanted) {
  if (kind === 'favourites') {
    if (id !== undefined) throw fieldError('id', 'Os favoritos não têm id.')
    return null
  }
  if (id === undefined) throw fieldError('id', 'Diga de quem são os jogos.')
  const found = (await readSubjects(transaction, kind, [id])).get(id)
  if (!found) throw new AppError('not_found')
  return found
}

export async function revokeCalendar(context: Context, caller: Caller, id: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('calendar_subscriptions')
      .where('id', '=', id)
      .where('user_id', '=', userOf(caller.principal).id)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw new AppError('not_found', { info: 'Este calendário não existe ou já foi revogado.' })
    await audit(transaction, caller, {
      action: 'calendars.revoke',
      summary: 'revogou o endereço de um calendário',
      details: { calendar: id },
    })
  })
}
