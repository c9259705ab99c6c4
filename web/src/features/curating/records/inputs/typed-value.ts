import type { Field, Fields } from '@meio-campo/contract/rules'
import type { Values } from '@meio-campo/contract'
import { decimalText, parseDecimal, parseDegrees, parseInteger } from './number-text.ts'
import { toLocalText, toMoment } from './zoned-moment.ts'

export interface SocialRow {
  readonly network: string
  readonly url: string
}

/** What a field of the form holds while one types. */
export type Typed = string | boolean | readonly string[] | readonly SocialRow[]
export type TypedValues = Readonly<Record<string, Typed>>

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** A value of the API as its field shows it; absent is empty. */
export function toTyped(field: Field, value: unknown): Typed {
  switch (field.input) {
    case 'boolean':
      return value === true
    case 'choices':
    case 'countries':
    case 'colours':
      return Array.isArray(value) ? value.map(String) : []
    case 'socials':
      return Object.entries(value ?? {}).map(([network, url]) => ({ network, url: String(url) }))
    case 'amount':
    case 'degrees':
      return typeof value === 'number' ? decimalText(value) : textOf(value)
    case 'moment':
      return toLocalText(textOf(value))
    default:
      return textOf(value)
  }
}

/** What was typed as the API takes it; empty is absent. A number that cannot be read stays text, for the rules to refuse. */
export function fromTyped(field: Field, typed: Typed): unknown {
  switch (field.input) {
    case 'boolean':
    case 'choices':
    case 'countries':
    case 'colours':
      return typed
    case 'socials':
      return Object.fromEntries(
        filledRows(typed as readonly SocialRow[]).map(({ network, url }) => [network, url.trim()]),
      )
    default:
      return fromText(field, (typed as string).trim())
  }
}

function fromText(field: Field, text: string): unknown {
  if (text === '') return null
  if (field.input === 'integer') return parseInteger(text) ?? text
  if (field.input === 'amount') return parseDecimal(text) ?? text
  if (field.input === 'degrees') return parseDegrees(text) ?? text
  return field.input === 'moment' ? toMoment(text) : text
}

/** A line left blank is no link and no mistake. */
const filledRows = (rows: readonly SocialRow[]) => rows.filter(({ url }) => url.trim() !== '')

export function typeAll(fields: Fields, values: Values): TypedValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toTyped(field, values[name])]))
}

/** The same value, however its properties are ordered. */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  if (value === undefined || value === null) return 'null'
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Only what differs from what the record holds, as the API takes it. */
export function changedValues(fields: Fields, before: Values, typed: TypedValues): Values {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const then = toTyped(field, before[name])
    const now = typed[name] ?? then
    // Compared as typed: a value that the form cannot show exactly is not rewritten for having been looked at.
    if (sameValue(fromTyped(field, then), fromTyped(field, now))) return []
    return [[name, fromTyped(field, now)] as const]
  })
  return Object.fromEntries(changed)
}

/** The values of a new record: empty fields are left out. */
export function filledValues(fields: Fields, typed: TypedValues): Values {
  return changedValues(fields, {}, typed)
}
