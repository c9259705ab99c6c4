import type { AnswerAt } from '@meio-campo/contract'
import { replaceEqualDeep } from '@tanstack/react-query'
import { read } from '../../../api/query.ts'
import { matchCall, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'

type Answer = AnswerAt<'GET', '/api/v1/campeonatos/{id}/jogos/{idjogo}/mesa'>

export const deskQuery = (address: MatchAddress) => ({
  ...read('/api/v1/campeonatos/{id}/jogos/{idjogo}/mesa', matchCall(address)),
  // A read that set out before the last tap arrived must not bring the desk back to where it was.
  structuralSharing: (old: unknown, fresh: unknown) => newer(old as Answer | undefined, fresh as Answer),
})

function newer(old: Answer | undefined, fresh: Answer): Answer {
  if (old && old.data.match.version > fresh.data.match.version) return old
  return replaceEqualDeep(old, fresh)
}
