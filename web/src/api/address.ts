/** `<API host>/<userId>` when signed in, `<API host>/web` when anonymous. */
export function baseAddress(host: string, userId: string | null): string {
  return `${host.replace(/\/+$/, '')}/${userId === null ? 'web' : encodeURIComponent(userId)}`
}

type Value = string | number | boolean | null | undefined

/** Fills `{param}` and adds the query; every read says `type=ajax`. */
export function callPath(
  method: string,
  path: string,
  params: Readonly<Record<string, Value>> = {},
  query: Readonly<Record<string, Value>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  if (method === 'GET') search.set('type', 'ajax')
  return search.size > 0 ? `${filled}?${search}` : filled
}
