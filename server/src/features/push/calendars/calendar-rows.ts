import type { CalendarSubscription } from '@meio-campo/contract'
import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import type { CalendarSubscriptions } from '../../../database/types.gen.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { tokenOf } from './calendar-address.ts'
import { readSubjects, subjectTables, type Subject, type SubjectKind } from './calendar-subject.ts'

type Row = Selectable<CalendarSubscriptions>
type Addressing = Pick<Context, 'vault' | 'publicUrl'>

export async function listCalendars(context: Context, userId: string, request: PageRequest, url: string) {
  const { database } = context
  const own = database.selectFrom('calendar_subscriptions').selectAll().where('user_id', '=', userId)
  const page = await listNewestFirst(database, own, 'created_at', request, url, (row) => row)
  return { ...page, data: await toCalendars(database, context, page.data) }
}

export async function toCalendars(
  database: Queryable,
  { vault, publicUrl }: Addressing,
  rows: readonly Row[],
): Promise<CalendarSubscription[]> {
  const subjects = new Map<string, ReadonlyMap<string, Subject>>()
  for (const kind of Object.keys(subjectTables) as SubjectKind[]) {
    const ids = rows.flatMap((row) => (row.kind === kind ? (row.subject_id ?? []) : []))
    subjects.set(kind, await readSubjects(database, kind, ids))
  }
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as CalendarSubscription['kind'],
    subject: (row.subject_id !== null && subjects.get(row.kind)?.get(row.subject_id)) || null,
    url: `${publicUrl}/calendario/${tokenOf(vault, row.id)}.ics`,
    createdAt: row.created_at.toISOString(),
    lastReadAt: row.last_read_at?.toISOString() ?? null,
  }))
}
