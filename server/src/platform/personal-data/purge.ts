import { sql } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import { personalTables } from './personal-data.ts'
import type { Kept, PersonalTable } from './personal-table.ts'

const DAY_MS = 86_400_000
/** A busy service logs much in a week: rows are removed in batches that block no other query. */
const MOST_AT_ONCE = 20_000

/** Removes, or empties, what has been stored for as long as its table says. */
export async function purgePersonalData(database: Queryable, now: Date): Promise<void> {
  for (const table of personalTables) for (const kept of table.kept) await purgeTable(database, table, kept, now)
}

async function purgeTable(database: Queryable, { table }: PersonalTable, kept: Kept, now: Date): Promise<void> {
  if (kept.how === 'until') return
  const name = sql.table(table)
  if (kept.how === 'expiry')
    return removeAll(
      database,
      (most) => sql`
      delete from ${name} where ctid in (
        select ctid from ${name} where ${sql.ref(kept.column)} <= ${now} limit ${most})`,
    )
  const before = new Date(now.getTime() - kept.days * DAY_MS)
  const old = sql`${sql.ref(kept.since)} < ${before}${kept.only ? sql` and ${kept.only(before)}` : sql``}`
  if (!kept.clears)
    return removeAll(
      database,
      (most) => sql`
      delete from ${name} where ctid in (select ctid from ${name} where ${old} limit ${most})`,
    )
  const empty = kept.clears.map((column) => sql`${sql.ref(column)} = null`)
  const filled = kept.clears.map((column) => sql`${sql.ref(column)} is not null`)
  return removeAll(
    database,
    (most) => sql`
    update ${name} set ${sql.join(empty)} where ctid in (
      select ctid from ${name} where ${old} and (${sql.join(filled, sql` or `)}) limit ${most})`,
  )
}

async function removeAll(database: Queryable, batch: (most: number) => ReturnType<typeof sql>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await batch(MOST_AT_ONCE).execute(database)
    if (numAffectedRows < BigInt(MOST_AT_ONCE)) return
  }
}
