import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { unwrap } from './result.ts'

type NameOf = (id: string, signal: AbortSignal) => Promise<string | undefined>

const asked = (ids: string, signal: AbortSignal) => ({ query: { ids, fields: 'id,name' }, signal })
const first = ({ data }: { readonly data: readonly { readonly name: string }[] }) => data[0]?.name

const names = {
  team: async (id, signal) => first(unwrap(await api.get('/api/v1/times', asked(id, signal)))),
  person: async (id, signal) =>
    first(unwrap(await api.get('/api/v1/jogadores', asked(id, signal)))) ??
    first(unwrap(await api.get('/api/v1/tecnicos', asked(id, signal)))),
  stadium: async (id, signal) => first(unwrap(await api.get('/api/v1/estadios', asked(id, signal)))),
  confederation: async (id, signal) => first(unwrap(await api.get('/api/v1/confederacoes', asked(id, signal)))),
  competition: async (id, signal) => first(unwrap(await api.get('/api/v1/campeonatos', asked(id, signal)))),
  streaming: async (id, signal) => first(unwrap(await api.get('/api/v1/streamings', asked(id, signal)))),
  edition: async (id, signal) => {
    const { data } = unwrap(await api.get('/api/v1/edicoes/{id}/estrutura', { params: { id }, query: {}, signal }))
    return `${data.competition.name} ${data.edition.name}`
  },
} as const satisfies Readonly<Record<string, NameOf>>

export type NamedKind = keyof typeof names

/**
 * What a record is called, for a field that holds only its id: after a reload, from a link or from what was saved.
 * One that is not there any more is called by its id.
 */
export const recordNameQuery = (kind: NamedKind, id: string) =>
  queryOptions({
    queryKey: ['record name', kind, id] as const,
    queryFn: async ({ signal }) => (await names[kind](id, signal)) ?? id,
  })
