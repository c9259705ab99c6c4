import type { AnswerAt } from '@meio-campo/contract'
import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query'
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

/** The desk as the server has it after the commands that it answered: on the screen, and for a reload without a connection. */
export function showDesk(client: QueryClient, address: MatchAddress, desk: Answer['data']): void {
  client.setQueryData(deskQuery(address).queryKey, { data: desk })
  keepAnswer({ path: DESK, ...matchCall(address) }, { data: desk })
}

function newer(old: Answer | undefined, fresh: Answer): Answer {
  if (old && old.data.match.version > fresh.data.match.version) return old
  return replaceEqualDeep(old, fresh)
}
