// What a program with openapi-fetch looks like; `schema.ts` is written by openapi-typescript from /api/v1/openapi.json.
import createClient from 'openapi-fetch'
import type { components, paths } from './schema.ts'

type Match = components['schemas']['Match']
type Status = Match['status']

export async function run({ baseUrl, key }: { readonly baseUrl: string; readonly key: string }) {
  const api = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } })

  // A read: after the error is handled, the answer has every field.
  const table = await api.GET('/api/v1/campeonatos/{id}/tabela', {
    params: { path: { id: 'liga' }, query: { temporada: '2026' } },
  })
  if (table.error) throw new Error(table.error.detail)
  const leader: string = table.data.data.phases[0]!.groups[0]!.rows[0]!.team.name

  // A list, page after page.
  const teams: string[] = []
  let cursor: string | null = null
  do {
    const query: { limit: number; sort: 'name'; cursor?: string } = { limit: 1, sort: 'name' }
    if (cursor !== null) query.cursor = cursor
    const page: { data?: { data: { id: string }[]; page: { next: string | null } } } = await api.GET('/api/v1/times', {
      params: { query },
    })
    teams.push(...(page.data?.data.map(({ id }) => id) ?? []))
    cursor = page.data?.page.next ?? null
  } while (cursor !== null)

  // A write, and one that is refused: the codes are a closed set.
  const made = await api.POST('/api/v1/times', {
    params: { header: { 'Idempotency-Key': 'openapi-fetch-1' } },
    body: { name: 'Ypiranga', kind: 'club', gender: 'men', ageLevel: 'senior' },
  })
  const created: string | undefined = made.data?.data.id
  const refused = await api.POST('/api/v1/times', {
    body: { name: ' ', kind: 'club', gender: 'men', ageLevel: 'senior' },
  })
  const wrongFields = refused.error?.code === 'invalid_input' ? refused.error.errors.map(({ field }) => field) : []
  const missing = await api.GET('/api/v1/times/{id}', { params: { path: { id: 'baia' } } })
  const near: string[] = missing.error?.code === 'not_found' ? (missing.error.near ?? []).map(({ id }) => id) : []

  // With `include` there is more, with `fields` there is less: its own operation, in which nothing is certain.
  const matches = await api.GET('/api/v1/jogos', { params: { query: { include: 'events', limit: 50 } } })
  const events: number = (matches.data?.data ?? []).reduce((sum, match) => sum + (match.events?.length ?? 0), 0)
  const statuses: Status[] = [...new Set(matches.data?.data.map(({ status }) => status) ?? [])]
  const named = await api.GET('/api/v1/times/{id}.campos', {
    params: { path: { id: 'bahia' }, query: { fields: 'name' } },
  })
  const name: string | undefined = named.data?.data.name
  const left: string | undefined = named.data?.data.id

  // A file is an operation of its own, and text.
  const file = await api.GET('/api/v1/times.csv', { params: { query: { sort: 'name' } }, parseAs: 'text' })
  const header: string | undefined = file.data?.split(/\r?\n/)[0]

  return { leader, teams, created, wrongFields, near, events, statuses, name, left, header }
}
