import { createHash } from 'node:crypto'
import pg from 'pg'

/** A query is prepared when it comes back: one that is asked once would only fill the server's memory. */
const PREPARED_FROM = 3
const MOST_PREPARED = 400
const MOST_SEEN = 5_000

/** Connections that have the server parse and plan a recurring query once. Which recur is learned by all of them. */
export function createPreparingClient() {
  const names = new Map<string, string>()
  /** How often the others were asked. */
  const asked = new Map<string, number>()

  function nameOf(text: string): string | null {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_PREPARED) return known ?? null
    const times = (asked.get(text) ?? 0) + 1
    if (times < PREPARED_FROM) {
      if (asked.size >= MOST_SEEN) asked.clear()
      asked.set(text, times)
      return null
    }
    asked.delete(text)
    const name = `mc_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
    names.set(text, name)
    return name
  }

  return class PreparingClient extends pg.Client {
    override query(...args: unknown[]): never {
      const [text, values, ...rest] = args
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : null
      const given = name === null ? args : [{ name, text, values }, ...rest]
      return super.query(...(given as [never]))
    }
  }
}
