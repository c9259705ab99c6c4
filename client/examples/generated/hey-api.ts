// What a program with @hey-api/openapi-ts looks like; the folder `hey-api` is written by it from /api/v1/openapi.json.
import { createClient } from './hey-api/client/index.ts'
import {
  createTeam,
  getStandings,
  getTeam,
  getTeamFields,
  listMatches,
  listTeams,
  listTeamsCsv,
} from './hey-api/sdk.gen.ts'
import type { ListTeamsResponse, Match } from './hey-api/types.gen.ts'

export async function run({ baseUrl, key }: { readonly baseUrl: string; readonly key: string }) {
  const client = createClient({ baseUrl, auth: key })

  const table = await getStandings({ client, path: { id: 'liga' }, query: { temporada: '2026' } })
  if (table.error) throw new Error(table.error.detail)
  const leader: string = table.data.data.phases[0]!.groups[0]!.rows[0]!.team.name

  const teams: string[] = []
  let cursor: string | null = null
  do {
    const query: { limit: number; sort: 'name'; cursor?: string } = { limit: 1, sort: 'name' }
    if (cursor !== null) query.cursor = cursor
    const page: ListTeamsResponse = (await listTeams({ client, query, throwOnError: true })).data
    teams.push(...page.data.map(({ id }) => id))
    cursor = page.page.next
  } while (cursor !== null)

  const made = await createTeam({
    client,
    headers: { 'Idempotency-Key': 'hey-api-1' },
    body: { name: 'Galícia', kind: 'club', gender: 'men', ageLevel: 'senior' },
  })
  const created: string | undefined = made.data?.data.id
  const refused = await createTeam({ client, body: { name: ' ', kind: 'club', gender: 'men', ageLevel: 'senior' } })
  const wrongFields = refused.error?.code === 'invalid_input' ? refused.error.errors.map(({ field }) => field) : []
  const missing = await getTeam({ client, path: { id: 'baia' } })
  const near: string[] = missing.error?.code === 'not_found' ? (missing.error.near ?? []).map(({ id }) => id) : []

  const matches = await listMatches({ client, query: { include: 'events', limit: 50 } })
  const events: number = (matches.data?.data ?? []).reduce((sum, match) => sum + (match.events?.length ?? 0), 0)
  const statuses: Match['status'][] = [...new Set(matches.data?.data.map(({ status }) => status) ?? [])]
  const named = await getTeamFields({ client, path: { id: 'bahia' }, query: { fields: 'name' } })
  const name: string | undefined = named.data?.data.name
  const left: string | undefined = named.data?.data.id

  const file = await listTeamsCsv({ client, query: { sort: 'name' } })
  const header: string | undefined = file.data?.split(/\r?\n/)[0]

  return { leader, teams, created, wrongFields, near, events, statuses, name, left, header }
}
