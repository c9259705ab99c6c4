import type { AnswerAt, DeskView } from '@meio-campo/contract'
import { replaceEqualDeep, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { read } from '../../../api/query.ts'
import { keepAnswer } from '../../../api/request.ts'
import { matchCall, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'

const DESK = '/api/v1/campeonatos/{id}/jogos/{idjogo}/mesa'
type Answer = AnswerAt<'GET', typeof DESK>

export const deskQuery = (address: MatchAddress) => ({
  ...read(DESK, matchCall(address)),
  // A read that set out before the last tap arrived must not bring the desk back to where it was.
  structuralSharing: (old: unknown, fresh: unknown) => newer(old as Answer | undefined, fresh as Answer),
})

/**
 * The desk as the server has it after the commands that it answered: on the screen, and for a reload without a
 * connection. Resolves when it is stored for that.
 */
export function showDesk(client: QueryClient, address: MatchAddress, desk: Answer['data']): Promise<void> {
  client.setQueryData(deskQuery(address).queryKey, { data: desk })
  return keepAnswer({ path: DESK, ...matchCall(address) }, { data: desk })
}

/**
 * The newest answer, read at each render. Answered commands leave the queue in the same step in which the answer is
 * stored; with the previous view, the desk would briefly show neither the commands nor their effect.
 */
export function useNewestView(address: MatchAddress, drawn: DeskView): DeskView {
  const client = useQueryClient()
  const subscribe = useCallback((onChange: () => void) => client.getQueryCache().subscribe(onChange), [client])
  return useSyncExternalStore(subscribe, () => newestView(client, address) ?? drawn)
}

export function newestView(client: QueryClient, address: MatchAddress): DeskView | undefined {
  return client.getQueryData<Answer>(deskQuery(address).queryKey)?.data
}

function newer(old: Answer | undefined, fresh: Answer): Answer {
  if (old && old.data.match.version > fresh.data.match.version) return old
  return replaceEqualDeep(old, fresh)
}
