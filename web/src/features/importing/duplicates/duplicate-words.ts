import type { Duplicate, DuplicateKind, DuplicateSide } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'

export const kindWords: Readonly<Record<DuplicateKind, { readonly one: string; readonly many: string }>> = {
  team: { one: 'Time', many: 'Times' },
  person: { one: 'Pessoa', many: 'Pessoas' },
  stadium: { one: 'Estádio', many: 'Estádios' },
  competition: { one: 'Campeonato', many: 'Campeonatos' },
  match: { one: 'Jogo', many: 'Jogos' },
}

export interface ComparedRow {
  readonly field: string
  readonly label: string
  readonly values: readonly [string, string]
  /** Both are known, and they are not the same. */
  readonly differs: boolean
}

/** Two records, field by field, as a table shows them. */
export function compareSides({ kind, sides }: Pick<Duplicate, 'kind' | 'sides'>): ComparedRow[] {
  const [one, other] = sides.map((side) => factsOf(kind, side))
  if (!one || !other) return []
  // In the order of the record that has more to say.
  const longer = one.size >= other.size ? [one, other] : [other, one]
  const fields = [...new Set(longer.flatMap((facts) => [...facts.keys()]))]
  return fields.map((field) => {
    const [a, b] = [one.get(field)?.value ?? '', other.get(field)?.value ?? '']
    const { label } = (one.get(field) ?? other.get(field))!
    return { field, label, values: [a, b], differs: a !== '' && b !== '' && a !== b && !COUNTS.has(field) }
  })
}

/** Different counts in two sources are not evidence. */
const COUNTS: ReadonlySet<string> = new Set([
  'matches',
  'datasets',
  'names',
  'years',
  'id',
  'competitions',
  'teams',
  'seasons',
])

function factsOf(kind: DuplicateKind, side: DuplicateSide): ReadonlyMap<string, { label: string; value: string }> {
  const amount = kind === 'match' ? counted(side.matches, 'lance', 'lances') : counted(side.matches, 'jogo', 'jogos')
  const rows = [
    ...side.facts,
    { field: 'matches', label: kind === 'match' ? 'Lances' : 'Jogos', value: amount },
    { field: 'datasets', label: 'Fontes', value: side.datasets.join(', ') },
    { field: 'names', label: 'Outros nomes', value: side.names.join(', ') },
    { field: 'id', label: 'Id', value: side.id },
  ]
  return new Map(rows.filter(({ value }) => value !== '').map(({ field, label, value }) => [field, { label, value }]))
}

/** The one after the current, then the one before; null where it was the only one. */
export function neighbourOf(ids: readonly string[], id: string): string | null {
  const at = ids.indexOf(id)
  return ids[at + 1] ?? ids[at - 1] ?? null
}
