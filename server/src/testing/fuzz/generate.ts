import fc from 'fast-check'
import type { Random } from '@meio-campo/football'

/** A JSON schema as far as the contract uses it. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly format?: string
  readonly pattern?: string
}

const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  -0.5,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b',
  "' or 1=1; --",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  'á'.repeat(5_000),
  '2026-02-31',
  '0000-00-00T99:99:99Z',
  '-infinity',
  'NaN',
  [],
  {},
  [[[[]]]],
  { $ne: null },
  [null],
]

/** Texts that mean something to one call or another: addresses of records, days, cursors. */
const TELLING = [
  'bahia',
  'liga',
  'liga_2026_r3_bahia_santos',
  'ana',
  '2026',
  '2026-05-10',
  'agora',
  '0',
  '1',
  '100000',
  'MQ',
  'eyJhIjoxfQ',
  'true',
  'csv',
  'nome',
  '-nome',
  'ana@exemplo.com',
  'https://exemplo.com',
]

const LETTERS = ['a', 'b', 'Z', ' ', 'á', 'ç', '0', '9', '-', '_', '.', ',', '\u{1f600}', '\n']

/** What values are made with. */
export interface Maker {
  readonly random: Random
  /** How often a value is not what the contract asks for. */
  readonly hostility: number
  /** Ids that mean something by now: of records that were there, and of what earlier calls have made. */
  readonly words: readonly string[]
}

/** A value for a schema: one that it allows, or now and then anything. */
export function valueFor(schema: Schema, maker: Maker, depth = 0): unknown {
  const { random, hostility } = maker
  if (random.chance(hostility)) return random.pick(HOSTILE)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return valueFor(random.pick(schema.anyOf)!, maker, depth)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, maker, depth)))
  switch (schema.type) {
    case 'object':
      return objectFor(schema, maker, depth)
    case 'array': {
      const most = Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3)
      const length =
        depth > 6 ? (schema.minItems ?? 0) : random.integer(schema.minItems ?? 0, Math.max(most, schema.minItems ?? 0))
      return Array.from({ length }, () => valueFor(schema.items ?? {}, maker, depth + 1))
    }
    case 'integer':
      return random.integer(schema.minimum ?? 0, Math.min(schema.maximum ?? 100, 10_000))
    case 'number':
      return (schema.minimum ?? 0) + random.next() * ((schema.maximum ?? 100) - (schema.minimum ?? 0))
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    default:
      return textFor(schema, maker)
  }
}

function objectFor(schema: Schema, maker: Maker, depth: number): Record<string, unknown> {
  const { random, hostility } = maker
  const made: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false
    if (isRequired ? random.chance(hostility) : depth > 6 || random.chance(0.5)) continue
    made[name] = valueFor(inner, maker, depth + 1)
  }
  if (random.chance(hostility / 2)) made[random.pick(['inventado', '__proto__', 'admin', 'id'])!] = random.pick(HOSTILE)
  return made
}

function textFor(schema: Schema, { random, words }: Maker): string {
  const { minLength = 0, maxLength = 60, pattern, format } = schema
  const formed = FORMATS[format ?? '']?.(random)
  if (formed !== undefined) return formed
  const allowed = pattern === undefined ? null : new RegExp(pattern)
  if (random.chance(0.6)) {
    const fitting = [...TELLING, ...words].filter((word) => allowed?.test(word) ?? true)
    if (fitting.length > 0) return random.pick(fitting)!
  }
  if (pattern !== undefined) return textLike(pattern, random)
  const length = random.integer(minLength, Math.min(maxLength, minLength + 30))
  return Array.from({ length }, () => random.pick(LETTERS)!).join('')
}

const dayOf = (random: Random) => new Date(Date.UTC(2026, 0, random.integer(1, 730))).toISOString().slice(0, 10)

/** Texts of the formats of the contract. */
const FORMATS: Readonly<Record<string, (random: Random) => string>> = {
  date: dayOf,
  'date-time': (random) => `${dayOf(random)}T${random.pick(['00:00:00Z', '19:30:00Z', '23:59:59.999-03:00'])}`,
  'mc-url': (random) => random.pick(['https://exemplo.com', 'http://exemplo.com.br/a?b=c#d'])!,
  'mc-country': (random) => random.pick(['BR', 'AR', 'GB-ENG'])!,
}

const likePatterns = new Map<string, fc.Arbitrary<string> | null>()

/** A text that the pattern allows, where it is of a kind from which texts can be made. */
function textLike(pattern: string, random: Random): string {
  if (!likePatterns.has(pattern)) likePatterns.set(pattern, arbitraryLike(pattern))
  const like = likePatterns.get(pattern)
  if (!like) return random.pick(TELLING)!
  return fc.sample(like, { seed: random.integer(0, 2 ** 31 - 1), numRuns: 1 })[0]!
}

function arbitraryLike(pattern: string): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    // It looks ahead or behind.
    return null
  }
}

/** A text for a place in an address. */
export function wordFor({ random, hostility, words }: Maker): string {
  if (random.chance(hostility)) return String(random.pick(HOSTILE))
  return random.pick(random.chance(0.8) && words.length > 0 ? words : TELLING)!
}

/** What a caller may say beside the address and the body, rightly and wrongly. A stream is not asked for: it does not end. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'if-match': ['*', '"1"', 'W/"1"', '"1", "2"', '"', '', '1', 'W/', '"á"'],
  'if-none-match': ['*', '"1"', 'W/"1", "2"', ',,', ''],
  'if-modified-since': ['Tue, 10 May 2022 10:00:00 GMT', '2026-05-10', 'ontem', '', '-1'],
  'idempotency-key': ['uma', 'outra', '', ' ', 'x'.repeat(300)],
  accept: ['application/json', 'text/csv', 'text/calendar', 'image/png;q=0', '*/*;q=x', ''],
  'accept-encoding': ['gzip', 'br;q=0', 'identity;q=0', '*;q=0', 'zstd, x'],
  'content-type': [
    'application/json; charset=utf-16',
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'json',
    '',
  ],
  'last-event-id': ['0', '-1', 'agora', '9'.repeat(40)],
  range: ['bytes=0-1', 'bytes=9-1', 'linhas=1'],
  origin: ['null', 'https://exemplo.com', 'https://outra.com', '://'],
  'x-http-method-override': ['DELETE'],
}
const HEADER_NAMES = Object.keys(HEADERS)

/** Mostly none. */
export function headersFor({ random, hostility }: Maker): Record<string, string> {
  const made: Record<string, string> = {}
  while (random.chance(hostility * 4)) {
    const name = random.pick(HEADER_NAMES)!
    made[name] = random.pick(HEADERS[name]!)!
  }
  return made
}
