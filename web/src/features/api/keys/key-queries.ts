import type { AnswerAt } from '@meio-campo/contract'
import { pagesQuery } from '../../../api/pages.ts'
import { allOf, queryClient, read } from '../../../api/query.ts'

export const keyPages = () => pagesQuery('/api/v1/chaves')

/** The plan of the account, and how much of it is used. */
export const statusQuery = () => read('/api/v1/status')

export type Status = AnswerAt<'GET', '/api/v1/status'>['data']

/** After a key was made, turned or revoked: the list, and the first steps of the dashboard. */
export async function rereadKeys(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(allOf('/api/v1/chaves')),
    queryClient.invalidateQueries(allOf('/api/v1/dashboard')),
  ])
}
