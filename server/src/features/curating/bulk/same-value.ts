/** The same value, however its properties are ordered; absent is null. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  if (value === undefined || value === null) return 'null'
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
