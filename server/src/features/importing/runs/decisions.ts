import type { Body, Dataset, Endpoints } from '@meio-campo/contract'
import type { RecordKind } from '@meio-campo/contract/rules'
import { sql, type Selectable, type Transaction } from 'kysely'
import pg from 'pg'
import type { Context } from '../../../platform/context.ts'
import type { Conflicts, DB } from '../../../database/types.gen.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { namedIn } from '../../../platform/errors/named-records.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { edit } from '../../curating/history/edit.ts'
import { nameOf } from '../../curating/record-tables/references.ts'
import { describeRefusal } from '../../curating/records/refusals.ts'
import { conflictFieldWords, togetherWith, writtenColumns } from '../choosing/conflict-fields.ts'
import { readTrust, type Trust } from '../choosing/dataset-trust.ts'
import { toDataset } from './queries.ts'
import { CURATED, rechoose, type ConflictKind, type Decide } from '../joining/rechoose.ts'
import { sourceName, type StatedFields, type Statement } from '../choosing/statements.ts'
import { refuseWhileImporting } from '../storing/import-lock.ts'

interface Decided {
  readonly edit: string | null
  readonly decided: number
}

type Conflict = Selectable<Conflicts>
const RECORDS_AT_ONCE = 500

/** Settles one disagreement for good: the decision is stored as a source that outranks all others. */
export async function resolveConflict(
  { database }: Context,
  caller: Caller,
  id: string,
  body: Body<Endpoints['resolveConflict']>,
): Promise<Decided> {
  if ((body.source === undefined) === (body.keep === undefined))
    throw fieldError('source', 'Escolha uma fonte, ou fique com o que está à mostra.')
  const conflict = await database.selectFrom('conflicts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!conflict) throw new AppError('not_found')
  const { kind, record_id, field, chosen } = conflict
  const source = body.source ?? chosen
  if (!Object.hasOwn(conflict.said as object, source)) throw fieldError('source', 'Esta fonte não fala deste campo.')
  const name = await nameOf(database, kind as RecordKind, record_id)
  const word = body.keep ? 'ficou com o que estava à mostra' : `ficou com a palavra de ${source}`
  const summary = `${word} em ${conflictFieldWords(field)} de ${name}`
  const { editId } = await edit(database, caller, { kind: 'edit', summary }, (transaction) =>
    fitting(database, async () => {
      await refuseWhileImporting(transaction)
      await ensureCurated(transaction)
      const trust = await readTrust(transaction)
      const decide = decisionFor(conflict, source, body.keep === true)
      await rechoose(transaction, kind as ConflictKind, [record_id], { before: trust, after: trust }, decide)
      await markResolved(transaction, caller, [conflict])
    }),
  )
  return { edit: editId, decided: 1 }
}

/** What the source says of the field and of what belongs together with it. */
function decisionFor({ kind, field }: Conflict, source: string, keep: boolean): Decide {
  const fields = kind === 'match' ? togetherWith(field) : [field]
  return (words, shown) => {
    const word = words.find((each) => sourceName(each, words) === source)
    if (!word) throw new AppError('changed_since', { info: 'A fonte mudou de palavra. Recarregue a lista.' })
    const byHand = keep && kind !== 'match' && (shown[field] ?? null) !== null
    const said = byHand ? { [field]: shown[field] } : pick(word.said, fields)
    return { said: { ...decidedSoFar(words, word), ...said }, columns: writtenColumns(kind, field, keep) }
  }
}

/** A word on a match has all its fields: those that were not decided are not known. */
function decidedSoFar(words: readonly Statement[], like: Statement): StatedFields {
  const nothing = Object.fromEntries(Object.keys(like.said).map((field) => [field, null]))
  return { ...nothing, ...words.find(({ dataset }) => dataset === CURATED)?.said }
}

function pick(said: StatedFields, fields: readonly string[]): StatedFields {
  return Object.fromEntries(fields.map((field) => [field, said[field] ?? null]))
}

async function ensureCurated(transaction: Transaction<DB>): Promise<void> {
  await transaction
    .insertInto('datasets')
    .values({ id: CURATED, title: 'Curadoria', trust: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function markResolved(
  transaction: Transaction<DB>,
  caller: Caller,
  conflicts: readonly Pick<Conflict, 'kind' | 'record_id' | 'field'>[],
): Promise<void> {
  const rows = JSON.stringify(conflicts.map(({ kind, record_id, field }) => ({ kind, record_id, field })))
  await sql`
    update conflicts as c set resolved_at = now(), resolved_by = ${userOf(caller.principal).id}
    from jsonb_to_recordset(${rows}::jsonb) as r (kind text, record_id text, field text)
    where c.kind = r.kind and c.record_id = r.record_id and c.field = r.field`.execute(transaction)
}

type Rule = Body<Endpoints['applyConflictRule']>

/** From now on the dataset counts most on the field, and in all that is open it does at once. */
export async function applyConflictRule({ database }: Context, caller: Caller, rule: Rule): Promise<Decided> {
  const { kind, field, dataset } = rule
  const summary = `deu preferência a ${dataset} em ${conflictFieldWords(field)}`
  const { result, editId } = await edit(database, caller, { kind: 'bulk', summary }, (transaction) =>
    fitting(database, async () => {
      await refuseWhileImporting(transaction)
      await namedIn('dataset', getDataset(transaction, dataset))
      const before = await readTrust(transaction)
      await preferOn(transaction, dataset, field, before)
      const open = await transaction
        .selectFrom('conflicts')
        .selectAll()
        .where('kind', '=', kind)
        .where('field', '=', field)
        .where('resolved_at', 'is', null)
        .where(
          sql<boolean>`exists (select 1 from jsonb_object_keys(said) as k where split_part(k, '/', 1) = ${dataset})`,
        )
        .execute()
      await rechooseAll(transaction, kind as ConflictKind, open, before)
      await markResolved(transaction, caller, open)
      return open.length
    }),
  )
  return { edit: editId, decided: result }
}

async function rechooseAll(
  transaction: Transaction<DB>,
  kind: ConflictKind,
  conflicts: readonly Conflict[],
  before: Trust,
): Promise<void> {
  const after = await readTrust(transaction)
  const ids = [...new Set(conflicts.map(({ record_id }) => record_id))]
  for (let from = 0; from < ids.length; from += RECORDS_AT_ONCE)
    await rechoose(transaction, kind, ids.slice(from, from + RECORDS_AT_ONCE), { before, after })
}

/** Before all others on this field; the decisions of admins stay before everything. */
async function preferOn(transaction: Transaction<DB>, id: string, field: string, trust: Trust): Promise<void> {
  const others = await transaction
    .selectFrom('datasets')
    .select(['id', 'field_trust'])
    .where('id', 'not in', [id, CURATED])
    .execute()
  const set = (dataset: string, value: number) =>
    transaction
      .updateTable('datasets')
      .set({ field_trust: sql`field_trust || jsonb_build_object(${field}::text, ${value}::integer)` })
      .where('id', '=', dataset)
      .execute()
  const best = Math.min(...others.map((other) => trust(other.id, field)), trust(id, field) + 1)
  await set(id, Math.max(1, best - 1))
  for (const other of others) if (trust(other.id, field) <= 1) await set(other.id, 2)
}

type TrustWish = Body<Endpoints['updateDataset']>

/** Another place in the order of trust, and at once what that changes of what is shown. */
export async function updateDataset(
  { database }: Context,
  caller: Caller,
  id: string,
  { trust, fieldTrust }: TrustWish,
): Promise<Dataset> {
  if (id === CURATED) throw new AppError('invalid_input', { info: 'O que a administração decide vale sempre mais.' })
  const { title } = await getDataset(database, id)
  const summary = `mudou o quanto vale a fonte ${title}`
  await edit(database, caller, { kind: 'edit', summary }, (transaction) =>
    fitting(database, async () => {
      await refuseWhileImporting(transaction)
      const before = await readTrust(transaction)
      const changes = {
        ...(trust !== undefined && { trust }),
        ...(fieldTrust !== undefined && { field_trust: JSON.stringify(fieldTrust) }),
      }
      if (Object.keys(changes).length === 0) return
      await transaction.updateTable('datasets').set(changes).where('id', '=', id).execute()
      const touched = await transaction
        .selectFrom('conflicts')
        .selectAll()
        .where(sql<boolean>`exists (select 1 from jsonb_object_keys(said) as k where split_part(k, '/', 1) = ${id})`)
        .execute()
      for (const [kind, own] of Map.groupBy(touched, (each) => each.kind as ConflictKind))
        await rechooseAll(transaction, kind, own, before)
    }),
  )
  return toDataset(await getDataset(database, id))
}

async function getDataset(database: Context['database'] | Transaction<DB>, id: string) {
  const dataset = await database.selectFrom('datasets').selectAll().where('id', '=', id).executeTakeFirst()
  if (!dataset) throw new AppError('not_found')
  return dataset
}

/** Two sources, each right by itself, may not go together: a club that ended before it began. */
async function fitting<T>(database: Context['database'], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) throw error
    throw new AppError('invalid_input', { info: await unfittingWords(database, error), cause: error })
  }
}

/** Which record it is, and what does not go together in it. The transaction is lost: the name is read beside it. */
async function unfittingWords(database: Context['database'], error: pg.DatabaseError): Promise<string> {
  const refusal = describeRefusal(error)
  const what = refusal?.words || 'O valor escolhido não combina com o resto do registro.'
  const who = refusal?.id ? `${await nameOf(database, refusal.kind, refusal.id)}: ` : ''
  return `${who}${what} Nada foi mudado: corrija o registro à mão antes.`
}
