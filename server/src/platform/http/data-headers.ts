/**
 * Data is never a page: nothing in it may run, load or be framed. The headers are few and short, since every answer has
 * them.
 */
export const DATA_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/**
 * For football and the site. Answers depend on the caller's rights, so a shared cache must not give them to another
 * caller.
 */
export const READ_CACHE_CONTROL = 'private, no-cache'

/** For everything else: an answer for one caller may hold private data, so browsers must not store it. */
export const OWN_CACHE_CONTROL = 'no-store'

const YEAR_SECONDS = 31_536_000
/** Sent only over HTTPS. Over plain HTTP it has no meaning, and on localhost it would affect other projects. */
export const STRICT_TRANSPORT = `max-age=${YEAR_SECONDS}; includeSubDomains`

/** The headers that a page of another origin may read. */
export const EXPOSED =
  'Deprecation, ETag, Last-Modified, Link, RateLimit, RateLimit-Policy, Retry-After, Sunset, X-Request-Id'
