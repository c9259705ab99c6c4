import { createHash } from 'node:crypto'
import pg from 'pg'

/** A query is prepared when it comes back: one that is asked once would only fill the server's memory. */
const PREPARED_FROM = 3
const MOST_PREPARED = 400
const MOST_SEEN = 5_000

interface Seen {
  times: number
  name: string | null
}

const seen = new Map<string, Seen>()
let prepared = 0

function nameOf(text: string): string | null {
  let query = seen.get(text)
  if (!query) {
    if (seen.size >= MOST_SEEN) return null
    query = { times: 0, name: null }
    seen.set(text, query)
  }
  query.times += 1
  if (query.name === null && query.times >= PREPARED_FROM && prepared < MOST_PREPARED) {
    prepared += 1
    query.name = `mc_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  }
  return query.name
}

/** A connection that has the server parse and plan a recurring query once. */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : null
    const given = name === null ? args : [{ name, text, values }, ...rest]
    return super.query(...(given as [never]))
  }
}
