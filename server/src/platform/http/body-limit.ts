import type { Endpoint } from '@meio-campo/contract'

/** What a schema says of the values it accepts, as far as their size depends on it. */
interface Schema {
  readonly type?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: unknown
  readonly items?: Schema
  readonly maxItems?: number
  readonly anyOf?: readonly Schema[]
}

/** No body of ours is larger, whatever its schema says. */
export const LARGEST_BODY_BYTES = 512 * 1024
/** For the blanks that programs put between fields, and for bodies too small to be worth a limit of their own. */
const SMALLEST_BYTES = 8 * 1024
/** For a schema without an upper bound, in a call that is open to all. */
const OPEN_BYTES = 16 * 1024
/** One character written as two escapes of six letters. */
const BYTES_PER_CHARACTER = 12
const SHORT_BYTES = 32
/** Texts that are bounded by their pattern or format alone: slugs, dates, addresses. */
const PATTERN_CHARACTERS = 2_048

/** How large a call's body may be: as large as its schema can become. Larger ones are refused before they are read. */
export function bodyLimitOf({ access, body, upload }: Pick<Endpoint, 'access' | 'body' | 'upload'>): number {
  if (upload) return LARGEST_BODY_BYTES
  const largest = body ? sizeOf(body) : 0
  const bytes = Number.isFinite(largest) ? largest : access === 'open' ? OPEN_BYTES : LARGEST_BODY_BYTES
  return Math.min(LARGEST_BODY_BYTES, SMALLEST_BYTES + bytes)
}

function sizeOf(schema: Schema): number {
  if (schema.const !== undefined) return JSON.stringify(schema.const).length + SHORT_BYTES
  if (schema.enum) return Math.max(...schema.enum.map((word) => JSON.stringify(word).length)) + SHORT_BYTES
  if (schema.anyOf) return Math.max(...schema.anyOf.map(sizeOf))
  switch (schema.type) {
    case 'string':
      return textSize(schema)
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return SHORT_BYTES
    case 'array':
      return schema.maxItems === undefined || !schema.items ? Infinity : schema.maxItems * sizeOf(schema.items)
    case 'object':
      return objectSize(schema)
    default:
      return Infinity
  }
}

function textSize({ maxLength, pattern, format }: Schema): number {
  const bounded = pattern !== undefined || format !== undefined
  return (maxLength ?? (bounded ? PATTERN_CHARACTERS : Infinity)) * BYTES_PER_CHARACTER
}

function objectSize({ properties = {}, additionalProperties }: Schema): number {
  if (additionalProperties !== false) return Infinity
  return Object.entries(properties).reduce((sum, [name, value]) => sum + name.length + SHORT_BYTES + sizeOf(value), 0)
}
