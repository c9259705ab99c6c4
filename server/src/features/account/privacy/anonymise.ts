import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { personalTables } from '../../../platform/personal-data/personal-data.ts'
import type { OwnAccount } from './own-rows.ts'

/** Replaces a name. */
export const NOBODY = 'Conta excluída'

/** Removes id and name of the account from the rows that stay. */
export async function anonymise(transaction: Transaction<DB>, account: OwnAccount): Promise<void> {
  for (const { table, belongs, ends } of personalTables) {
    const name = sql.table(table)
    for (const one of belongs) {
      const column = sql.ref(one.column)
      if (one.by === 'name' && account.names.length > 0)
        await sql`update ${name} set ${column} = ${NOBODY} where ${column} = any (${account.names}::text[])`.execute(
          transaction,
        )
      if (one.by !== 'id' || ends !== 'anonymised') continue
      const words = one.name === undefined ? sql`` : sql`, ${sql.ref(one.name)} = ${NOBODY}`
      await sql`update ${name} set ${column} = null${words} where ${column} = ${account.id}`.execute(transaction)
    }
  }
}

/** Groups of actions that only concern one's own account; without the account they have no meaning. */
const OWN_GROUPS = ['access', 'account', 'keys', 'webhooks', 'notifications', 'calendars', 'simulations']

/** The audit keeps what was done to shared data. Runs before `anonymise`, while entries still name the account. */
export async function anonymiseAudit(
  transaction: Transaction<DB>,
  { id, names }: OwnAccount,
  email: string,
): Promise<void> {
  await sql`
    delete from audit_log
    where (actor_id = ${id} or account_id = ${id} and (actor_id is null or action like 'access.%'))
      and split_part(action, '.', 1) = any (${OWN_GROUPS}::text[])`.execute(transaction)
  await sql`update audit_log set address = null, device = null where actor_id = ${id}`.execute(transaction)
  const secrets = [id, email, ...names]
  const { rows } = await sql<{ id: string; summary: string; details: unknown }>`
    select id::text, summary, details from audit_log
    where (actor_id = ${id} or account_id = ${id} or details ->> 'id' = ${id})
      and exists (select 1 from unnest(${secrets}::text[]) as secret
        where strpos(summary, secret) > 0 or strpos(details::text, secret) > 0)`.execute(transaction)
  for (const row of rows)
    await sql`
      update audit_log set summary = ${withoutSecrets(row.summary, secrets)},
        details = ${JSON.stringify(withoutSecrets(row.details, secrets))}::jsonb
      where id = ${row.id}::bigint`.execute(transaction)
}

/** The same text or object with the account's secrets removed, as whole words. */
export function withoutSecrets<T>(value: T, secrets: readonly string[]): T {
  if (typeof value === 'string')
    return secrets.reduce(
      (text, secret) =>
        text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(secret)}(?![\\p{L}\\p{N}])`, 'gu'), 'conta excluída'),
      value as string,
    ) as T
  if (Array.isArray(value)) return value.map((each) => withoutSecrets<unknown>(each, secrets)) as T
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, withoutSecrets<unknown>(each, secrets)]),
    ) as T
  return value
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)

/** Earlier clean-ups keep copies of rows for some days. */
export async function anonymiseCopies(transaction: Transaction<DB>, { id }: OwnAccount): Promise<void> {
  for (const { table, belongs, ends } of personalTables) {
    for (const one of belongs) {
      if (one.by !== 'id') continue
      const own = sql`table_name = ${table} and row_data ->> ${one.column} = ${id}`
      if (ends === 'removed') await sql`delete from copy_rows where ${own}`.execute(transaction)
      else {
        const emptied = { [one.column]: null, ...(one.name !== undefined && { [one.name]: NOBODY }) }
        await sql`update copy_rows set row_data = row_data || ${JSON.stringify(emptied)}::jsonb where ${own}`.execute(
          transaction,
        )
      }
    }
  }
}
