import type { Spreadsheet, SpreadsheetOrder } from '@meio-campo/contract'
import { guessMapping, spreadsheetFields, type Field, type SpreadsheetKind } from '@meio-campo/contract/rules'

/** The first settings of a spreadsheet: those of the last check, otherwise a guess from its columns. */
export function firstOrder({ order, guess }: Pick<Spreadsheet, 'order' | 'guess'>): SpreadsheetOrder {
  if (order) return order
  const hasId = Object.values(guess.mapping).includes('id')
  return { ...guess, matchBy: hasId ? 'id' : 'name', create: true, clear: false }
}

/** For another kind the same columns mean something else. */
export function withKind(order: SpreadsheetOrder, kind: SpreadsheetKind, columns: readonly string[]): SpreadsheetOrder {
  const { edition: _, ...others } = withoutChoices(order)
  return { ...others, kind, mapping: guessMapping(kind, columns) }
}

/** A field has at most one column: mapping it to another removes the earlier mapping. */
export function withColumn(order: SpreadsheetOrder, column: string, field: string | null): SpreadsheetOrder {
  const others = Object.entries(order.mapping).map(
    ([name, mapped]) => [name, mapped === field ? null : mapped] as const,
  )
  const isOfName = field === 'name' || order.mapping[column] === 'name'
  const kept = isOfName ? withoutChoices(order) : order
  return { ...kept, mapping: { ...Object.fromEntries(others), [column]: field } }
}

/** The record that a row means, or null for a new one. */
export function withChoice(order: SpreadsheetOrder, line: number, record: string | null): SpreadsheetOrder {
  return { ...order, choices: { ...order.choices, [line]: record } }
}

/** Answers are about names, so that they hold only as long as the names are read from the same column. */
export function withoutChoices(order: SpreadsheetOrder): SpreadsheetOrder {
  const { choices: _, ...others } = order
  return others
}

/** The edition of the rows that do not say it; an empty one takes it away. */
export function withEdition(order: SpreadsheetOrder, edition: string): SpreadsheetOrder {
  const { edition: _, ...others } = order
  return edition === '' ? others : { ...others, edition }
}

export function isSameOrder(a: SpreadsheetOrder, b: SpreadsheetOrder | null): boolean {
  return b !== null && canonical(a) === canonical(b)
}

function canonical({
  kind,
  mapping,
  matchBy,
  create,
  clear = false,
  edition = '',
  choices = {},
}: SpreadsheetOrder): string {
  const mapped = Object.entries(mapping).filter(([, field]) => field !== null)
  const sorted = (pairs: readonly (readonly [string, unknown])[]) => pairs.toSorted(([x], [y]) => (x < y ? -1 : 1))
  return JSON.stringify([kind, sorted(mapped), matchBy, create, clear, edition, sorted(Object.entries(choices))])
}

interface Choice {
  readonly value: string
  readonly label: string
}

/** The fields that a column can be mapped to. */
export function columnChoices(kind: SpreadsheetKind): readonly Choice[] {
  const fields: readonly (readonly [string, Field])[] = Object.entries(spreadsheetFields(kind))
  return [
    { value: '', label: 'Deixar de lado' },
    { value: 'id', label: 'Id' },
    ...fields.map(([value, { label, required }]) => ({ value, label: required ? `${label} *` : label })),
  ]
}
