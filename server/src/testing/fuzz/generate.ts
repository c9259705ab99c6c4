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

/** A value for a schema: mostly one that it allows, now and then anything. */
export function valueFor(schema: Schema, random: Random, hostility: number, depth = 0): unknown {
  if (random.chance(hostility)) return random.pick(HOSTILE)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return valueFor(random.pick(schema.anyOf)!, random, hostility, depth)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, random, hostility, depth)))
  switch (schema.type) {
    case 'object':
      return objectFor(schema, random, hostility, depth)
    case 'array': {
      const most = Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3)
      const length =
        depth > 6 ? (schema.minItems ?? 0) : random.integer(schema.minItems ?? 0, Math.max(most, schema.minItems ?? 0))
      return Array.from({ length }, () => valueFor(schema.items ?? {}, random, hostility, depth + 1))
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
      return textFor(schema, random)
  }
}

function objectFor(schema: Schema, random: Random, hostility: number, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false
    if (isRequired ? random.chance(hostility) : depth > 6 || random.chance(0.5)) continue
    made[name] = valueFor(inner, random, hostility, depth + 1)
  }
  if (random.chance(hostility / 2)) made[random.pick(['inventado', '__proto__', 'admin', 'id'])!] = random.pick(HOSTILE)
  return made
}

function textFor({ minLength = 0, maxLength = 60 }: Schema, random: Random): string {
  if (random.chance(0.6)) return random.pick(TELLING)!
  const length = random.integer(minLength, Math.min(maxLength, minLength + 30))
  return Array.from({ length }, () => random.pick(LETTERS)!).join('')
}

/** A text for a place in an address. */
export function wordFor(random: Random, known: readonly string[], hostility: number): string {
  if (random.chance(hostility)) return String(random.pick(HOSTILE))
  return random.pick(random.chance(0.7) && known.length > 0 ? known : TELLING)!
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
export function headersFor(random: Random, hostility: number): Record<string, string> {
  const made: Record<string, string> = {}
  while (random.chance(hostility * 4)) {
    const name = random.pick(HEADER_NAMES)!
    made[name] = random.pick(HEADERS[name]!)!
  }
  return made
}
