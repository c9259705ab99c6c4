import type { TSchema } from 'typebox'

interface Column {
  readonly name: string
  readonly path: readonly string[]
}

type Properties = Readonly<Record<string, TSchema>>

/** The columns of an item, from its schema: relations by their own fields (`home.name`), so that they never move. */
export function columnsOf(properties: Properties, fields: ReadonlySet<string> | null): Column[] {
  return Object.entries(properties)
    .filter(([name]) => !fields || fields.has(name))
    .flatMap(([name, schema]) => expand(schema, [name]))
}

function expand(schema: TSchema, path: readonly string[]): Column[] {
  const inner = propertiesOf(schema)
  if (!inner || path.length > 2) return [{ name: path.join('.'), path }]
  return Object.entries(inner).flatMap(([name, child]) => expand(child, [...path, name]))
}

function propertiesOf(schema: TSchema): Properties | null {
  const { anyOf, properties } = schema as { anyOf?: readonly TSchema[]; properties?: Properties }
  if (properties) return properties
  const objects = anyOf?.map(propertiesOf).filter((found) => found !== null) ?? []
  return objects[0] ?? null
}

export const csvHeader = (columns: readonly Column[]) => csvLine(columns.map(({ name }) => name))

export function csvRow(columns: readonly Column[], item: unknown): string {
  return csvLine(columns.map(({ path }) => path.reduce<unknown>(childOf, item)))
}

function childOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
}

const csvLine = (cells: readonly unknown[]) => `${cells.map(cell).join(',')}\r\n`

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = textOf(value)
  // A spreadsheet takes these for a formula: somebody's name must not be able to run.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join(' ')
  return JSON.stringify(value)
}
