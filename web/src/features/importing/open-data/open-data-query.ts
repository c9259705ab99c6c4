import type { AnswerAt } from '@meio-campo/contract'
import { read } from '../../../api/query.ts'

const PATH = '/api/v1/dados-abertos'
const LOOK_EVERY_MS = 2_000

export type OpenData = AnswerAt<'GET', typeof PATH>['data']

/** Asked again while it is being loaded. */
export const openDataQuery = () => ({
  ...read(PATH),
  refetchInterval: (query: { readonly state: { readonly data?: { readonly data: OpenData } | undefined } }) =>
    isOnItsWay(query.state.data?.data) ? LOOK_EVERY_MS : (false as const),
})

export function isOnItsWay(openData: OpenData | undefined): boolean {
  return openData?.status === 'waiting' || openData?.status === 'loading'
}
