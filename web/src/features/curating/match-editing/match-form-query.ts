import { read } from '../../../api/query.ts'
import { matchCall, type MatchAddress } from '../../football/pieces/matches/match-queries.ts'

/** A match as its form needs it. */
export const matchFormQuery = (address: MatchAddress) =>
  read('/api/v1/campeonatos/{id}/jogos/{idjogo}/settings', matchCall(address))
