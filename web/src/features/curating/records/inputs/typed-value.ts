import type { Values } from '@meio-campo/contract'
import { parseDecimal, parseDegrees, parseInteger, type Field, type Fields } from '@meio-campo/contract/rules'

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

/** The typed text as a value of the API; empty is absent. An unreadable number stays text, which the rules refuse. */
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

/** A blank line is neither a link nor an error. */
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

/** The values that differ from the record's, as the API expects them. */
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

/** With a comma, as it is written here. */
export const decimalText = (value: number): string => String(value).replace('.', ',')

// Kick-offs are entered as the clock of São Paulo says, whatever the device's own zone is.
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `2026-11-18T19:30` for `2026-11-18T22:30:00.000Z`: what a date-and-time field holds. */
export function toLocalText(moment: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const at = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  return `${at['year']}-${at['month']}-${at['day']}T${at['hour']}:${at['minute']}`
}

/** The moment of that local time. The offset comes from the time zone data, because it was different in past summers. */
export function toMoment(local: string): string {
  const asUtc = new Date(`${local}Z`).getTime()
  const offsetAt = (moment: number) => new Date(`${toLocalText(new Date(moment).toISOString())}Z`).getTime() - moment
  const guess = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(guess)).toISOString()
}
