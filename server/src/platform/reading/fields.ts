/** Only the fields asked for, in the order of the answer. */
export function selectFields<T extends object>(item: T, fields: ReadonlySet<string> | null): Partial<T> {
  if (!fields) return item
  return Object.fromEntries(Object.entries(item).filter(([name]) => fields.has(name))) as Partial<T>
}

export function wordsIn(list: string | undefined): ReadonlySet<string> | null {
  return list === undefined ? null : new Set(list.split(','))
}

/** The values of a filter that takes several, each once. */
export function valuesIn(list: string): string[] {
  return [...new Set(list.split(','))]
}
