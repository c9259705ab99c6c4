import type { AnswerAt, BodyAt } from '@meio-campo/contract'
import { api } from '../../../../api/api.ts'
import { pagesQuery } from '../../../../api/pages.ts'
import { allOf, queryClient, read } from '../../../../api/query.ts'
import type { Result } from '../../../../api/result.ts'
import { updateSession } from '../../../../session/session-store.ts'

export const websiteQuery = () => read('/api/v1/website')
export const writtenPostPages = () => pagesQuery('/api/v1/website/redacao')
export const postQuery = (id: string) => read('/api/v1/website/posts/{id}', { params: { id } })

export type SiteData = AnswerAt<'GET', '/api/v1/website'>['data']
export type SiteChange = BodyAt<'PATCH', '/api/v1/website'>

/** Saves one section of the site's data; what the session brought along is brought up to date with it. */
export async function saveWebsite(body: SiteChange): Promise<Result<AnswerAt<'PATCH', '/api/v1/website'>>> {
  const result = await api.patch('/api/v1/website', { body })
  if (!result.ok) return result
  const { website, blog } = result.data.data
  queryClient.setQueryData(websiteQuery().queryKey, (old) => old && { data: { ...old.data, website, blog } })
  updateSession((data) => ({ ...data, website, blog }))
  void queryClient.invalidateQueries(allOf('/api/v1/dashboard'))
  void queryClient.invalidateQueries(allOf('/api/v1/historico'))
  return result
}

/** After a page or a post changed: read again everything that shows them, also what the session brought along. */
export async function refreshWebsite(): Promise<void> {
  const latest = await api.get('/api/v1/dashboard')
  if (latest.ok) updateSession((data) => ({ ...data, posts: latest.data.data.posts }))
  await Promise.all([
    queryClient.invalidateQueries(allOf('/api/v1/website')),
    queryClient.invalidateQueries(allOf('/api/v1/website/posts')),
    queryClient.invalidateQueries(allOf('/api/v1/website/posts/{id}')),
    queryClient.invalidateQueries(allOf('/api/v1/website/redacao')),
    queryClient.invalidateQueries(allOf('/api/v1/dashboard')),
    queryClient.invalidateQueries(allOf('/api/v1/historico')),
  ])
}
