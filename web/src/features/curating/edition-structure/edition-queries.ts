import { read } from '../../../api/query.ts'

/** The editions of a championship, the newest first. */
export const editionsQuery = (campeonato: string) => read('/api/v1/edicoes', { query: { campeonato } })

export const structureQuery = (id: string) => read('/api/v1/edicoes/{id}/estrutura', { params: { id }, query: {} })

/** Teams that were just picked, as pictures and names need them. */
export const teamsQuery = (ids: readonly string[]) =>
  read('/api/v1/times', {
    query: { ids: ids.slice(0, 100).join(','), fields: 'id,name,acronym,crest,colours', limit: 100 },
  })
