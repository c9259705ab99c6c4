import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Database } from '../../database/database.ts'
import { countRows, countUpTo, DEFAULT_LIMIT, pageOf, type ListPage } from '../paging.ts'
import { inAskedOrder, listMissing, MOST_IDS, type MissingId } from './asked-ids.ts'
import { fieldTree, selectFields } from './fields.ts'
import { chooseOrder, decodeCursor, encodeCursor, pageQuery, positionOf, type Order } from './order.ts'
import type { RecordKind } from './record.ts'

/** Where a list comes from: rows of the database, or a table that football has computed as a whole. */
export type ListSource<Item> = RowSource<AnyRow, Item, unknown> | TableSource<Item>

interface AnyRow {
  readonly id: string
}

/** The rows' own type matters only between the query and `items`, which are given together. */
export function fromRows<Row extends AnyRow, Item, Details = unknown>(
  source: RowSource<Row, Item, Details>,
): ListSource<Item> {
  return source as unknown as RowSource<AnyRow, Item, unknown>
}

interface Wrapping<Item> {
  /** What the answer has besides its page; by default nothing. */
  readonly wrap?: (page: ListPage<Partial<Item>>) => unknown
}

export interface RowSource<Row extends AnyRow, Item, Details> extends Wrapping<Item> {
  /** Every row that fits the filters; its order columns are never null. */
  readonly rows: Expression<Row>
  /**
   * Where no index has the rows in order as a whole: the page is put together from parts which have one, each cut to
   * what this page can take of it. Parts have the columns of `rows`.
   */
  readonly page?: (cut: Cut) => Expression<Row>
  /** Columns that are read for the rows of the page only; in them, a row is called `row`. */
  readonly details?: RawBuilder<Details>
  /** The same rows as often, where they can be counted for less. */
  readonly count?: Expression<unknown>
  /** What `sort` takes. The first one is the default, which may be descending (`-moment`). */
  readonly orders: Readonly<Record<string, Order>>
  readonly defaultSort?: string
  /** Rows to items, with what they refer to read in sets: never one query per row. */
  readonly items: (rows: readonly (Row & Details)[]) => Promise<Item[]>
}

export type Cut = <Part>(part: Expression<Part>) => RawBuilder<Part>

export interface TableSource<Item> extends Wrapping<Item> {
  /** In order. */
  readonly table: readonly Item[]
}

export interface ListQuery {
  readonly limit?: number
  readonly cursor?: string
  readonly sort?: string
  readonly fields?: string
  readonly ids?: string
}

/** One page of the list, with only the fields asked for. `address` is the call's own, for the links. */
export async function readListPage<Item extends object>(
  database: Database,
  source: ListSource<Item>,
  query: ListQuery,
  address: string,
  kind: RecordKind | null = null,
): Promise<ListPage<Partial<Item>>> {
  const limit = query.limit ?? (query.ids === undefined ? DEFAULT_LIMIT : MOST_IDS)
  const fields = fieldTree(query.fields)
  const { items, next, total, missing } = await readSlice(database, source, query, limit, kind)
  const data = items.map((item) => selectFields(item, fields))
  const page = { ...pageOf(data, limit, next, total, address), ...(missing && { missing }) }
  return (source.wrap ? source.wrap(page) : page) as ListPage<Partial<Item>>
}

/** The whole list, slice by slice: an export holds no more than one slice in memory. */
export async function* readWholeList<Item>(
  database: Database,
  source: ListSource<Item>,
  query: ListQuery,
  slice: number,
): AsyncGenerator<Item> {
  if ('table' in source) {
    yield* source.table
    return
  }
  if (query.ids !== undefined) {
    yield* (await readAsked(database, source, { ...query, ids: query.ids }, MOST_IDS, null)).items
    return
  }
  let cursor: string | undefined
  do {
    const { items, next } = await readRows(database, source, { sort: query.sort, cursor }, slice)
    yield* items
    cursor = next ?? undefined
  } while (cursor !== undefined)
}

interface Slice<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
  readonly total: number
  readonly missing?: readonly MissingId[]
}

async function readSlice<Item>(
  database: Database,
  source: ListSource<Item>,
  query: ListQuery,
  limit: number,
  kind: RecordKind | null,
): Promise<Slice<Item>> {
  if ('table' in source) return sliceTable(source.table, query.cursor, limit)
  if (query.ids !== undefined) return readAsked(database, source, { ...query, ids: query.ids }, limit, kind)
  const { total, ...slice } = await readRows(database, source, query, limit, countUpTo(source.count ?? source.rows))
  // An empty page has no row with the total; there may still be rows before the cursor.
  if (total !== null) return { ...slice, total }
  const before = query.cursor === undefined ? 0 : await countRows(database, source.count ?? source.rows)
  return { ...slice, total: before }
}

async function readRows<Item>(
  database: Database,
  source: RowSource<AnyRow, Item, unknown>,
  query: { readonly sort?: string | undefined; readonly cursor?: string | undefined },
  limit: number,
  count?: RawBuilder<unknown>,
) {
  const order = chooseOrder(source.orders, query.sort ?? source.defaultSort)
  const after = query.cursor === undefined ? null : decodeCursor(order, query.cursor)
  const cut: Cut = (part) => sql`(${pageQuery(part, order, after, limit + 1)})`
  const page = source.page?.(cut) ?? source.rows
  // One statement for the page, its details and the total: a call waits for the database once.
  const columns = [...(source.details ? [source.details] : []), ...(count ? [sql`${count} as list_total`] : [])]
  const { rows } = await pageQuery(page, order, after, limit + 1, columns).execute(database)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? encodeCursor(order, positionOf(order, last)) : null
  const total = (rows[0] as { readonly list_total?: string } | undefined)?.list_total
  return { items: await source.items(shown), next, total: total === undefined ? null : Number(total) }
}

/** The rows requested by id: all of them are read, because they always fit on one page. */
async function readAsked<Item>(
  database: Database,
  source: RowSource<AnyRow, Item, unknown>,
  query: ListQuery & { readonly ids: string },
  limit: number,
  kind: RecordKind | null,
): Promise<Slice<Item>> {
  const order = chooseOrder(source.orders, query.sort ?? source.defaultSort)
  const details = source.details ? [source.details] : []
  const { rows } = await pageQuery(source.rows, order, null, MOST_IDS, details).execute(database)
  const missing = await listMissing(database, kind, query.ids, new Set(rows.map(({ id }) => id)))
  const slice = sliceTable(query.sort === undefined ? inAskedOrder(rows, query.ids) : rows, query.cursor, limit)
  return { ...slice, items: await source.items(slice.items), missing }
}

const TABLE_ORDER = { column: 'place', type: 'integer', sort: 'place', descending: false } as const

/** A computed table has no key in the database: its cursor is the place reached. */
function sliceTable<Item>(table: readonly Item[], cursor: string | undefined, limit: number) {
  const start = cursor === undefined ? 0 : Number(decodeCursor(TABLE_ORDER, cursor).key)
  const end = start + limit
  const next = end < table.length ? encodeCursor(TABLE_ORDER, { key: String(end), id: '' }) : null
  return { items: table.slice(start, end), next, total: table.length }
}
