import { endpoints, type Answer, type Endpoint, type Endpoints } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { readKept } from '../../../platform/reading/read.ts'
import type { Call } from '../../../platform/http/route.ts'

type Dashboard = Answer<Endpoints['getDashboard']>['data']
type Caller = Pick<Call<Endpoint>, 'principal' | 'request' | 'reply'>

/** The championship most people come for; without it, the one with a table that was played last. */
const MAIN = 'brasileirao_serie_a'
const ROWS = 8
const SCORERS = 5
const LAST_MATCHES = 200
const OTHERS_TRIED = 4

export async function getMainChampionship(
  app: FastifyInstance,
  context: Context,
  call: Caller,
): Promise<Dashboard['main']> {
  const main = await readChampionship(app, call, MAIN)
  if (main) return main
  for (const id of await listLastPlayed(context)) {
    const other = await readChampionship(app, call, id)
    if (other) return other
  }
  return null
}

/** Looks at the last matches only: asking all of them which championships they belong to would grow with the data. */
async function listLastPlayed({ database, now }: Context): Promise<string[]> {
  const rows = await database
    .selectFrom((from) =>
      from
        .selectFrom('matches')
        .select(['edition_id', 'moment'])
        .where('moment', '<=', now())
        .orderBy('moment', 'desc')
        .orderBy('id', 'desc')
        .limit(LAST_MATCHES)
        .as('played'),
    )
    .innerJoin('editions', 'editions.id', 'played.edition_id')
    .select('editions.competition_id as id')
    .groupBy('editions.competition_id')
    .orderBy(({ fn }) => fn.max('played.moment'), 'desc')
    .orderBy('editions.competition_id')
    .limit(OTHERS_TRIED)
    .execute()
  return rows.map(({ id }) => id)
}

async function readChampionship(app: FastifyInstance, call: Caller, id: string): Promise<Dashboard['main']> {
  const table = await readKept(app, endpoints.getStandings, call, { id })
  const phase = table?.data.phases.find(({ groups }) => groups.some(({ rows }) => rows.length > 0))
  if (!table || !phase) return null
  const scorers = await readKept(app, endpoints.listScorers, call, { id })
  const { competition, edition, demo } = table.data
  return {
    competition,
    edition,
    rows: phase.groups.find(({ rows }) => rows.length > 0)!.rows.slice(0, ROWS),
    zones: phase.zones.filter(({ from }) => from <= ROWS),
    scorers: scorers?.data.slice(0, SCORERS) ?? [],
    demo,
  }
}

export async function getFavourite(app: FastifyInstance, call: Caller, team: string): Promise<Dashboard['favourite']> {
  const page = await readKept(app, endpoints.getTeam, call, { id: team })
  if (!page) return null
  const { id, name, acronym, crest, colours, nextMatch, lastMatches, tables } = page.data
  return { team: { id, name, acronym, crest, colours }, next: nextMatch, last: lastMatches[0] ?? null, tables }
}
