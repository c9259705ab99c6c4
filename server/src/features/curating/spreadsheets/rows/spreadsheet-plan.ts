import type { SpreadsheetOrder } from '@meio-campo/contract'
import {
  isOfEdition,
  spreadsheetFields,
  spreadsheetKeys,
  spreadsheetKinds,
  type EditableKind,
  type Field,
  type Fields,
  type SpreadsheetKind,
} from '@meio-campo/contract/rules'
import { fieldError, refusalOf } from '../../../../platform/errors/app-error.ts'

export interface MappedField {
  readonly name: string
  readonly field: Field
  /** The index of its column. */
  readonly at: number
  readonly column: string
}

/** An order applied to the columns of a spreadsheet. */
export interface SpreadsheetPlan {
  /** What its rows are. */
  readonly sheet: SpreadsheetKind
  /** The kind of record behind them. */
  readonly kind: EditableKind
  /** What the columns of such a sheet can say. */
  readonly known: Fields
  readonly columns: readonly string[]
  readonly fields: readonly MappedField[]
  /** The index of the id's column, if there is one. */
  readonly idAt: number | null
  /** The fields that identify an existing record; empty: its id does. */
  readonly keys: readonly string[]
  /** The edition of the rows that do not say it. */
  readonly edition: string | null
  readonly create: boolean
  readonly clear: boolean
  /** By line, or line and field: the record that a doubtful name means, or null for none of the candidates. */
  readonly choices: Readonly<Record<string, string | null>>
  /** The role of people that are created: a coach has it before any match. */
  readonly given: Readonly<Record<string, unknown>>
}

/** Refuses an order that does not fit the spreadsheet, before any row is read. */
export function planSpreadsheet(columns: readonly string[], order: SpreadsheetOrder): SpreadsheetPlan {
  const kind: EditableKind = spreadsheetKinds[order.kind]
  const known = spreadsheetFields(order.kind)
  const mapped = Object.entries(order.mapping).flatMap(([column, name]) => {
    if (name === null) return []
    const at = columns.indexOf(column)
    if (at < 0) throw fieldError(`mapping.${column}`, 'A planilha não tem esta coluna.')
    if (name !== 'id' && !Object.hasOwn(known, name)) throw fieldError(`mapping.${column}`, 'Este campo não existe.')
    return [{ name, at, column }]
  })
  for (const [at, { name, column }] of mapped.entries()) {
    if (mapped.findIndex((other) => other.name === name) < at)
      throw fieldError(`mapping.${column}`, 'Outra coluna já diz este campo.')
  }
  const fields = mapped.flatMap(({ name, at, column }) =>
    name === 'id' ? [] : [{ name, at, column, field: known[name]! }],
  )
  const idAt = mapped.find(({ name }) => name === 'id')?.at ?? null
  if (fields.length === 0) throw wrongMapping('Diga ao menos uma coluna que traz um campo.')
  if (order.matchBy === 'id' && idAt === null && !order.create)
    throw wrongMapping('Diga qual coluna traz o id, ou procure pelo nome.')
  const keys = order.matchBy === 'id' ? [] : (spreadsheetKeys[order.kind] ?? ['name'])
  const { edition = null } = order
  if (edition !== null && !isOfEdition(order.kind))
    throw fieldError('edition', 'Só vale em planilhas de jogos, de lances e de escalações.')
  const isSaid = (key: string | undefined) =>
    fields.some(({ name }) => name === key) || (key === 'edition' && edition !== null)
  const missing = keys.filter((key) => known[key]!.required && !isSaid(key) && !isSaid(known[key]!.unless))
  if (missing.length > 0)
    throw wrongMapping(`Diga qual coluna traz: ${missing.map((key) => known[key]!.label).join(', ')}.`)
  const given = order.kind === 'player' || order.kind === 'coach' ? { roles: [order.kind] } : {}
  const { create, clear = false, choices = {} } = order
  return { sheet: order.kind, kind, known, columns, fields, idAt, keys, edition, create, clear, choices, given }
}

const wrongMapping = (message: string) => refusalOf('mapping', message)
