import { toOneLine } from '@meio-campo/contract/rules'
// Fields of answers that others send: whatever they hold, what comes out is of the type that the name says, or null.

export type Bag = Readonly<Record<string, unknown>>

export function bagOf(value: unknown): Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : {}
}

export function bag(from: Bag, field: string): Bag {
  return bagOf(valueOf(from, field))
}

export function bags(from: Bag, field: string): readonly Bag[] {
  const value = valueOf(from, field)
  return Array.isArray(value) ? value.map(bagOf) : []
}

/** Trimmed; null where it is empty or not a text. */
export function text(from: Bag, field: string): string | null {
  const value = valueOf(from, field)
  if (typeof value !== 'string') return null
  const trimmed = toOneLine(value).trim().replaceAll(/\s+/g, ' ')
  return trimmed === '' || trimmed.length > 300 ? null : trimmed
}

export function whole(from: Bag, field: string): number | null {
  const value = valueOf(from, field)
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1e9 ? value : null
}

/** A number that names a record. */
export function key(from: Bag, field = 'id'): string | null {
  const value = whole(from, field)
  return value !== null && value > 0 ? String(value) : null
}

/** `2001-02-03`, of a day that exists. */
export function day(from: Bag, field: string): string | null {
  const value = text(from, field)
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : null
}

/** A moment with its zone, as UTC. */
export function moment(from: Bag, field: string): string | null {
  const value = text(from, field)
  if (value === null || !/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(value)) return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

function valueOf(from: Bag, field: string): unknown {
  return Object.hasOwn(from, field) ? from[field] : null
}
