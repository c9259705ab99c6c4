import { sql, type Expression, type RawBuilder } from 'kysely'
import { fieldError } from '../errors/app-error.ts'
import { isTime, wrongCursor } from '../paging.ts'

/** A column to order by. It is never null: a page that ended at a null could not be continued. */
export interface Order {
  readonly column: string
  readonly type: 'text' | 'integer' | 'timestamptz'
}

/** The rows after this one, in the order asked for. */
export interface Position {
  readonly key: string
  readonly id: string
}

export interface ChosenOrder extends Order {
  readonly sort: string
  readonly descending: boolean
}

/** Reads `sort`: a word, or `-` and a word for the other way round. The first order is the default. */
export function chooseOrder(orders: Readonly<Record<string, Order>>, sort: string | undefined): ChosenOrder {
  const word = sort ?? Object.keys(orders)[0]!
  const descending = word.startsWith('-')
  const order = orders[descending ? word.slice(1) : word]
  if (!order) throw fieldError('sort', 'Ordem desconhecida.')
  return { ...order, sort: word, descending }
}

export function encodeCursor(order: ChosenOrder, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([order.sort, key, id])).toString('base64url')
}

export function decodeCursor(order: ChosenOrder, cursor: string): Position {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const [sort, key, id] = Array.isArray(value) ? (value as unknown[]) : []
    if (sort === order.sort && typeof key === 'string' && typeof id === 'string' && fits(order, key) && clean(id))
      return { key, id }
  } catch {
    // Falls through to the refusal below.
  }
  throw wrongCursor()
}

/** Refuses what no list of ours has written, before anything is read: the list's own order is known only after that. */
export function refuseGarbageCursor(cursor: string): void {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(value) && value.length === CURSOR_PARTS && value.every((part) => typeof part === 'string')) return
  } catch {
    // Falls through to the refusal below.
  }
  throw wrongCursor()
}

const CURSOR_PARTS = 3

const clean = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Exactly what we write into a cursor: anything else was made up, and must not reach the database. */
function fits({ type }: Order, key: string): boolean {
  if (type === 'text') return clean(key)
  if (type === 'integer') return /^-?\d{1,9}$/.test(key)
  return isTime(key)
}

export function positionOf(order: Order, row: { readonly id: string }): Position {
  const value = (row as Readonly<Record<string, unknown>>)[order.column]
  return { key: value instanceof Date ? value.toISOString() : String(value), id: row.id }
}

/** One row more than asked for: the extra one only says that there is a next page. `columns` are read for these alone. */
export function pageQuery<Row>(
  rows: Expression<Row>,
  { column, type, descending }: ChosenOrder,
  after: Position | null,
  limit: number,
  columns: readonly RawBuilder<unknown>[] = [],
) {
  const key = sql.ref(`row.${column}`)
  const direction = descending ? sql`desc` : sql`asc`
  const comparison = descending ? sql`<` : sql`>`
  const rest = after
    ? sql`where (${key}, row.id) ${comparison} (${after.key}::${sql.raw(type)}, ${after.id}::text)`
    : sql``
  return sql<Row>`select ${sql.join([sql`row.*`, ...columns])} from ${rows} as row ${rest} order by ${key} ${direction}, row.id ${direction} limit ${limit}`
}
