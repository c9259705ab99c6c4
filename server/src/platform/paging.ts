import { createHash } from 'node:crypto'
import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { readEnding, splitBase } from './callers/base-address.ts'
import { fieldError } from './errors/app-error.ts'

export const DEFAULT_LIMIT = 20
/** Totals are exact up to this number, because counting must not grow with the data. */
export const LARGEST_TOTAL = 10_000

export interface PageRequest {
  readonly limit: number
  /** The sort key of the last row already given, or null for the first page. */
  readonly after: readonly [at: string, id: string] | null
}

export function readPage(query: { limit?: number; cursor?: string }): PageRequest {
  return { limit: query.limit ?? DEFAULT_LIMIT, after: query.cursor === undefined ? null : decodeCursor(query.cursor) }
}

/** The same for rows with numeric ids: any other text was made up, and must not reach the database. */
export function readNumberedPage(query: { limit?: number; cursor?: string }): PageRequest {
  const request = readPage(query)
  if (request.after && !/^\d{1,18}$/.test(request.after[1])) throw wrongCursor()
  return request
}

export const wrongCursor = () => fieldError('cursor', 'Cursor inválido: use o `page.next` da página anterior.')

function decodeCursor(cursor: string): readonly [string, string] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const [at, id] = Array.isArray(value) ? (value as unknown[]) : []
    if (typeof at === 'string' && isTime(at) && typeof id === 'string' && !id.includes('\0')) return [at, id]
  } catch {
    // Falls through to the refusal below.
  }
  throw wrongCursor()
}

/** Exactly what we write into a cursor: anything else was made up, and must not reach the database. */
export function isTime(text: string): boolean {
  const time = new Date(text)
  return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text
}

/** Counts the rows of a query, up to the limit for exact totals. */
export async function countRows(database: Queryable, query: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ total: string }>`select ${countUpTo(query)} as total`.execute(database)
  return Number(rows[0]?.total ?? 0)
}

/** The same count as a column of another query. */
export function countUpTo(query: Expression<unknown>): RawBuilder<string> {
  return sql`(select count(*) from (select 1 from ${query} as row limit ${LARGEST_TOTAL + 1}) as counted)`
}

/** A page of the query's rows, newest first by the column `time`, then by id, so that the order is total. */
export async function listNewestFirst<Row extends { id: string }, Item>(
  database: Queryable,
  query: Expression<Row>,
  time: keyof Row & string,
  request: PageRequest,
  url: string,
  toItem: (row: Row) => Item,
) {
  const at = sql.ref(`row.${time}`)
  const older = request.after
    ? sql`where (${at}, row.id) < (${request.after[0]}::timestamptz, ${request.after[1]})`
    : sql``
  const { rows } = await sql<Row>`
    select * from ${query} as row ${older} order by ${at} desc, row.id desc limit ${request.limit + 1}`.execute(
    database,
  )
  return toPage(rows, request, await countRows(database, query), url, (row) => [row[time] as Date, row.id], toItem)
}

/**
 * Makes the answer of a list from one row more than asked for: the extra row only says that there is a next
 * page. `url` is the call's own address; the next page is the same with another cursor.
 */
export function toPage<Row, Item>(
  rows: readonly Row[],
  request: PageRequest,
  total: number,
  url: string,
  key: (row: Row) => readonly [at: Date | string, id: string],
  toItem: (row: Row) => Item,
) {
  const shown = rows.slice(0, request.limit)
  const last = shown.at(-1)
  const next = rows.length > request.limit && last !== undefined ? encodeCursor(key(last)) : null
  return pageOf(shown.map(toItem), request.limit, next, total, url)
}

export interface ListPage<Item> {
  readonly data: Item[]
  readonly page: { readonly limit: number; readonly next: string | null; readonly total: number | null }
  readonly links: { readonly self: string; readonly next: string | null }
}

/** The shape of every list's answer. */
export function pageOf<Item>(
  data: Item[],
  limit: number,
  next: string | null,
  total: number,
  url: string,
): ListPage<Item> {
  const cursor = next === null ? null : `${listTag(url)}.${next}`
  return {
    data,
    page: { limit, next: cursor, total: total > LARGEST_TOTAL ? null : total },
    links: { self: url, next: cursor === null ? null : withCursor(url, cursor) },
  }
}

/**
 * A cursor contains the list that it belongs to, because in another list it would give a page from somewhere in the
 * middle. Filters, fields and the base of the address may differ.
 */
export function openCursor(url: string, cursor: string): string {
  const [list, place] = cursor.split('.')
  if (place === undefined) throw wrongCursor()
  if (list !== listTag(url))
    throw fieldError(
      'cursor',
      'Este cursor é de outra lista: use o `page.next` de uma página desta, ou comece sem ele.',
    )
  return place
}

const TAG_LETTERS = 8

function listTag(url: string): string {
  const path = splitBase(url).url.split('?')[0]!.replace(/\/$/, '')
  return createHash('sha256').update(readEnding(path).url).digest('base64url').slice(0, TAG_LETTERS)
}

function encodeCursor([at, id]: readonly [Date | string, string]): string {
  return Buffer.from(JSON.stringify([at instanceof Date ? at.toISOString() : at, id])).toString('base64url')
}

function withCursor(url: string, cursor: string): string {
  const [path, query] = url.split('?')
  const search = new URLSearchParams(query)
  search.set('cursor', cursor)
  return `${path}?${search.toString()}`
}
