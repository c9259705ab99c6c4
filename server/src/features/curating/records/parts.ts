import type { Part, SavedPart, Values } from '@meio-campo/contract'
import type { PartKind } from '@meio-campo/contract/rules'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { countRows, readNumberedPage, toPage } from '../../../platform/paging.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { edit } from '../history/edit.ts'
import { namesOfAll, refuseWrongValues } from '../record-tables/references.ts'
import { changeRecord, insertRow, withArticle } from './service.ts'
import { partTables } from '../record-tables/tables.ts'
import { columnsOf, valuesOf } from './values.ts'

type PartRow = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly demo?: boolean
  /** What the list is ordered by. */
  readonly moment: Date
}

/** The columns by which a record's parts are found. */
const FILTERS: Readonly<Record<string, Partial<Record<PartKind, readonly string[]>>>> = {
  time: {
    spell: ['team_id'],
    transfer: ['from_id', 'to_id'],
    title: ['champion_id', 'runner_up_id'],
    broadcastRight: ['home_id'],
    suspension: ['team_id'],
    absence: ['team_id'],
    deduction: ['team_id'],
  },
  pessoa: {
    spell: ['person_id'],
    transfer: ['person_id'],
    title: ['coach_id', 'top_scorer_id'],
    suspension: ['person_id'],
    absence: ['person_id'],
  },
  edicao: { title: ['edition_id'], broadcastRight: ['edition_id'], suspension: ['edition_id'] },
  streaming: { broadcastRight: ['streaming_id'] },
  fase: { deduction: ['phase_id'] },
}

/** What hangs on an edition or a phase belongs to their championship as well. */
const OF_COMPETITION: Partial<Record<PartKind, (ids: readonly string[]) => RawBuilder<unknown>>> = {
  title: ofEditions,
  broadcastRight: ofEditions,
  suspension: ofEditions,
  deduction: (ids) => sql`phase_id in (
    select p.id from phases as p join editions as e on e.id = p.edition_id where e.competition_id = any(${ids}))`,
}

function ofEditions(ids: readonly string[]): RawBuilder<unknown> {
  return sql`edition_id in (select id from editions where competition_id = any(${ids}))`
}

/** Open-ended parts come first, then the newest. */
const ongoing = sql`coalesce(ends, date '2200-01-01')::timestamptz`
const MOMENTS: Readonly<Record<PartKind, RawBuilder<unknown>>> = {
  spell: ongoing,
  transfer: sql`coalesce(day, not_after, date '1800-01-01')::timestamptz`,
  title: sql`(select make_timestamptz(left(e.name, 4)::integer, 1, 1, 0, 0, 0) from editions as e where e.id = edition_id)`,
  broadcastRight: ongoing,
  suspension: ongoing,
  absence: ongoing,
  deduction: sql`created_at`,
}

type PartFilters = Readonly<Partial<Record<'time' | 'pessoa' | 'edicao' | 'campeonato' | 'streaming' | 'fase', string>>>

export async function listParts(
  database: Queryable,
  kind: PartKind,
  query: PartFilters & { limit?: number; cursor?: string },
  url: string,
) {
  const request = readNumberedPage(query)
  const wanted = Object.entries(FILTERS).flatMap(([name, columnsByKind]) => {
    const ids = query[name as keyof PartFilters]
    const columns = columnsByKind[kind]
    if (ids === undefined) return []
    if (!columns) throw unfiltered(name)
    const anyOf = columns.map((column) => sql`${sql.ref(column)} = any(${valuesIn(ids)})`)
    return [sql`(${sql.join(anyOf, sql` or `)})`]
  })
  if (query.campeonato !== undefined) {
    const ofCompetition = OF_COMPETITION[kind]
    if (!ofCompetition) throw unfiltered('campeonato')
    wanted.push(ofCompetition(valuesIn(query.campeonato)))
  }
  const where = wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
  const table = sql.table(partTables[kind])
  const older = request.after
    ? sql`where (moment, id) < (${request.after[0]}::timestamptz, ${request.after[1]}::bigint)`
    : sql``
  const { rows } = await sql<PartRow>`
    select * from (select part.*, ${MOMENTS[kind]} as moment from ${table} as part where ${where}) as placed ${older}
    order by moment desc, id desc limit ${request.limit + 1}`.execute(database)
  const total = await countParts(database, table, where)
  const page = toPage(
    rows,
    request,
    total,
    url,
    (row) => [row.moment, row.id],
    (row) => row,
  )
  return { ...page, data: await toParts(database, kind, page.data) }
}

const unfiltered = (field: string) => fieldError(field, 'Não filtra esta lista.')

function countParts(database: Queryable, table: RawBuilder<unknown>, where: RawBuilder<unknown>): Promise<number> {
  return countRows(database, sql`(select 1 from ${table} where ${where})`)
}

async function toParts(database: Queryable, kind: PartKind, rows: readonly PartRow[]): Promise<Part[]> {
  const all = rows.map((row) => valuesOf(kind, row))
  const names = await namesOfAll(database, kind, all)
  return rows.map((row, at) => ({ id: row.id, demo: row.demo ?? false, values: all[at]!, names: names[at]! }))
}

export async function createPart(context: Context, caller: Caller, kind: PartKind, values: Values): Promise<SavedPart> {
  const summary = `criou ${withArticle(kind)}${await aboutWhom(context.database, kind, values)}`
  const { result, editId } = await edit(context.database, caller, { kind: 'edit', summary }, async (transaction) => {
    await refuseWrongValues(transaction, kind, values)
    return insertRow(transaction, kind, columnsOf(kind, values))
  })
  return { ...(await getPart(context.database, kind, result)), edit: editId }
}

export async function updatePart(
  context: Context,
  caller: Caller,
  kind: PartKind,
  id: string,
  values: Values,
): Promise<SavedPart> {
  const before = await getPart(context.database, kind, id)
  const summary = `mudou ${withArticle(kind)}${await aboutWhom(context.database, kind, before.values)}`
  const { editId } = await edit(context.database, caller, { kind: 'edit', summary }, (transaction) =>
    changeRecord(transaction, kind, id, values),
  )
  return { ...(await getPart(context.database, kind, id)), edit: editId }
}

export async function deletePart(context: Context, caller: Caller, kind: PartKind, id: string): Promise<SavedPart> {
  const part = await getPart(context.database, kind, id)
  const summary = `excluiu ${withArticle(kind)}${await aboutWhom(context.database, kind, part.values)}`
  const { editId } = await edit(context.database, caller, { kind: 'edit', summary }, (transaction) =>
    sql`delete from ${sql.table(partTables[kind])} where id = ${id}`.execute(transaction),
  )
  return { ...part, edit: editId }
}

async function getPart(database: Queryable, kind: PartKind, id: string): Promise<Part> {
  if (!/^\d{1,18}$/.test(id)) throw new AppError('not_found')
  const { rows } = await sql<PartRow>`select * from ${sql.table(partTables[kind])} where id = ${id}`.execute(database)
  const [part] = await toParts(database, kind, rows)
  if (!part) throw new AppError('not_found')
  return part
}

/** ` de Zico · Flamengo`: the people and teams concerned, for the history. */
async function aboutWhom(database: Queryable, kind: PartKind, values: Values): Promise<string> {
  const [names] = await namesOfAll(database, kind, [values])
  const shown = Object.values(names!)
  return shown.length === 0 ? '' : ` de ${shown.join(' · ')}`
}
