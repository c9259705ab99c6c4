import type { CalendarSubscription } from '@meio-campo/contract'
import { MOST_CALENDARS } from '@meio-campo/contract/rules'
import type { Selectable, Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { CalendarSubscriptions, DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError, fieldError, refusalOf } from '../../../platform/errors/app-error.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { listSubjects, type Subject, type SubjectKind, subjectTables } from './calendar-subject.ts'
import type { Queryable } from '../../../database/database.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { sealNewProof, tokenOf } from './calendar-address.ts'

interface NewCalendar {
  readonly kind: CalendarSubscription['kind']
  readonly id?: string
}

/** Returns the existing subscription of this caller to the same subject, or creates one. */
export async function subscribeCalendar(
  context: Context,
  caller: Caller,
  given: NewCalendar,
): Promise<CalendarSubscription> {
  const userId = userOf(caller.principal).id
  return context.database.transaction().execute(async (transaction) => {
    const subject = await getSubject(transaction, given)
    const which = { user_id: userId, kind: given.kind, subject_id: subject?.id ?? null }
    // Locks the account, so that of two concurrent requests the second finds the first one's row.
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
    const id = randomId('cal')
    const row = await transaction
      .insertInto('calendar_subscriptions')
      .values({ ...which, id, created_at: context.now(), sealed_proof: sealNewProof(context.vault, id) })
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

async function getSubject(transaction: Transaction<DB>, { kind, id }: NewCalendar) {
  if (kind === 'favourites') {
    if (id !== undefined) throw fieldError('id', 'Os favoritos não têm id.')
    return null
  }
  if (id === undefined) throw fieldError('id', 'Diga de quem são os jogos.')
  const found = (await listSubjects(transaction, kind, [id])).get(id)
  if (!found) throw refusalOf('id', 'Não existe mais. Escolha outro.', 'not_found')
  return found
}

export async function revokeCalendar(context: Context, caller: Caller, id: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const revoked = await transaction
      .deleteFrom('calendar_subscriptions')
      .where('id', '=', id)
      .where('user_id', '=', userOf(caller.principal).id)
      .returning('id')
      .executeTakeFirst()
    if (!revoked) throw noCalendar()
    await audit(transaction, caller, {
      action: 'calendars.revoke',
      summary: 'revogou o endereço de um calendário',
      details: { calendar: id },
    })
  })
}

const noCalendar = () => new AppError('not_found', { info: 'Este calendário não existe ou já foi revogado.' })

type Row = Selectable<CalendarSubscriptions>
type Addressing = Pick<Context, 'vault' | 'publicUrl'>

export async function listCalendars(context: Context, userId: string, request: PageRequest, url: string) {
  const { database } = context
  const own = database.selectFrom('calendar_subscriptions').selectAll().where('user_id', '=', userId)
  const page = await listNewestFirst(database, own, 'created_at', request, url, (row) => row)
  return { ...page, data: await toCalendars(database, context, page.data) }
}

export async function getCalendar(context: Context, userId: string, id: string): Promise<CalendarSubscription> {
  const { database } = context
  const row = await database
    .selectFrom('calendar_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw noCalendar()
  return (await toCalendars(database, context, [row]))[0]!
}

async function toCalendars(
  database: Queryable,
  { vault, publicUrl }: Addressing,
  rows: readonly Row[],
): Promise<CalendarSubscription[]> {
  const subjects = new Map<string, ReadonlyMap<string, Subject>>()
  for (const kind of Object.keys(subjectTables) as SubjectKind[]) {
    const ids = rows.flatMap((row) => (row.kind === kind ? (row.subject_id ?? []) : []))
    subjects.set(kind, await listSubjects(database, kind, ids))
  }
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as CalendarSubscription['kind'],
    subject: (row.subject_id !== null && subjects.get(row.kind)?.get(row.subject_id)) || null,
    url: `${publicUrl}/calendario/${tokenOf(vault, row)}.ics`,
    createdAt: row.created_at.toISOString(),
    lastReadAt: row.last_read_at?.toISOString() ?? null,
  }))
}
