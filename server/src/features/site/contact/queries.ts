import type { ContactMessage } from '@meio-campo/contract'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { ContactMessages } from '../../../database/types.gen.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'

export function toContactMessage(row: Selectable<ContactMessages>): ContactMessage {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  }
}

export function listContactMessages(
  database: Queryable,
  filters: { answered?: boolean },
  request: PageRequest,
  url: string,
) {
  let chosen = database.selectFrom('contact_messages')
  if (filters.answered !== undefined) chosen = chosen.where('answered_at', filters.answered ? 'is not' : 'is', null)
  return listNewestFirst(database, chosen.selectAll(), 'created_at', request, url, toContactMessage)
}

export async function countUnansweredMessages(database: Queryable): Promise<number> {
  const { count } = await database
    .selectFrom('contact_messages')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
