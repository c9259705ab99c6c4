import type { Sample } from './operations.ts'

const MOST_IN_LIST = 2
const SECRET = /^(token|password|device|secret)$/

/** What the document shows of a call: short lists, no secrets. */
export function toExample({ params, query, body, answer }: Sample) {
  return {
    ...(Object.keys(params).length > 0 && { params }),
    ...(query && { query: Object.fromEntries(new URLSearchParams(query)) }),
    ...(body !== undefined && { body: shorten(body) }),
    answer: shorten(answer),
  }
}

function shorten(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_IN_LIST).map((item) => shorten(item))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner, name)]))
  return SECRET.test(key) && typeof value === 'string' ? 'segredo-de-exemplo' : value
}
