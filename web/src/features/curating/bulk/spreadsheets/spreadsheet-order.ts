import type { Sheet, SheetOrder } from '@meio-campo/contract'
import { guessMapping, recordFields, sheetKinds, type Field, type SheetKind } from '@meio-campo/contract/rules'

/** What a sheet is asked first: as it was the last time, otherwise as its columns look. */
export function firstOrder({ order, guess }: Pick<Sheet, 'order' | 'guess'>): SheetOrder {
  if (order) return order
  const hasId = Object.values(guess.mapping).includes('id')
  return { ...guess, matchBy: hasId ? 'id' : 'name', create: true, clear: false }
}

/** For another kind the same columns mean something else. */
export function withKind(order: SheetOrder, kind: SheetKind, columns: readonly string[]): SheetOrder {
  return { ...order, kind, mapping: guessMapping(kind, columns) }
}

/** A field is said by one column: the one that had it before lets go of it. */
export function withColumn(order: SheetOrder, column: string, field: string | null): SheetOrder {
  const others = Object.entries(order.mapping).map(([name, said]) => [name, said === field ? null : said] as const)
  return { ...order, mapping: { ...Object.fromEntries(others), [column]: field } }
}

export function isSameOrder(a: SheetOrder, b: SheetOrder | null): boolean {
  return b !== null && canonical(a) === canonical(b)
}

function canonical({ kind, mapping, matchBy, create, clear = false }: SheetOrder): string {
  const said = Object.entries(mapping).filter(([, field]) => field !== null)
  return JSON.stringify([kind, said.toSorted(([x], [y]) => (x < y ? -1 : 1)), matchBy, create, clear])
}

interface Choice {
  readonly value: string
  readonly label: string
}

/** What a column can be said to hold. */
export function columnChoices(kind: SheetKind): readonly Choice[] {
  const fields: readonly (readonly [string, Field])[] = Object.entries(recordFields[sheetKinds[kind]])
  return [
    { value: '', label: 'Deixar de lado' },
    { value: 'id', label: 'Id' },
    ...fields.map(([value, { label, required }]) => ({ value, label: required ? `${label} *` : label })),
  ]
}
