import { sentences, slug } from '@meio-campo/contract/rules'

/** A category while it is edited; a new one has no id yet. */
export interface CategoryRow {
  readonly id: string
  readonly name: string
}

const isBlank = ({ name }: CategoryRow) => name.trim() === ''

/** An id is given once, from the first name; renaming keeps it. New lines left blank are dropped. */
export function toCategories(rows: readonly CategoryRow[]): CategoryRow[] {
  return rows
    .filter((row) => !(isBlank(row) && row.id === ''))
    .map(({ id, name }) => ({ id: id || slug(name.trim()), name: name.trim() }))
}

export function findCategoryError(row: CategoryRow, rows: readonly CategoryRow[]): string | undefined {
  if (isBlank(row)) return row.id === '' ? undefined : sentences.required
  if (Array.from(row.name.trim()).length > 60) return sentences.atMost(60)
  const same = (other: CategoryRow) =>
    other !== row && !isBlank(other) && (other.id || slug(other.name.trim())) === (row.id || slug(row.name.trim()))
  return rows.some(same) ? 'Já há uma categoria com este nome.' : undefined
}

export function checkCategories(rows: readonly CategoryRow[]): string | null {
  return rows.some((row) => findCategoryError(row, rows)) ? 'Confira as categorias.' : null
}
