import type { Schema } from '../fuzz/generate.ts'

/** A body with one value in the place of another, and where that value stands, as an error names it. */
export interface Changed {
  readonly at: string
  readonly body: unknown
}

const OF_ANOTHER_KIND: readonly unknown[] = [null, true, {}, [[]], 'á'.repeat(1_500)]
const NUMBERS = [-1, 0, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308]
const TEXTS = ['', ' ', '\u0000', '\ud800', 'nao_ha_este', 'Não há este', 'x'.repeat(1_200), '99999999999999999999']
const DAYS = ['2026-02-31', '0000-00-00', '0001-01-01', '9999-12-31', '-infinity', '2026-13-01']
const TIMES = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-31T10:00:00Z', '2026-05-10']
const ADDRESSES = ['javascript:alert(1)', 'http://', `https://exemplo.com/${'a'.repeat(2_100)}`]

const LISTS: readonly unknown[] = ['nao', { 0: 'nao' }, [null], Array.from({ length: 1_200 }, () => 'x')]

/** Values for a place of a body: of another kind, beyond every limit, or just inside the contract's own. */
function valuesFor(schema: Schema, few: boolean): readonly unknown[] {
  return few ? fewValuesFor(schema) : allValuesFor(schema)
}

/** What the schema itself may take, and only the kind of a body, or what is stored, decides whether it is right. */
function fewValuesFor(schema: Schema): readonly unknown[] {
  const parts = flatten(schema)
  const asked = new Set(parts.map(({ type }) => type))
  const isText = asked.has('string') && !parts.some(({ format }) => format !== undefined)
  return [
    null,
    true,
    ...parts.flatMap(({ minimum, maximum }) => [minimum, maximum]).filter((limit) => limit !== undefined),
    ...(isText ? [' ', 'nao_ha_este'] : []),
    ...(asked.has('array') ? [[], [null]] : []),
    ...(parts.some(({ format }) => format === 'date') ? ['0001-01-01', '9999-12-31'] : []),
    ...(parts.some(({ format }) => format === 'date-time') ? ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'] : []),
    ...(parts.some(({ format }) => format === 'mc-url') ? ['https://exemplo.com'] : []),
  ]
}

function allValuesFor(schema: Schema): readonly unknown[] {
  const parts = flatten(schema)
  const asked = new Set(parts.map(({ type }) => type))
  const isNumber = asked.has('integer') || asked.has('number')
  const limits = parts.flatMap(({ minimum, maximum }) => [minimum, maximum]).filter((limit) => limit !== undefined)
  const longest = parts.flatMap(({ maxLength, format }) => (maxLength && !format ? ['x'.repeat(maxLength)] : []))
  return [
    ...OF_ANOTHER_KIND,
    ...(isNumber ? [...NUMBERS, ...limits] : [7]),
    ...(asked.has('array') ? LISTS : []),
    ...(asked.has('string') || parts.some(({ enum: words }) => words) ? [...TEXTS, ...longest] : []),
    ...(parts.some(({ format }) => format === 'date') ? DAYS : []),
    ...(parts.some(({ format }) => format === 'date-time') ? TIMES : []),
    ...(parts.some(({ format }) => format === 'mc-url') ? ADDRESSES : []),
  ]
}

export function flatten(schema: Schema): readonly Schema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
  return inner.length === 0 ? [schema] : inner.flatMap(flatten)
}

/** The words that a place takes, where it takes only certain ones. */
export const wordsOf = (schema: Schema): readonly unknown[] =>
  flatten(schema).flatMap((part) => part.enum ?? (part.const === undefined ? [] : [part.const]))

/** The properties that an object may have, whatever kind of object it is. */
export function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  return Object.assign({}, ...flatten(schema).map(({ properties }) => properties ?? {}))
}

/** Every value of a body, and every one that it could have, changed one at a time: into all that may be wrong, or a few. */
export function changesOf(schema: Schema, body: unknown, few = false, at = ''): Changed[] {
  const inside = (name: string | number) => (at === '' ? String(name) : `${at}.${name}`)
  if (Array.isArray(body)) {
    const items = flatten(schema).find(({ items: each }) => each)?.items
    if (items === undefined) return []
    return body.flatMap((item, index) => [
      ...valuesFor(items, few).map((value) => ({ at: inside(index), body: body.with(index, value) })),
      ...changesOf(items, item, few, inside(index)).map((change) => ({
        ...change,
        body: body.with(index, change.body),
      })),
    ])
  }
  if (typeof body !== 'object' || body === null) return []
  const given = body as Readonly<Record<string, unknown>>
  const without = (name: string) => Object.fromEntries(Object.entries(given).filter(([each]) => each !== name))
  return [
    { at: inside('inventado'), body: { ...given, inventado: 1 } },
    ...Object.entries(propertiesOf(schema)).flatMap(([name, inner]) => [
      // An empty body is not a wrong value for the whole.
      ...(Object.keys(without(name)).length > 0 ? [{ at: inside(name), body: without(name) }] : []),
      ...valuesFor(inner, few).map((value) => ({ at: inside(name), body: { ...given, [name]: value } })),
      ...changesOf(inner, given[name], few, inside(name)).map((change) => ({
        ...change,
        body: { ...given, [name]: change.body },
      })),
    ]),
  ]
}
