export type Value = string | number | boolean | readonly string[] | null | undefined
export type Values = Readonly<Record<string, Value>>

/** Fills `{id}` and the like from the values; those that have no place in the path become the query. */
export function toAddress(path: string, values: Values = {}): string {
  const query = new URLSearchParams()
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined || value === null || value === '') throw new TypeError(`${path}: “${name}” is missing`)
    return encodeURIComponent(textOf(value))
  })
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || path.includes(`{${name}}`)) continue
    query.set(name, textOf(value))
  }
  const text = query.toString()
  return text === '' ? filled : `${filled}?${text}`
}

function textOf(value: NonNullable<Value>): string {
  return typeof value === 'object' ? value.join(',') : String(value)
}
