import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { counted } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Context } from '../../../platform/context.ts'
import { CALENDAR_PROOF, derivePreviousProof } from '../../push/calendars/calendar-address.ts'
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.ts'

/** Where an operator moves the generated key of the data folder to have a new one generated. */
export const PREVIOUS_KEY_FILE = 'secret-key.previous'

type SealContext = Pick<Context, 'config' | 'database' | 'vault' | 'log'>

interface SealedRow {
  readonly id: string
  readonly sealed: string
}

const listSealed = async (database: Queryable, { table, id, column }: SealedColumn): Promise<SealedRow[]> => {
  const { rows } = await sql<SealedRow>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null`.execute(database)
  return rows
}

/**
 * The same columns in the copies of accounts that a clean-up keeps: they may be restored long after the key was
 * changed.
 */
const listCopied = async (database: Queryable, { table, column }: SealedColumn): Promise<readonly string[]> => {
  const { rows } = await sql<{ sealed: string }>`
    select distinct row_data ->> ${column} as sealed from copy_rows
    where ${copiesOf(table)} and row_data ->> ${column} is not null`.execute(database)
  return rows.map(({ sealed }) => sealed)
}

const copiesOf = (table: string) =>
  sql<boolean>`copy_id in (select id from copies where kind = 'users') and table_name = ${table}`

/**
 * Re-encrypts with the present key what the previous one encrypted. It works row by row and only where the value did
 * not change since it was read, because users may change it meanwhile. After a kill both keys still exist, and the next
 * run continues.
 */
export async function resealSecrets({ config, database, vault, log }: SealContext): Promise<void> {
  if (!vault.hasPrevious) return
  let resealed = 0
  for (const place of SEALED_COLUMNS)
    for (const { id, sealed } of await listSealed(database, place)) {
      if (vault.openerOf(place.purpose, sealed) !== 'previous') continue
      const again = vault.seal(place.purpose, vault.unseal(place.purpose, sealed))
      await sql`update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${again}
        where ${sql.ref(place.id)} = ${id} and ${sql.ref(place.column)} = ${sealed}`.execute(database)
      resealed += 1
    }
  resealed += await resealCopies({ database, vault })
  // Addresses of calendars are derived from the key itself: existing ones stay as they are.
  const calendars = await database
    .selectFrom('calendar_subscriptions')
    .select('id')
    .where('sealed_proof', 'is', null)
    .execute()
  for (const { id } of calendars) {
    await database
      .updateTable('calendar_subscriptions')
      .set({ sealed_proof: vault.seal(CALENDAR_PROOF, derivePreviousProof(vault, id)!) })
      .where('id', '=', id)
      .where('sealed_proof', 'is', null)
      .execute()
    resealed += 1
  }
  if (resealed > 0) {
    log.info({ resealed }, 'secrets sealed with the new key')
    return
  }
  // A whole run found nothing left, so the old key in the data folder is no longer needed.
  if (config.previousSecretKey !== null) await rm(join(config.dataDir, PREVIOUS_KEY_FILE), { force: true })
}

async function resealCopies({ database, vault }: Pick<SealContext, 'database' | 'vault'>): Promise<number> {
  let resealed = 0
  for (const place of SEALED_COLUMNS)
    for (const sealed of await listCopied(database, place)) {
      if (vault.openerOf(place.purpose, sealed) !== 'previous') continue
      const again = vault.seal(place.purpose, vault.unseal(place.purpose, sealed))
      await sql`update copy_rows set row_data = row_data || jsonb_build_object(${place.column}::text, ${again}::text)
        where ${copiesOf(place.table)} and row_data ->> ${place.column} = ${sealed}`.execute(database)
      resealed += 1
    }
  const { rows } = await sql<{ id: string }>`
    select distinct row_data ->> 'id' as id from copy_rows
    where ${copiesOf('calendar_subscriptions')} and row_data ->> 'sealed_proof' is null`.execute(database)
  for (const { id } of rows) {
    const proof = vault.seal(CALENDAR_PROOF, derivePreviousProof(vault, id)!)
    await sql`update copy_rows set row_data = row_data || jsonb_build_object('sealed_proof', ${proof}::text)
      where ${copiesOf('calendar_subscriptions')} and row_data ->> 'id' = ${id}
        and row_data ->> 'sealed_proof' is null`.execute(database)
    resealed += 1
  }
  return resealed
}

/**
 * What cannot be read with the present keys, and whether the previous key is no longer needed, in sentences for an
 * admin.
 */
export async function listKeyProblems({ database, vault }: Pick<Context, 'database' | 'vault'>): Promise<string[]> {
  const unreadable: string[] = []
  let waiting = 0
  for (const place of SEALED_COLUMNS) {
    let lost = 0
    const inUse = await listSealed(database, place)
    for (const sealed of [...inUse.map((row) => row.sealed), ...(await listCopied(database, place))]) {
      const opener = vault.openerOf(place.purpose, sealed)
      if (opener === null) lost += 1
      if (opener === 'previous') waiting += 1
    }
    if (lost > 0) unreadable.push(counted(lost, place.one, place.many))
  }
  return [
    ...(unreadable.length === 0
      ? []
      : [
          `Não abrem com a SECRET_KEY de agora: ${unreadable.join(', ')}. Volte à chave de antes, ou informe-a em SECRET_KEY_PREVIOUS.`,
        ]),
    ...(vault.hasPrevious
      ? [
          waiting > 0
            ? `A troca da SECRET_KEY está em andamento: faltam ${counted(waiting, 'segredo', 'segredos')}. Mantenha a chave anterior.`
            : 'A troca da SECRET_KEY terminou: a chave anterior pode ser retirada, e o serviço reiniciado.',
        ]
      : []),
  ]
}
