import type { Body, Connection, Endpoints } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { audit } from '../../../platform/audit.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { ensureDataset } from '../choosing/dataset-trust.ts'
import { findConnector } from '../connectors/catalogue.ts'
import type { Connector } from '../connectors/connector.ts'
import { findImporter } from '../datasets/catalogue.ts'
import { askToCancel } from '../runs/start-import.ts'
import { findEntry } from './catalogue.ts'
import { getConnection } from './connection-rows.ts'
import { sealedKey } from './keys.ts'
import { isHeld, isQueued } from './lease.ts'
import { enqueueCheck, lockConnection } from './settle.ts'

type NewConnection = Body<Endpoints['createConnection']>
type ConnectionChange = Body<Endpoints['updateConnection']>

const MOST_CONNECTIONS = 60
const EVERY_MINUTES = 24 * 60

/** Connects a source. Its first check is queued in the same transaction. */
export async function createConnection(context: Context, caller: Caller, body: NewConnection): Promise<Connection> {
  const { database, config } = context
  const { dataset, address, title, everyMinutes } = placeOf(body)
  const importer = findImporter(dataset)
  if (!importer) throw fieldError('dataset', 'Este conjunto não é conhecido.')
  checkAddress(address, config.reach.allowPrivate)
  const connector = findConnector(dataset)
  if (connector && body.key === undefined) throw fieldError('key', 'Esta fonte pede uma chave.')
  const competitions = connector ? checkCompetitions(connector, body.competitions) : []
  const id = randomId('cx')
  await database.transaction().execute(async (transaction) => {
    // The lock makes the second of two concurrent calls see the first.
    await sql`select pg_advisory_xact_lock(hashtextextended('connections', 0))`.execute(transaction)
    const known = await transaction.selectFrom('connections').select(['dataset_id', 'address']).execute()
    if (known.some((each) => each.dataset_id === dataset && (connector !== null || each.address === address)))
      throw fieldError(body.entry === undefined ? 'address' : 'entry', 'Esta fonte já está conectada.')
    if (known.length >= MOST_CONNECTIONS)
      throw new AppError('too_many', { info: `Já há ${MOST_CONNECTIONS} fontes conectadas. Desconecte alguma antes.` })
    if (importer.licence) await ensureDataset(transaction, importer, importer.licence)
    await transaction
      .insertInto('connections')
      .values({
        id,
        dataset_id: dataset,
        title: title.trim(),
        address,
        every_minutes: everyMinutes,
        competitions,
        ...(connector && body.key !== undefined && sealedKey(context, body.key)),
        // The first check is already in the queue.
        next_check_at: new Date(context.now().getTime() + everyMinutes * 60_000),
      })
      .execute()
    await enqueueCheck(transaction, context, id)
    await audit(transaction, caller, {
      action: 'connections.create',
      summary: `conectou a fonte “${title.trim()}”`,
      details: { connection: id, dataset, address },
    })
  })
  return getConnection(database, id)
}

interface Place {
  readonly dataset: string
  readonly address: string
  readonly title: string
  readonly everyMinutes: number
}

/** The default is the provider's first competition. */
function checkCompetitions({ competitions }: Connector, wanted: readonly string[] | undefined): string[] {
  const codes = wanted ?? [competitions[0]!.code]
  const unknown = codes.find((code) => !competitions.some((each) => each.code === code))
  if (unknown !== undefined) throw fieldError('competitions', `O campeonato ${unknown} não é conhecido.`)
  return [...codes]
}

function placeOf({ entry: entryId, dataset, address, title, everyMinutes }: NewConnection): Place {
  if (entryId !== undefined) {
    const connector = findConnector(entryId)
    const entry = connector ? { ...connector, dataset: connector.id } : findEntry(entryId)
    if (!entry) throw fieldError('entry', 'Esta fonte não está no catálogo.')
    const { dataset: known } = entry
    return {
      dataset: known,
      address: address ?? entry.address,
      title: title ?? entry.title,
      everyMinutes: everyMinutes ?? entry.everyMinutes,
    }
  }
  if (dataset === undefined) throw fieldError('dataset', 'Diga qual: uma do catálogo, ou um conjunto e o endereço.')
  if (address === undefined) throw fieldError('address', 'Diga o endereço.')
  return {
    dataset,
    address,
    title: title ?? findImporter(dataset)?.title ?? dataset,
    everyMinutes: everyMinutes ?? EVERY_MINUTES,
  }
}

