import { isDeepStrictEqual } from 'node:util'
import type { Suggestion, Values } from '@meio-campo/contract'
import { linksIn, recordFields, type RecordKind } from '@meio-campo/contract/rules'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Suggestions } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { findAddresses } from '../record-tables/link-addresses.ts'
import { nameOf, namesOfAll, type Reference } from '../record-tables/references.ts'
import { recordTables } from '../record-tables/tables.ts'
import { valuesOf } from '../records/values.ts'
import { currentRecord } from './current-record.ts'
import { findPart, labelOf, namesInPart } from './match-parts.ts'

const STATUSES = { aberta: 'open', aceita: 'accepted', recusada: 'refused' } as const

interface Filters {
  readonly situacao?: keyof typeof STATUSES
  /** Only suggestions of this user. */
  readonly author?: string
  /** Only this suggestion. */
  readonly id?: string
}

/** A check constraint of the database limits both values. */
export type SuggestionRow = Omit<Selectable<Suggestions>, 'kind' | 'status' | 'notes' | 'role' | 'part'> &
  Pick<Suggestion, 'kind' | 'status' | 'notes' | 'role' | 'part'>
type Row = SuggestionRow & {
  readonly author_name: string
  readonly accepted_count: number
  readonly refused_count: number
}

/** How many of the author's suggestions a reviewer decided this way; those applied without a review do not count. */
const countOf = (status: 'accepted' | 'refused') => sql<number>`(
  select count(*)::integer from suggestions as own
  where own.author_id = suggestions.author_id and own.status = ${status} and not own.at_once)`

const selectSuggestions = (database: Queryable) =>
  database
    .selectFrom('suggestions')
    .innerJoin('users', 'users.id', 'suggestions.author_id')
    .selectAll('suggestions')
    .select(currentRecord.as('record_id'))
    .select('users.name as author_name')
    .select([countOf('accepted').as('accepted_count'), countOf('refused').as('refused_count')])
    .$castTo<Row>()

export async function listSuggestions(database: Queryable, filters: Filters, request: PageRequest, url: string) {
  const { situacao, author, id } = filters
  const found = selectSuggestions(database)
    .$if(situacao !== undefined, (query) => query.where('status', '=', STATUSES[situacao!]))
    .$if(author !== undefined, (query) => query.where('author_id', '=', author!))
    .$if(id !== undefined, (query) => query.where('suggestions.id', '=', id!))
  const page = await listNewestFirst(database, found, 'created_at', request, url, (row) => row)
  return { ...page, data: await Promise.all(page.data.map((row) => toSuggestion(database, row))) }
}

export async function getSuggestion(database: Queryable, id: string): Promise<Suggestion> {
  const row = await selectSuggestions(database).where('suggestions.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return toSuggestion(database, row)
}

/** The record's present values; empty if it does not exist. */
export async function findValues(database: Queryable, kind: RecordKind, id: string | null): Promise<Values> {
  if (id === null) return {}
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(recordTables[kind])} where id = ${id}`.execute(database)
  return rows[0] ? valuesOf(kind, rows[0]) : {}
}

/** The present values of the suggested fields, and the names of the records in them. */
async function findNow(database: Queryable, { kind, record_id: id, part, suggested }: SuggestionRow) {
  const said = suggested as Values
  if (part === null || id === null) {
    const [names] = await namesOfAll(database, kind, [said])
    return { now: await findValues(database, kind, id), names: names! }
  }
  return { now: await findPart(database, id, part, said), names: await namesInPart(database, id, part, said) }
}

async function toSuggestion(database: Queryable, row: Row): Promise<Suggestion> {
  const { kind, record_id: id, part } = row
  const suggested = row.suggested as Values
  const before = row.before as Values
  const { now, names } = await findNow(database, row)
  return {
    id: row.id,
    kind,
    part,
    record: id === null ? null : await toRecord(database, { kind, id }),
    role: row.role,
    author: {
      id: row.author_id,
      name: row.author_name,
      accepted: row.accepted_count,
      refused: row.refused_count,
    },
    fields: Object.entries(suggested).map(([field, after]) => ({
      field,
      label: part === null ? (recordFields[kind][field]?.label ?? field) : labelOf(part, field, after),
      // Stored values have their keys in another order, so unchanged ones are answered in their present form.
      before: (isDeepStrictEqual(before[field], now[field]) ? now[field] : before[field]) ?? null,
      after,
      now: now[field] ?? null,
    })),
    names,
    source: row.source,
    links: [...linksIn(row.source)],
    note: row.note,
    notes: row.notes,
    status: row.status,
    reason: row.reason,
    comment: row.comment,
    accepted: row.accepted,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    edit: row.edit_id,
    atOnce: row.at_once,
    held: row.held,
    createdAt: row.created_at.toISOString(),
  }
}

async function toRecord(database: Queryable, { kind, id }: Reference): Promise<NonNullable<Suggestion['record']>> {
  const addresses = await findAddresses(database, [{ kind, id }])
  return { id, name: await nameOf(database, kind, id), linkAddress: addresses.get(`${kind}:${id}`) ?? null }
}
