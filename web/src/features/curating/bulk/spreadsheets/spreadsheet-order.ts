import type { Spreadsheet, SpreadsheetOrder } from '@meio-campo/contract'
import {
  guessMapping,
  recordFields,
  spreadsheetKinds,
  type Field,
  type SpreadsheetKind,
} from '@meio-campo/contract/rules'

/** The first settings of a spreadsheet: those of the last check, otherwise a guess from its columns. */
export function firstOrder({ order, guess }: Pick<Spreadsheet, 'order' | 'guess'>): SpreadsheetOrder {
  if (order) return order
  const hasId = Object.values(guess.mapping).includes('id')
  return { ...guess, matchBy: hasId ? 'id' : 'name', create: true, clear: false }
}

/** For another kind the same columns mean something else. */
export function withKind(order: SpreadsheetOrder, kind: SpreadsheetKind, columns: readonly string[]): SpreadsheetOrder {
  return { ...order, kind, mapping: guessMapping(kind, columns) }
}

/** A field has at most one column: mapping it to another removes the earlier mapping. */
export function withColumn(order: SpreadsheetOrder, column: string, field: string | null): SpreadsheetOrder {
  const others = Object.entries(order.mapping).map(
    ([name, mapped]) => [name, mapped === field ? null : mapped] as const,
  )
  return { ...order, mapping: { ...Object.fromEntries(others), [column]: field } }
}

export function isSameOrder(a: SpreadsheetOrder, b: SpreadsheetOrder | null): boolean {
  return b !== null && canonical(a) === canonical(b)
}

function canonical({ kind, mapping, matchBy, create, clear = false }: SpreadsheetOrder): string {
  const mapped = Object.entries(mapping).filter(([, field]) => field !== null)
  return JSON.stringify([kind, mapped.toSorted(([x], [y]) => (x < y ? -1 : 1)), matchBy, create, clear])
}

interface Choice {
  readonly value: string
  readonly label: string
}

/** The fields that a column can be mapped to. */
export function columnChoices(kind: SpreadsheetKind): readonly Choice[] {
  const fields: readonly (readonly [string, Field])[] = Object.entries(recordFields[spreadsheetKinds[kind]])
  return [
    { value: '', label: 'Deixar de lado' },
    { value: 'id', label: 'Id' },
    ...fields.map(([value, { label, required }]) => ({ value, label: required ? `${label} *` : label })),
  ]
}
