import type { SavedView } from '@meio-campo/contract'
import { tidyQuery, viewNames, type FilteredList } from '@meio-campo/contract/rules'
import type { SearchChange } from '../../components/list/search-change.ts'

/** What saving the present list as a view would store: its filters and its order. */
export function queryOf(list: FilteredList, search: Readonly<Record<string, string>>): string {
  const kept = viewNames(list).flatMap((name) => (search[name] ? [[name, search[name]] as [string, string]] : []))
  return tidyQuery(list, new URLSearchParams(kept).toString()) ?? ''
}

/** The change of the address that opens a view; parameters that the view does not set are removed. */
export function changeTo(list: FilteredList, query: string): SearchChange {
  const given = new URLSearchParams(query)
  return Object.fromEntries(viewNames(list).map((name) => [name, given.get(name) ?? undefined]))
}

/** The view on screen. The user's own view wins over a shared one with the same query. */
export function findOpenView(views: readonly SavedView[], query: string): SavedView | undefined {
  const same = views.filter((view) => view.query === query)
  return same.find(({ own }) => own) ?? same[0]
}

export const labelOf = ({ name, own }: SavedView): string => (own ? name : `${name} (compartilhada)`)

/** The user's own views first, each group by name. */
export const ownFirst = (views: readonly SavedView[]): readonly SavedView[] => [
  ...views.filter(({ own }) => own),
  ...views.filter(({ own }) => !own),
]
