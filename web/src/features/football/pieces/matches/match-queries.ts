import { read } from '../../../../api/query.ts'

export interface MatchAddress {
  readonly id: string
  readonly idjogo: string
}

/** The call of each page of a match, shared by the query and by "Ver na API". */
export const matchCall = ({ id, idjogo }: MatchAddress) => ({ params: { id, idjogo }, query: {} })

export const matchQuery = (address: MatchAddress) => read('/api/v1/campeonatos/{id}/jogos/{idjogo}', matchCall(address))
export const matchLiveQuery = (address: MatchAddress) =>
  read('/api/v1/campeonatos/{id}/jogos/{idjogo}/aovivo', matchCall(address))
export const matchLineupsQuery = (address: MatchAddress) =>
  read('/api/v1/campeonatos/{id}/jogos/{idjogo}/escalacao', matchCall(address))
/** Where the line-ups can start from. */
export const lastLineupsQuery = (address: MatchAddress) =>
  read('/api/v1/campeonatos/{id}/jogos/{idjogo}/escalacao/ultimas', matchCall(address))
export const matchOfficialsQuery = (address: MatchAddress) =>
  read('/api/v1/campeonatos/{id}/jogos/{idjogo}/arbitros', matchCall(address))
