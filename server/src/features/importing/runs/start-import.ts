import type { Body, Endpoints, ImportRun } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { findImporter } from '../datasets/catalogue.ts'
import { fetchAddressOf } from '../sources/github-address.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { getRun } from './queries.ts'

type Order = Body<Endpoints['startImport']>

/** Runs that wait are cheap, and yet a thousand of them would be a mistake. */
const MOST_WAITING = 20
const CANCELLED = 'A importação foi cancelada antes de começar.'

interface Place {
  readonly fileId: string
  readonly origin: string
}

/** Queues an import as a job, so that it does not depend on the caller's connection. */
export async function startImport({ database, jobs }: Context, caller: Caller, order: Order): Promise<ImportRun> {
  const importer = findImporter(order.dataset)
  if (!importer) throw fieldError('dataset', 'Este conjunto não é conhecido.')
  if ([order.file, order.address, order.run].filter((each) => each !== undefined).length !== 1)
    throw fieldError('file', 'Diga de onde: um arquivo, um endereço ou outra importação.')
  const { id: actorId, name: actorName } = userOf(caller.principal)
  const id = await database.transaction().execute(async (transaction) => {
    await refuseCrowd(transaction)
    const { fileId, origin } = await placeOf(transaction, order)
    const run = await transaction
      .insertInto('import_runs')
      .values({
        dataset_id: importer.id,
        dry_run: order.dryRun ?? false,
        status: 'waiting',
        file_id: fileId,
        origin,
        actor_id: actorId,
        actor_name: actorName,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await jobs.enqueue(transaction, 'imports.run', { runId: run.id })
    const summary = `${order.dryRun ? 'simulou a importação de' : 'mandou importar'} ${importer.title}`
    await audit(transaction, caller, { action: 'imports.start', summary, details: { run: run.id, origin } })
    return run.id
  })
  return getRun(database, id)
}

async function refuseCrowd(transaction: Transaction<DB>): Promise<void> {
  // Of two started at once the second counts the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('waiting imports', 0))`.execute(transaction)
  const waiting = await transaction
    .selectFrom('import_runs')
    .select('id')
    .where('status', 'in', ['waiting', 'running'])
    .limit(MOST_WAITING)
    .execute()
  if (waiting.length < MOST_WAITING) return
  throw new AppError('too_many', { info: `Já há ${MOST_WAITING} importações à espera. Aguarde ou cancele alguma.` })
}

async function placeOf(transaction: Transaction<DB>, { file, address, run }: Order): Promise<Place> {
  if (address !== undefined) return registerAddress(transaction, address)
  const found = await transaction
    .selectFrom('import_files as f')
    .select(['f.id', 'f.name', 'f.address'])
    .$if(file !== undefined, (query) => query.where('f.id', '=', file!))
    .$if(run !== undefined, (query) =>
      query.innerJoin('import_runs as r', 'r.file_id', 'f.id').where('r.id', '=', run!),
    )
    // The removal of old files waits for this lock, and then finds the file in use.
    .forShare('f')
    .executeTakeFirst()
  if (!found) throw fieldError(file === undefined ? 'run' : 'file', 'O arquivo não está mais aqui: envie de novo.')
  return { fileId: found.id, origin: found.address ?? found.name }
}

async function registerAddress(transaction: Transaction<DB>, address: string): Promise<Place> {
  if (!URL.canParse(address)) throw fieldError('address', 'Este endereço não é válido.')
  const { name, folder, wrapped } = fetchAddressOf(address)
  const id = randomId('im')
  await transaction.insertInto('import_files').values({ id, name, address, folder, wrapped }).execute()
  return { fileId: id, origin: address }
}

/** One that waits is over at once; one at work hears of it within a second. */
export async function cancelImport({ database }: Context, caller: Caller, id: string): Promise<ImportRun> {
  await database.transaction().execute(async (transaction) => {
    const run = await transaction
      .selectFrom('import_runs')
      .select(['status', 'dataset_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!run) throw new AppError('not_found')
    if (run.status !== 'waiting' && run.status !== 'running') return
    await askToCancel(transaction, id)
    const summary = `cancelou a importação de ${run.dataset_id}`
    await audit(transaction, caller, { action: 'imports.cancel', summary, details: { run: id } })
  })
  return getRun(database, id)
}

/** Of a run that is over already, nothing is changed. */
export async function askToCancel(transaction: Transaction<DB>, id: string): Promise<void> {
  await transaction
    .updateTable('import_runs')
    .set({ status: 'cancelled', error: CANCELLED, holder: null, finished_at: sql`now()`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
  await transaction
    .updateTable('import_runs')
    .set({ cancel_asked: true })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}
