import { endpoints, type Body, type Endpoints, type RecordNames } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { NamedKind } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/route.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { edit } from '../history/edit.ts'
import { noteInHistory, refuseTakenNames } from './taken-names.ts'
import { findNames } from '../record-tables/references.ts'
import { withArticle } from '../records/service.ts'
import { recordTables } from '../record-tables/tables.ts'

export function registerRecordNames(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.getRecordNames, async ({ params }) => ({
    data: await getRecordNames(context.database, params),
  }))
  implement(app, context, endpoints.updateRecordNames, async (call) => ({
    data: await updateRecordNames(context, call, call.params, call.body),
  }))
}

interface Whose {
  readonly kind: NamedKind
  readonly id: string
}
type Change = Body<Endpoints['updateRecordNames']>

async function getRecordNames(database: Queryable, whose: Whose): Promise<RecordNames> {
  await getName(database, whose)
  return findRecordNames(database, whose)
}

async function updateRecordNames(context: Context, caller: Caller, whose: Whose, change: Change) {
  refuseContradictions(whose, change)
  const { database } = context
  const summary = `mudou os nomes d${withArticle(whose.kind)} ${await getName(database, whose)}`
  const { editId } = await edit(database, caller, { kind: 'edit', summary }, async (transaction) => {
    await refuseTakenNames(transaction, whose, change)
    await writeAliases(transaction, whose, change)
    await noteInHistory(transaction, whose)
    await writeFormerNames(transaction, whose.id, change)
    await writeRivals(transaction, whose.id, change)
  })
  return { ...(await findRecordNames(database, whose)), edit: editId }
}

async function getName(database: Queryable, { kind, id }: Whose): Promise<string> {
  const name = (await findNames(database, [{ kind, id }])).get(`${kind}:${id}`)
  if (name === undefined) throw new AppError('not_found')
  return name
}

/** Without the record's own names, which its form has: aliases are for search and imports only. */
async function findRecordNames(database: Queryable, { kind, id }: Whose): Promise<RecordNames> {
  const { rows: aliases } = await sql<{ alias: string }>`
    select a.alias from aliases as a join ${sql.table(recordTables[kind])} as r on r.id = a.record_id
    where a.kind = ${kind} and a.record_id = ${id} and not exists (
      select 1 from unnest(array[r.name, r.official_name, r.short_name]) as own where normalise_name(own) = a.normalised)
    order by a.alias`.execute(database)
  const formerNames = await database
    .selectFrom('stadium_names')
    .select(['name', 'from_year as from', 'to_year as to'])
    .where('stadium_id', '=', kind === 'stadium' ? id : '')
    .orderBy(sql`from_year nulls first`)
    .orderBy('name')
    .execute()
  const { rows: rivals } = await sql<{ id: string; name: string }>`
    select id, name from teams where ${kind === 'team'} and id in (
      select rival_id from team_rivals where team_id = ${id} union select team_id from team_rivals where rival_id = ${id})
    order by name, id`.execute(database)
  return { aliases: aliases.map(({ alias }) => alias), formerNames, rivals }
}

function refuseContradictions({ kind, id }: Whose, { add, remove }: Change): void {
  if (kind !== 'stadium' && (add?.formerNames ?? remove?.formerNames))
    throw fieldError('formerNames', 'Só um estádio tem nomes antigos.')
  if (kind !== 'team' && (add?.rivals ?? remove?.rivals)) throw fieldError('rivals', 'Só um time tem rivais.')
  if (add?.rivals?.includes(id)) throw fieldError('rivals', 'Um time não é rival de si mesmo.')
  if (add?.formerNames?.some(({ from, to }) => from !== null && to !== null && from > to))
    throw fieldError('formerNames', 'O nome acabou antes de começar: confira os anos.')
}

async function writeAliases(transaction: Transaction<DB>, { kind, id }: Whose, { add, remove }: Change): Promise<void> {
  const gone = remove?.aliases ?? []
  await sql`
    delete from aliases where kind = ${kind} and record_id = ${id}
      and normalised in (select normalise_name(given) from unnest(${gone}::text[]) as given)`.execute(transaction)
  await sql`
    insert into aliases (kind, record_id, alias)
    select distinct on (normalise_name(given)) ${kind}::record_kind, ${id}, btrim(given)
    from unnest(${add?.aliases ?? []}::text[]) as given where normalise_name(given) <> ''
    on conflict do nothing`.execute(transaction)
}

async function writeFormerNames(transaction: Transaction<DB>, id: string, { add, remove }: Change): Promise<void> {
  for (const name of remove?.formerNames ?? [])
    await transaction.deleteFrom('stadium_names').where('stadium_id', '=', id).where('name', '=', name).execute()
  for (const { name, from, to } of add?.formerNames ?? []) {
    const years = { from_year: from, to_year: to }
    await transaction
      .insertInto('stadium_names')
      .values({ stadium_id: id, name: name.trim(), ...years })
      .onConflict((conflict) => conflict.columns(['stadium_id', 'name']).doUpdateSet(years))
      .execute()
  }
  const names = (add?.formerNames ?? []).map(({ name }) => name)
  // Found by what it was called.
  if (names.length > 0) await writeAliases(transaction, { kind: 'stadium', id }, { add: { aliases: names } })
}

async function writeRivals(transaction: Transaction<DB>, id: string, { add, remove }: Change): Promise<void> {
  for (const rival of remove?.rivals ?? [])
    await sql`
      delete from team_rivals
      where (team_id, rival_id) in ((${id}, ${rival}), (${rival}, ${id}))`.execute(transaction)
  const wanted = add?.rivals ?? []
  if (wanted.length === 0) return
  const known = await transaction.selectFrom('teams').select('id').where('id', 'in', wanted).execute()
  if (known.length < new Set(wanted).size) throw fieldError('rivals', 'Não existe. Escolha um da lista.')
  await sql`
    insert into team_rivals (team_id, rival_id)
    select ${id}, rival from unnest(${wanted}::text[]) as rival
    where not exists (select 1 from team_rivals where team_id = rival and rival_id = ${id})
    on conflict do nothing`.execute(transaction)
}
