import { type Values, changeSchema, creationSchema } from '@meio-campo/contract'
import { recordFields, type EditableKind, type Field, type Fields } from '@meio-campo/contract/rules'
import type { FieldError } from '../../../platform/errors/app-error.ts'
import { compileBody, describeValidation } from '../../../platform/http/validation.ts'
import { columnOf } from '../history/kept-tables.ts'

type Row = Readonly<Record<string, unknown>>

/** A row as the fields of the API. */
export function valuesOf(kind: EditableKind, row: Row): Values {
  return Object.fromEntries(
    Object.entries(recordFields[kind]).map(([name, field]) => [name, toValue(field, row[columnOf(kind, name)])]),
  )
}

function toValue({ input }: Field, stored: unknown): unknown {
  if (stored === null || stored === undefined) return null
  if (input === 'amount' || input === 'degrees') return Number(stored)
  if (stored instanceof Date) return input === 'date' ? stored.toISOString().slice(0, 10) : stored.toISOString()
  return stored
}

/** The given fields as columns. */
export function columnsOf(kind: EditableKind, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [columnOf(kind, name), toStored(recordFields[kind][name]!, value)]),
  )
}

function toStored({ input }: Field, value: unknown): unknown {
  if (typeof value === 'string' && (input === 'text' || input === 'longText')) return value.trim()
  return input === 'socials' ? JSON.stringify(value) : value
}

type Check = ReturnType<typeof compileBody>

const checks = { create: new Map<Fields, Check>(), change: new Map<Fields, Check>() }

/** The errors of values that the contract has not checked, such as a suggestion's or a spreadsheet's. */
export function checkValues(kind: EditableKind, purpose: 'create' | 'change', values: Values): FieldError[] {
  return checkFields(recordFields[kind], purpose, values)
}

/** The same, by the descriptions of the fields. */
export function checkFields(fields: Fields, purpose: 'create' | 'change', values: Values): FieldError[] {
  const compiled = checks[purpose]
  const check = compiled.get(fields) ?? compileBody((purpose === 'create' ? creationSchema : changeSchema)(fields))
  compiled.set(fields, check)
  return check(values) ? [] : describeValidation(check.errors ?? [])
}
