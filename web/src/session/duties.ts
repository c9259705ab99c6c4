import type { Duty } from '@meio-campo/contract'
import { includes, type DutyScope, type Touched } from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { queryClient, read } from '../api/query.ts'
import { sessionStore, useUser } from './session-store.ts'

/** What admins gave the user to do. */
export const ownDutiesQuery = () => read('/api/v1/conta/funcoes')

function isAble(duties: readonly Duty[], touched: Touched): boolean {
  return duties.some((duty) => duty.active && includes(scopeOf(duty), touched))
}

function scopeOf({ role, kinds, queues, fields, competitions, teams, matches }: Duty): DutyScope {
  const ids = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id)
  return { role, kinds, queues, fields, competitions: ids(competitions), teams: ids(teams), matches: ids(matches) }
}

/** The user's duties; empty for visitors and for admins, who need none. */
export function useOwnDuties() {
  const user = useUser()
  const query = useQuery({ ...ownDutiesQuery(), enabled: user !== null && !user.admin })
  return { admin: user?.admin ?? false, duties: query.data?.data ?? [], loading: query.isLoading }
}

/** What the user may do, as the server decides it: everything as an admin, otherwise what a duty includes. */
export function useMay(): (touched: Touched) => boolean {
  const { admin, duties } = useOwnDuties()
  return (touched) => admin || isAble(duties, touched)
}

/** Which kind of record, and the championship it belongs to; null where it belongs to none. */
export function useMayEdit(kind: string, competition: string | null = null): boolean {
  return useMay()({ role: 'editor', kind, competition })
}

/** It is not yet known what the user may do. */
export function useDutiesLoading(): boolean {
  return useOwnDuties().loading
}

/** Whether an edit can be undone by the user: as an admin, or because it was made by a duty that they still have. */
export function useMayUndo(): (edit: { readonly duty: string | null }) => boolean {
  const { admin, duties } = useOwnDuties()
  return ({ duty }) => admin || (duty !== null && duties.some((own) => own.active && own.id === duty))
}

/** The same question outside of a component, such as before a page opens. */
export async function mayNow(...touched: readonly Touched[]): Promise<boolean> {
  const user = sessionStore.get()?.data.user
  if (!user) return false
  if (user.admin) return true
  const { data } = await queryClient.ensureQueryData(ownDutiesQuery()).catch(() => ({ data: [] }))
  return touched.some((each) => isAble(data, each))
}
