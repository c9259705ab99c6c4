import type { Connection, KeyTest } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { DayIsOver, SyncFailed } from '../connectors/calls.ts'
import { findConnector } from '../connectors/catalogue.ts'
import { getConnection } from './connection-rows.ts'
import { CONNECTOR_KEY, openCalls } from '../connectors/open-calls.ts'
import { enqueueCheck, lockConnection } from './settle.ts'

const HINT_LETTERS = 4

/** The columns of a key; only its end can be read again. */
export function sealedKey({ vault, now }: Pick<Context, 'vault' | 'now'>, key: string) {
  return {
    sealed_key: vault.seal(CONNECTOR_KEY, key),
    key_hint: key.slice(-HINT_LETTERS),
    key_set_at: now(),
    plan: null,
  }
}

async function lockConnector(transaction: Transaction<DB>, id: string) {
  const connection = await lockConnection(transaction, id)
  const connector = connection && findConnector(connection.dataset_id)
  if (!connection || !connector) throw new AppError('not_found')
  return { connection, connector }
}

export async function setKey(context: Context, caller: Caller, id: string, key: string): Promise<Connection> {
  const { database } = context
  await database.transaction().execute(async (transaction) => {
    const { connection } = await lockConnector(transaction, id)
    await transaction
      .updateTable('connections')
      .set({
        ...sealedKey(context, key),
        failures: 0,
        last_error: null,
        budget: sql`'[]'::jsonb`,
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .execute()
    if (!connection.paused) await enqueueCheck(transaction, context, id)
    await audit(transaction, caller, {
      action: 'connections.key',
      summary: `${connection.sealed_key === null ? 'pôs' : 'trocou'} a chave da fonte “${connection.title}”`,
      details: { connection: id },
    })
  })
  return getConnection(database, id)
}

export async function deleteKey({ database }: Context, caller: Caller, id: string): Promise<Connection> {
  await database.transaction().execute(async (transaction) => {
    const { connection } = await lockConnector(transaction, id)
    if (connection.sealed_key === null) return
    await transaction
      .updateTable('connections')
      .set({ sealed_key: null, key_hint: null, key_set_at: null, plan: null, failures: 0, last_error: null })
      .where('id', '=', id)
      .execute()
    await audit(transaction, caller, {
      action: 'connections.key',
      summary: `tirou a chave da fonte “${connection.title}”`,
      details: { connection: id },
    })
  })
  return getConnection(database, id)
}

const TEST_TIMEOUT_MS = 20_000

/** One call that says what the key's plan allows; what it said is kept with the connection. */
export async function testKey(context: Context, id: string): Promise<KeyTest> {
  const { database } = context
  const connection = await database.selectFrom('connections').selectAll().where('id', '=', id).executeTakeFirst()
  const connector = connection && findConnector(connection.dataset_id)
  if (!connection || !connector) throw new AppError('not_found')
  const outcome = await askPlan()
  const test: KeyTest = { at: context.now().toISOString(), ...outcome }
  await database
    .updateTable('connections')
    .set({ plan: sql`${JSON.stringify(test)}::jsonb` })
    .where('id', '=', id)
    .execute()
  return test

  async function askPlan(): Promise<Omit<KeyTest, 'at'>> {
    const failed = (words: string) => ({ ok: false, words, covered: null })
    try {
      const calls = openCalls(context, connector!, connection!, AbortSignal.timeout(TEST_TIMEOUT_MS))
      const answered = await calls.get(connector!.planCall)
      if (answered.kind === 'refused') return failed(answered.reason)
      const { words, covered } = connector!.readPlan(answered.body, answered.headers)
      return { ok: true, words, covered: covered === null ? null : [...covered] }
    } catch (error) {
      if (error instanceof SyncFailed) return failed(error.reason)
      if (error instanceof DayIsOver) return failed('A chave não tem mais chamadas por hoje.')
      if (error instanceof DOMException)
        return failed('O provedor não respondeu a tempo, ou a chave está sem chamadas.')
      throw error
    }
  }
}
