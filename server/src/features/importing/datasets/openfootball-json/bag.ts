export type Bag = ReadonlyMap<string, unknown>

/** An object as a map of its own keys: a `__proto__` in it is a key like any other. */
export function bagOf(value: unknown): Bag | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? new Map(Object.entries(value)) : null
}
