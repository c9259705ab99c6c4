import type { Body, Endpoints } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { edit } from '../../curating/history/edit.ts'
import { undoEdit } from '../../curating/history/undo.ts'
import { findNames } from '../../curating/record-tables/references.ts'
import { withArticle } from '../../curating/records/service.ts'
import { refuseWhileImporting } from '../storing/import-lock.ts'
import { pairs, type PairRow } from './duplicate-list.ts'
import { joinPair, refusalWords } from './join-pair.ts'

type Decision = Body<Endpoints['decideDuplicate']>

export async function decideDuplicate(context: Context, caller: Caller, id: string, { decision, kept }: Decision) {
  const pair = await getPair(context.database, id)
  if (kept !== undefined && kept !== pair.first_id && kept !== pair.second_id)
    throw fieldError('kept', 'Escolha um dos dois registros.')
  // Said before: nothing happens twice.
  if (pair.status === decision) {
    if (decision === 'joined' && kept !== undefined && kept !== pair.kept_id)
      throw new AppError('changed_since', { info: ALREADY_JOINED })
    return { edit: null, decided: 0 }
  }
  if (decision === 'joined') return join(context, caller, pair, kept ?? pair.kept_id)
  if (pair.status === 'joined') await takeBack(context, caller, pair)
  await context.database.transaction().execute(async (transaction) => {
    await refuseWhileImporting(transaction)
    await keepDecision(transaction, caller, [pair], decision)
    const words = await wordsOf(transaction, pair)
    const summary =
      decision === 'apart' ? `disse que ${words} não são o mesmo` : `voltou a perguntar se ${words} são o mesmo`
    await audit(transaction, caller, { action: 'imports.duplicate', summary, details: { pair: id, decision } })
  })
  return { edit: null, decided: 1 }
}

const ALREADY_JOINED = 'Os dois já foram juntados, e ficou o outro. Para mudar, desfaça antes a junção no histórico.'
const GONE = 'Um dos dois registros não existe mais: a pergunta não vale.'

async function getPair(database: Queryable, id: string): Promise<PairRow> {
  const { rows } = await sql<PairRow>`select * from ${pairs} as pair where id = ${id}`.execute(database)
  if (!rows[0]) throw new AppError('not_found')
  return rows[0]
}

async function join({ database }: Context, caller: Caller, pair: PairRow, kept: string) {
  const words = await wordsOf(database, pair)
  const summary = `juntou ${withArticle(pair.kind)} ${words}, que são o mesmo`
  const { editId } = await edit(database, caller, { kind: 'merge', summary }, async (transaction) => {
    await refuseWhileImporting(transaction)
    await joinOne(transaction, caller, await lockPair(transaction, pair.id), kept)
  })
  return { edit: editId, decided: 1 }
}

/** Two decisions may arrive at once: the second one finds the pair decided. */
async function lockPair(transaction: Transaction<DB>, id: string): Promise<PairRow> {
  await sql`select 1 from possible_duplicates where id = ${id} for update`.execute(transaction)
  const pair = await getPair(transaction, id)
  if (pair.status === 'joined') throw new AppError('changed_since', { info: 'Os dois já foram juntados.' })
  if (!pair.there) throw new AppError('changed_since', { info: GONE })
  return pair
}

async function joinOne(transaction: Transaction<DB>, caller: Caller, pair: PairRow, kept: string): Promise<void> {
  await joinPair(transaction, { ...pair, kept, joined: otherOf(pair, kept), decidedBy: userOf(caller.principal).name })
  await keepDecision(transaction, caller, [pair], 'joined')
}

const otherOf = ({ first_id, second_id }: PairRow, kept: string) => (kept === first_id ? second_id : first_id)

async function keepDecision(
  transaction: Transaction<DB>,
  caller: Caller,
  decided: readonly PairRow[],
  decision: PairRow['status'],
): Promise<void> {
  const open = decision === 'open'
  await sql`
    update possible_duplicates
    set status = ${decision}, decided_by = ${open ? null : userOf(caller.principal).name},
      decided_at = ${open ? null : sql`now()`}, updated_at = now()
    where id = any (${decided.map(({ id }) => id)}::bigint[])`.execute(transaction)
}

/** A join that a person made is taken back by undoing its change; one that an import made goes with the import. */
async function takeBack(context: Context, caller: Caller, pair: PairRow): Promise<void> {
  const key = JSON.stringify({ kind: pair.kind, joined_id: otherOf(pair, pair.kept_id) })
  const { rows } = await sql<{ id: string; kind: string }>`
    select e.id, e.kind from edit_rows as r join edits as e on e.id = r.edit_id
    where r.table_name = 'joins' and r.row_key = ${key}::jsonb and r.operation = 'created' and e.undone_by is null
    order by r.place desc limit 1`.execute(context.database)
  const made = rows[0]
  if (made?.kind !== 'merge')
    throw new AppError('changed_since', {
      info: 'Uma importação juntou os dois. Para separá-los, desfaça a importação no histórico.',
    })
  await undoEdit(context, caller, made.id)
}

type Several = Body<Endpoints['decideDuplicates']>

/** Many at once, in one change of the history. A pair that cannot be one stays open, and the others go on. */
export async function decideDuplicates({ database }: Context, caller: Caller, { ids, decision }: Several) {
  const asked = [...new Set(ids)]
  const words = counted(asked.length, 'par de duplicados', 'pares de duplicados')
  const refused: { id: string; reason: string }[] = []
  let decided = 0
  const summary = decision === 'joined' ? `juntou ${words}` : `disse que ${words} não são o mesmo`
  const { editId } = await edit(database, caller, { kind: 'merge', summary }, async (transaction) => {
    await refuseWhileImporting(transaction)
    const open: PairRow[] = []
    for (const id of asked) {
      const pair = await getPair(transaction, id)
      if (pair.status === decision) continue
      if (pair.status === 'joined') refused.push({ id, reason: 'Os dois já foram juntados.' })
      else if (!pair.there) refused.push({ id, reason: GONE })
      else open.push(pair)
    }
    if (decision === 'apart') await keepDecision(transaction, caller, open, 'apart')
    decided = open.length
    if (decision === 'joined') {
      for (const pair of open) {
        const reason = await tryJoin(transaction, caller, pair)
        if (reason === null) continue
        refused.push({ id: pair.id, reason })
        decided -= 1
      }
    }
    if (decision === 'apart')
      await audit(transaction, caller, { action: 'imports.duplicate', summary, details: { pairs: asked, decision } })
  })
  return { edit: editId, decided, refused }
}

/** Why a pair was not joined, or null. A refusal takes back what was done of this one pair only. */
async function tryJoin(transaction: Transaction<DB>, caller: Caller, { id }: PairRow): Promise<string | null> {
  await sql`savepoint pair`.execute(transaction)
  try {
    const pair = await lockPair(transaction, id)
    await joinOne(transaction, caller, pair, pair.kept_id)
    await sql`release savepoint pair`.execute(transaction)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await sql`rollback to savepoint pair`.execute(transaction)
    return refusalWords(error)
  }
}

async function wordsOf(database: Queryable, { kind, first_id, second_id }: PairRow): Promise<string> {
  const names = await findNames(
    database,
    [first_id, second_id].map((id) => ({ kind, id })),
  )
  const word = (id: string) => `${names.get(`${kind}:${id}`) ?? id} (${id})`
  return `${word(first_id)} e ${word(second_id)}`
}
