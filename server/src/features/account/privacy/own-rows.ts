import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { personalTables } from '../../../platform/personal-data/personal-data.ts'
import type { PersonalTable, TableName } from '../../../platform/personal-data/personal-table.ts'

/** The keys by which an account's rows are found. */
export interface OwnAccount {
  readonly id: string
  /**
   * Only a confirmed address, so that an account registered with another person's address neither reads nor removes
   * that person's rows.
   */
  readonly email: string | null
  /** Names that only this account has had. */
  readonly names: readonly string[]
}

export async function findOwnAccount(database: Queryable, id: string): Promise<OwnAccount | null> {
  const user = await database
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!user) return null
  const { rows } = await sql<{ name: string }>`
    select name from (
      select name from users where id = ${id}
      union select actor_name from audit_log where actor_id = ${id}
      union select actor_name from edits where actor_id = ${id}
      union select credited_name from edits where credited_id = ${id}) as borne
    where name is not null and not exists (select 1 from users as other where other.name = borne.name and other.id <> ${id})`.execute(
    database,
  )
  return { id, email: user.email_confirmed_at === null ? null : user.email, names: rows.map(({ name }) => name) }
}

/** The condition for the account's rows of a table; null where there can be none. */
export function ownRows({ belongs }: PersonalTable, account: OwnAccount): RawBuilder<unknown> | null {
  const conditions: RawBuilder<unknown>[] = []
  for (const one of belongs) {
    const column = sql.ref(one.column)
    if (one.by === 'id') conditions.push(sql`${column} = ${account.id}`)
    if (one.by === 'email' && account.email !== null) conditions.push(sql`${column} = ${account.email}`)
    if (one.by === 'parent') {
      const parent = ownRows(tableNamed(one.parent), account)
      if (parent) conditions.push(sql`${column} in (select id from ${sql.table(one.parent)} where ${parent})`)
    }
  }
  return conditions.length === 0 ? null : sql`(${sql.join(conditions, sql` or `)})`
}

function tableNamed(name: TableName): PersonalTable {
  const found = personalTables.find(({ table }) => table === name)
  if (!found) throw new Error(`${name}: not among the tables with personal data`)
  return found
}
