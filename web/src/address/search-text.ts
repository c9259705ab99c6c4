/**
 * Addresses are for people: `?temporada=2024`, not `?temporada=%222024%22`. Every value of a query is text; a
 * route's `validateSearch` turns it into what it needs.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      if (value !== '') params.set(name, String(value))
    }
  }
  // A path inside a query reads better unescaped, and needs no escape there.
  const text = params.toString().replaceAll('%2F', '/')
  return text ? `?${text}` : ''
}
