import type { SavedView } from '@meio-campo/contract'
import type { FilteredList } from '@meio-campo/contract/rules'
import { api } from '../../api/api.ts'
import { allOf, queryClient, read } from '../../api/query.ts'

const ADDRESS = '/api/v1/visoes'

export const savedViewsQuery = (lista: FilteredList) => read(ADDRESS, { query: { lista } })

const rereadViews = () => queryClient.invalidateQueries(allOf(ADDRESS))

interface NewView {
  readonly list: FilteredList
  readonly name: string
  readonly query: string
  readonly shared: boolean
}

export async function saveView(body: NewView) {
  const result = await api.post(ADDRESS, { body })
  if (result.ok) await rereadViews()
  return result
}

export async function changeView(
  { id }: SavedView,
  body: { readonly name?: string; readonly query?: string; readonly shared?: boolean },
) {
  const result = await api.patch(`${ADDRESS}/{id}`, { params: { id }, body })
  await rereadViews()
  return result
}

export async function deleteView({ id }: SavedView) {
  const result = await api.delete(`${ADDRESS}/{id}`, { params: { id } })
  await rereadViews()
  return result
}
