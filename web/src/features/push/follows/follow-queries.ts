import type { Follow } from '@meio-campo/contract'
import { type FollowKind, followKinds, type FollowPath } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { allOf, queryClient, read } from '../../../api/query.ts'
import { useSession } from '../../../session/session-store.ts'
import { followRank, type FollowRank } from './follow-rank.ts'

const ADDRESS = '/api/v1/acompanhamentos'

/** Everything that the account follows, in its own order: one read for every button and list. */
export const followsQuery = () => read(ADDRESS)

const rereadFollows = () => queryClient.invalidateQueries(allOf(ADDRESS))

export interface FollowedRecord {
  readonly kind: FollowKind
  readonly id: string
}

const pathOf = (kind: FollowKind) =>
  (Object.keys(followKinds) as FollowPath[]).find((path) => followKinds[path] === kind)!

export async function setFollowed({ kind, id }: FollowedRecord, followed: boolean): Promise<boolean> {
  const address = `${ADDRESS}/{tipo}/{id}` as const
  const params = { tipo: pathOf(kind), id }
  const result = followed ? await api.put(address, { params }) : await api.delete(address, { params })
  await rereadFollows()
  return result.ok
}

// One after the other: the last order that was chosen is the last one that is saved.
let saving: Promise<unknown> = Promise.resolve()

/** Shows the new order at once, and reads the saved one when nothing waits to be saved any more. */
export async function saveOrder(follows: readonly Follow[]): Promise<void> {
  // A read that began before would bring the old order back. Not awaited: another order may be chosen meanwhile.
  void queryClient.cancelQueries(allOf(ADDRESS))
  queryClient.setQueryData(followsQuery().queryKey, { data: [...follows] })
  const order = follows.map(({ kind, id }) => ({ kind, id }))
  const saved = saving.then(() => api.put(ADDRESS, { body: { order }, formless: true }))
  saving = saved
  await saved
  if (saving === saved) await rereadFollows()
}

/** What the reader follows, to put their matches first. */
export function useFollowRank(): FollowRank {
  const session = useSession()
  const { data } = useQuery({ ...followsQuery(), enabled: session !== null })
  return followRank(data?.data ?? [], session?.time?.id ?? null)
}