/** Refuses at once what the call itself would refuse; host names are checked when the connection is made. */
function checkAddress(address: string, allowPrivate: boolean): void {
  if (!URL.canParse(address)) throw fieldError('address', 'Este endereço não é válido.')
  const url = new URL(address)
  if (url.username !== '' || url.password !== '')
    throw fieldError('address', 'O endereço não pode conter usuário e senha.')
  if (url.protocol !== 'https:' && !allowPrivate) throw fieldError('address', 'O endereço deve começar com https://.')
}

export async function updateConnection(
  context: Context,
  caller: Caller,
  id: string,
  body: ConnectionChange,
): Promise<Connection> {
  const { database } = context
  const { title, everyMinutes, paused, competitions } = body
  await database.transaction().execute(async (transaction) => {
    const before = await lockConnection(transaction, id)
    if (!before) throw new AppError('not_found')
    const connector = findConnector(before.dataset_id)
    if (competitions !== undefined && !connector) throw fieldError('competitions', 'Esta fonte vem sempre inteira.')
    const codes = connector && competitions !== undefined ? checkCompetitions(connector, competitions) : undefined
    // A connection that was resumed, or that has more to request, is checked at once.
    const renewed = (before.paused && paused === false) || (codes !== undefined && !before.paused)
    await transaction
      .updateTable('connections')
      .set({
        ...(title !== undefined && { title: title.trim() }),
        ...(everyMinutes !== undefined && {
          every_minutes: everyMinutes,
          next_check_at: new Date(context.now().getTime() + everyMinutes * 60_000),
        }),
        ...(paused !== undefined && { paused }),
        ...(codes !== undefined && { competitions: codes }),
        updated_at: sql`now()`,
      })
      .where('id', '=', id)
      .execute()
    if (renewed) await enqueueCheck(transaction, context, id)
    const verb = paused === undefined || paused === before.paused ? 'mudou' : paused ? 'pausou' : 'retomou'
    await audit(transaction, caller, {
      action: 'connections.update',
      summary: `${verb} a fonte “${title?.trim() ?? before.title}”`,
      details: { connection: id, ...body },
    })
  })
  return getConnection(database, id)
}

/** Removes a connection. Its data stays, and its imports stay on the list. */
export async function deleteConnection({ database }: Context, caller: Caller, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const connection = await lockConnection(transaction, id)
    if (!connection) throw new AppError('not_found')
    if (connection.open_run_id !== null) await askToCancel(transaction, connection.open_run_id)
    await transaction.deleteFrom('connections').where('id', '=', id).execute()
    await audit(transaction, caller, {
      action: 'connections.delete',
      summary: `desconectou a fonte “${connection.title}”`,
      details: { connection: id, dataset: connection.dataset_id, address: connection.address },
    })
  })
}

/** Queues a check now. A check in progress counts as this one. */
export async function startCheck(context: Context, caller: Caller, id: string): Promise<Connection> {
  const { database } = context
  await database.transaction().execute(async (transaction) => {
    const connection = await lockConnection(transaction, id)
    if (!connection) throw new AppError('not_found')
    if (isQueued(connection) || isHeld(connection) || connection.open_run_id !== null) return
    await enqueueCheck(transaction, context, id)
    await audit(transaction, caller, {
      action: 'connections.check',
      summary: `mandou verificar a fonte “${connection.title}”`,
      details: { connection: id },
    })
  })
  return getConnection(database, id)
}

/** The check notices it within a second; its import is cancelled like any other. */
export async function stopCheck({ database }: Context, caller: Caller, id: string): Promise<Connection> {
  await database.transaction().execute(async (transaction) => {
    const connection = await lockConnection(transaction, id)
    if (!connection) throw new AppError('not_found')
    if (!isQueued(connection) && !isHeld(connection) && connection.open_run_id === null) return
    await transaction.updateTable('connections').set({ stop_asked: true }).where('id', '=', id).execute()
    if (connection.open_run_id !== null) await askToCancel(transaction, connection.open_run_id)
    await audit(transaction, caller, {
      action: 'connections.stop',
      summary: `parou a fonte “${connection.title}”`,
      details: { connection: id },
    })
  })
  return getConnection(database, id)
}
