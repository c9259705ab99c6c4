/** The caller that a base address stands for. */
export type Base =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'user'; readonly userId: string }
  | { readonly kind: 'program' }

export interface Addressed {
  /** The address below the base: what the handlers are registered under. */
  readonly url: string
  readonly base: Base | null
}

const VISITOR = /^\/web(?=\/)/
const USER = /^\/(u_[a-z0-9]+)(?=\/(?:api\/v1|access|contact)(?:[/?]|$))/
const PROGRAM = /^\/api\/v1(?:[/?]|$)/

/**
 * `/web/…`, `/{userId}/…` and `/api/v1/…` are one API: takes the base off, so that one set of handlers serves
 * all three. Any other address is the console's, or a public file's.
 */
export function splitBase(url: string): Addressed {
  if (VISITOR.test(url)) return { url: url.slice('/web'.length), base: { kind: 'visitor' } }
  const userId = USER.exec(url)?.[1]
  if (userId) return { url: url.slice(userId.length + 1), base: { kind: 'user', userId } }
  if (PROGRAM.test(url)) return { url, base: { kind: 'program' } }
  return { url, base: null }
}

/** What an address below this base begins with. */
export function prefixOf(base: Base): string {
  if (base.kind === 'program') return ''
  return base.kind === 'visitor' ? '/web' : `/${base.userId}`
}

const ENDING = /^(\/api\/v1\/[^?]+)\.(csv|ics|sse|campos)(?=\?|$)/

/**
 * `/api/v1/times.csv` is the list as a file, `/api/v1/ao-vivo.sse` the stream: the same as `format=csv` and as the header
 * `Accept: text/event-stream`, with an address of its own.
 * `.campos` is the list or record with `fields`. Says which header a call then has.
 */
export function readEnding(url: string): { readonly url: string; readonly accept?: string } {
  const [ending, path, form] = ENDING.exec(url) ?? []
  if (ending === undefined || path === undefined) return { url }
  const query = url.slice(ending.length + 1)
  const plain = query === '' ? path : `${path}?${query}`
  if (form === 'campos') return { url: plain }
  if (form === 'sse') return { url: plain, accept: 'text/event-stream' }
  return { url: `${path}?format=${form}${query === '' ? '' : `&${query}`}` }
}

/**
 * A stray `%` makes an address that cannot be read. It is then taken for the character itself, so that such an
 * address is merely one that does not exist, for a person as for a program.
 */
export function mendPath(url: string): string {
  if (!url.includes('%')) return url
  const [path = '/', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
