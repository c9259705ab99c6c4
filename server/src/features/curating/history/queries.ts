import type { Edit } from '@meio-campo/contract'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { EditRows, Edits } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { fromRows, type ListSource } from '../../../platform/reading/list.ts'
import { shownTables } from './kept-tables.ts'
import { createRowWords } from './row-words.ts'

const SHOWN_ROWS = 20
const MOST_ROWS = 500
const SHOWN_TABLES = Object.keys(shownTables)
const isShown = (row: string) => sql`
  ${sql.ref(`${row}.table_name`)} = any (${SHOWN_TABLES}::text[])
  and (${sql.ref(`${row}.table_name`)} <> 'aliases' or ${sql.ref(`${row}.subjects`)} <> '{}')`

export interface EditFilters {
  readonly registro?: string
  readonly tipo?: string
  readonly autor?: string
  readonly de?: string
  readonly ate?: string
}

export async function listEdits(database: Queryable, filters: EditFilters, request: PageRequest, url: string) {
  const subjects = await findSubjects(database, filters)
  const found = database.selectFrom('edits').selectAll().where(matching(filters, subjects))
  const page = await listNewestFirst(database, found, 'at', request, url, (row) => row)
  const rows = await listRows(
    database,
    page.data.map(({ id }) => id),
    subjects,
    SHOWN_ROWS,
  )
  return { ...page, data: await toEdits(database, page.data, rows) }
}

export async function getEdit(database: Queryable, id: string): Promise<Edit> {
  const edit = await database.selectFrom('edits').selectAll().where('id', '=', id).executeTakeFirst()
  if (!edit) throw new AppError('not_found')
  const [shown] = await toEdits(database, [edit], await listRows(database, [id], null, MOST_ROWS))
  return shown!
}

/** The whole list, for a file: what happened, without the rows. */
export async function editSource(database: Queryable, filters: EditFilters): Promise<ListSource<EditLine>> {
  const subjects = await findSubjects(database, filters)
  return fromRows<Selectable<Edits>, EditLine>({
    rows: sql`(
      select id::text, at, kind, actor_name, credited_name, summary, source, undone_by
      from edits where ${matching(filters, subjects)})`,
    orders: { at: { column: 'at', type: 'timestamptz' } },
    defaultSort: '-at',
    items: async (rows) =>
      rows.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        kind: row.kind,
        actor: row.actor_name,
        credited: row.credited_name,
        summary: row.summary,
        source: row.source,
        undoneBy: row.undone_by,
      })),
  })
}

export type EditLine = Pick<Edit, 'id' | 'at' | 'kind' | 'actor' | 'credited' | 'summary' | 'source' | 'undoneBy'>

function matching({ tipo, autor, de, ate }: EditFilters, subjects: readonly string[] | null) {
  const conditions = [sql<SqlBool>`true`]
  if (subjects !== null) {
    conditions.push(
      sql`id in (select edit_id from edit_rows where subjects && ${subjects}::text[] and subjects <> '{}')`,
    )
  }
  if (tipo !== undefined) conditions.push(sql`kind = ${tipo}`)
  // `strpos` has no wildcards, so the typed text is searched literally.
  if (autor !== undefined) {
    conditions.push(
      sql`(strpos(lower(actor_name), lower(${autor})) > 0 or strpos(lower(credited_name), lower(${autor})) > 0)`,
    )
  }
  if (de !== undefined) conditions.push(sql`at >= ${new Date(de)}`)
  if (ate !== undefined) conditions.push(sql`at <= ${new Date(ate)}`)
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

const findSubjects = (database: Queryable, { registro }: EditFilters) =>
  registro === undefined ? null : subjectsOf(database, registro)

/** A record's history includes the records merged into it; a championship's also its editions and everything in them. */
async function subjectsOf(database: Queryable, subject: string): Promise<string[]> {
  const [kind, id] = subject.split(':') as [string, string]
  const { rows: merged } = await sql<{ subject: string }>`
    select kind || ':' || old_id as subject from redirects where kind = ${kind} and new_id = ${id}`.execute(database)
  const own = [subject, ...merged.map((row) => row.subject)]
  if (kind !== 'competition') return own
  const { rows } = await sql<{ subject: string }>`
    select 'edition:' || id as subject from editions where competition_id = ${id}
    union all
    select 'phase:' || p.id from phases as p join editions as e on e.id = p.edition_id where e.competition_id = ${id}`.execute(
    database,
  )
  return [...own, ...rows.map((row) => row.subject)]
}

interface ShownRows {
  readonly count: number
  readonly rows: readonly Selectable<EditRows>[]
}

async function listRows(
  database: Queryable,
  ids: readonly string[],
  subjects: readonly string[] | null,
  most: number,
): Promise<ReadonlyMap<string, ShownRows>> {
  const { rows } = await sql<Selectable<EditRows> & { count: number }>`
    select shown.*
    from unnest(${ids}::bigint[]) as wanted (id)
    cross join lateral (
      select r.*, (
        select count(*)::integer from edit_rows as every
        where every.edit_id = wanted.id and ${isShown('every')}) as count
      from edit_rows as r
      where r.edit_id = wanted.id and ${isShown('r')}
        and (${subjects}::text[] is null or r.subjects && ${subjects}::text[])
      order by r.place
      limit ${most}) as shown`.execute(database)
  const byEdit = Map.groupBy(rows, ({ edit_id }) => edit_id)
  return new Map([...byEdit].map(([id, own]) => [id, { count: own[0]!.count, rows: own }]))
}

async function toEdits(
  database: Queryable,
  edits: readonly Selectable<Edits>[],
  shown: ReadonlyMap<string, ShownRows>,
): Promise<Edit[]> {
  const words = await createRowWords(
    database,
    edits.flatMap(({ id }) => shown.get(id)?.rows ?? []),
  )
  const ids = edits.map(({ id }) => id)
  const rests = await findRests(database, ids)
  const suggestions = await findSuggestions(database, ids)
  return edits.map((edit) => ({
    id: edit.id,
    at: edit.at.toISOString(),
    kind: edit.kind,
    actor: edit.actor_name,
    credited: edit.credited_name,
    summary: edit.summary,
    source: edit.source,
    undoes: edit.undoes,
    undoneBy: edit.undone_by,
    rest: rests.get(edit.id) ?? null,
    restOf: edit.rest_of,
    duty: edit.duty_id,
    suggestion: suggestions.get(edit.id) ?? null,
    rows: (shown.get(edit.id)?.rows ?? []).map(words),
    rowCount: shown.get(edit.id)?.count ?? 0,
  }))
}

/** Of each edit that was undone in part, the edit that has what stayed. */
async function findRests(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; rest: string | null }>`
    select wanted.id::text, ${restOf('wanted.id')} as rest from unnest(${ids}::bigint[]) as wanted (id)`.execute(
    database,
  )
  return new Map(rows.flatMap(({ id, rest }) => (rest === null ? [] : [[id, rest]])))
}

/** Of each edit that came from a suggestion, which one. */
async function findSuggestions(database: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database.selectFrom('suggestions').select(['id', 'edit_id']).where('edit_id', 'in', ids).execute()
  return new Map(rows.map(({ id, edit_id }) => [edit_id!, id]))
}

/** The newest edit that has what stayed of an edit that was undone in part, and that is not undone yet. */
export const restOf = (edit: string) => sql<string | null>`(
  select max(stays.id)::text from edits as stays where stays.rest_of = ${sql.ref(edit)} and stays.undone_by is null)`
