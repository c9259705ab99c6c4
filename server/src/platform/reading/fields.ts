/** Fields that were asked for, by name: with those inside, or null where the whole was meant. */
export type FieldTree = ReadonlyMap<string, FieldTree | null>

/** `fields` as it was given: names, and paths with points (`home.name`). */
export function fieldTree(list: string | undefined): FieldTree | null {
  if (list === undefined) return null
  const byName = Map.groupBy(list.split(','), (path) => path.split('.', 1)[0]!)
  return new Map(
    Array.from(byName, ([name, paths]) => {
      const inside = paths.map((path) => path.slice(name.length + 1))
      return [name, inside.includes('') ? null : fieldTree(inside.join(','))]
    }),
  )
}

/** Only the fields asked for, in the order of the answer; of a list, those of each of its items. */
export function selectFields<T extends object>(item: T, fields: FieldTree | null): Partial<T> {
  if (!fields) return item
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) =>
      fields.has(name) ? [[name, selectInside(value, fields.get(name)!)]] : [],
    ),
  ) as Partial<T>
}

function selectInside(value: unknown, fields: FieldTree | null): unknown {
  if (fields === null || typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? value.map((each) => selectInside(each, fields)) : selectFields(value, fields)
}

export function wordsIn(list: string | undefined): ReadonlySet<string> | null {
  return list === undefined ? null : new Set(list.split(','))
}

/** The values of a filter that takes several, each once. */
export function valuesIn(list: string): string[] {
  return [...new Set(list.split(','))]
}
