import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { unwrap } from '../../../api/result.ts'

const HOUR = 3_600_000

/** To choose from, the widest first: FIFA, the continents, the countries, the states. */
export const confederationChoicesQuery = () =>
  queryOptions({
    queryKey: ['/api/v1/confederacoes', 'choices'] as const,
    queryFn: async ({ signal }) => {
      const query = { limit: 100, fields: 'id,name,acronym,level' }
      const { data } = unwrap(await api.get('/api/v1/confederacoes', { query, signal }))
      return data
        .toSorted((a, b) => a.level - b.level || a.name.localeCompare(b.name, 'pt-BR'))
        .map(({ id, name, acronym }) => ({
          value: id,
          label: acronym && acronym !== name ? `${name} (${acronym})` : name,
        }))
    },
    staleTime: HOUR,
  })

export const competitionChoicesQuery = () =>
  queryOptions({
    queryKey: ['/api/v1/campeonatos', 'choices'] as const,
    queryFn: async ({ signal }) => {
      const query = { limit: 100, fields: 'id,name' }
      const { data } = unwrap(await api.get('/api/v1/campeonatos', { query, signal }))
      return data.map(({ id, name }) => ({ value: id, label: name }))
    },
    staleTime: HOUR,
  })
