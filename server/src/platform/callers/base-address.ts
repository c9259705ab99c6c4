/** Whose calls these are, by the base address they came through. */
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
