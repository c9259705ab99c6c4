import { read } from '../../../../api/query.ts'
import { keepSameRecord } from '../../../../api/keep-same-record.ts'
import type { StandingsSearch } from './standings-search.ts'

export const standingsCall = (id: string, { temporada, rodada, data, local, ver }: StandingsSearch) => ({
  params: { id },
  query: {
    ...(temporada && { temporada }),
    ...(rodada !== undefined && { rodada }),
    ...(data && { data }),
    ...(local && { local }),
    include: ver === 'projecao' ? 'positions,projection' : 'positions',
  },
})

/** While another round is being read, the one on screen stays. */
export const standingsQuery = (id: string, search: StandingsSearch) => ({
  ...read('/api/v1/campeonatos/{id}/tabela', standingsCall(id, search)),
  placeholderData: keepSameRecord(id),
})
