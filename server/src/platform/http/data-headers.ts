/** Data is never a page: nothing in it may run, load or be framed. Few and short, since every answer carries them. */
export const DATA_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Of football and the site. Answers depend on what the caller may see: a shared cache must not hand them to somebody else. */
export const READ_CACHE_CONTROL = 'private, no-cache'

/** Of everything else: what is made for one caller may hold what is theirs, and no browser writes it to its disk. */
export const OWN_CACHE_CONTROL = 'no-store'

const YEAR_SECONDS = 31_536_000
/** Only over HTTPS: sent over plain HTTP it means nothing, and on a laptop it would break the next project. */
export const STRICT_TRANSPORT = `max-age=${YEAR_SECONDS}; includeSubDomains`

/** What a page of another origin may read besides the body. */
export const EXPOSED =
  'Deprecation, ETag, Last-Modified, Link, RateLimit, RateLimit-Policy, Retry-After, Sunset, X-Request-Id'
