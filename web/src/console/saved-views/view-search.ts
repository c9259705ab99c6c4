import type { SavedView } from '@meio-campo/contract'
import { tidyQuery, viewNames, type FilteredList } from '@meio-campo/contract/rules'
import type { SearchChange } from '../../components/list/search-change.ts'

/** What a view of the list as it is now would keep: its filters and its order. */
export function queryOf(list: FilteredList, search: Readonly<Record<string, string>>): string {
  const kept = viewNames(list).flatMap((name) => (search[name] ? [[name, search[name]] as [string, string]] : []))
  return tidyQuery(list, new URLSearchParams(kept).toString()) ?? ''
}

/** The change of the address that opens a view: what the view does not say is taken back. */
export function changeTo(list: FilteredList, query: string): SearchChange {
  const given = new URLSearchParams(query)
  return Object.fromEntries(viewNames(list).map((name) => [name, given.get(name) ?? undefined]))
}

/** The view that is on screen: one's own, where somebody shared the same. */
export function findOpenView(views: readonly SavedView[], query: string): SavedView | undefined {
  const same = views.filter((view) => view.query === query)
  return same.find(({ own }) => own) ?? same[0]
}

export const labelOf = ({ name, own }: SavedView): string => (own ? name : `${name} (compartilhada)`)

/** One's own first, each in the order of their names. */
export const ownFirst = (views: readonly SavedView[]): readonly SavedView[] => [
  ...views.filter(({ own }) => own),
  ...views.filter(({ own }) => !own),
]
