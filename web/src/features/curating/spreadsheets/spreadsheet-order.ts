import type { Spreadsheet, SpreadsheetOrder, SpreadsheetQuestion } from '@meio-campo/contract'
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

/** The fields by which rows and people are found. */
const naming: ReadonlySet<string> = new Set([
  'name',
  'match',
  'team',
  'type',
  'minute',
  'player',
  'number',
  'related',
  'relatedNumber',
  'coach',
])

/** A field has at most one column: mapping it to another removes the earlier mapping. */
export function withColumn(order: SpreadsheetOrder, column: string, field: string | null): SpreadsheetOrder {
  const others = Object.entries(order.mapping).map(
    ([name, mapped]) => [name, mapped === field ? null : mapped] as const,
  )
  const isOfName = [field, order.mapping[column]].some((each) => naming.has(each ?? ''))
  const kept = isOfName ? withoutChoices(order) : order
  return { ...kept, mapping: { ...Object.fromEntries(others), [column]: field } }
}

/** What a question is answered by: its line, and the field where it is about one. */
export const choiceKey = ({ line, about }: Pick<SpreadsheetQuestion, 'line' | 'about'>): string =>
  about === null ? String(line) : `${line}.${about}`

/** Stores the record that a row or one of its cells means, or null for none of the candidates. */
export function withChoice(order: SpreadsheetOrder, key: string, record: string | null): SpreadsheetOrder {
  return { ...order, choices: { ...order.choices, [key]: record } }
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
