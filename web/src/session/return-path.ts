const FALLBACK = '/dashboard'
const OWN = 'https://own.invalid'

/**
 * Where to go after sign-in: only ever to a path of our own. No scheme, no `//host`, no backslash or control
 * character that a browser would read as one.
 */
export function safeReturnPath(url: unknown): string {
  if (typeof url !== 'string' || !url.startsWith('/') || /[\\\p{Cc}]/u.test(url)) return FALLBACK
  if (!URL.canParse(url, OWN)) return FALLBACK
  const { origin, pathname, search, hash } = new URL(url, OWN)
  // `/.//host` becomes `//host` once its dots are resolved.
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : FALLBACK
}
