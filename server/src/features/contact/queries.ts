import type { ContactMessage } from '@meio-campo/contract'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import type { ContactMessages } from '../../database/types.gen.ts'
import { LARGEST_TOTAL, toPage, type PageRequest } from '../../platform/paging.ts'

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

export async function listContactMessages(
  database: Queryable,
  filters: { answered?: boolean },
  request: PageRequest,
  url: string,
) {
  let chosen = database.selectFrom('contact_messages')
  if (filters.answered !== undefined) chosen = chosen.where('answered_at', filters.answered ? 'is not' : 'is', null)
  let page = chosen.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  if (request.after) {
    const [at, id] = request.after
    page = page.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id})`)
  }
  const rows = await page.limit(request.limit + 1).execute()
  const { total } = await database
    .selectFrom(
      chosen
        .select('id')
        .limit(LARGEST_TOTAL + 1)
        .as('messages'),
    )
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return toPage(rows, request, Number(total), url, (row) => [row.created_at, row.id], toContactMessage)
}

export async function countUnansweredMessages(database: Queryable): Promise<number> {
  const { count } = await database
    .selectFrom('contact_messages')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
