const told = ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'ETag', 'X-Request-Id'] as const

/** The headers a program should look at, where the answer has them. */
export function headersThatMatter(headers: Pick<Headers, 'get'>): readonly { name: string; value: string }[] {
  return told.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [{ name, value }]
  })
}
