import type { Body, Endpoints, Match, Simulation } from '@meio-campo/contract'
import { type Selectable, sql } from 'kysely'
import pg from 'pg'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { findEvents } from '../../football/rows/match-events.ts'
import { toMatches } from '../../football/rows/match-rows.ts'
import { FINISHED } from '../../football/rows/match-status.ts'
import { notifySimulations } from './channel.ts'
import { dueAt, scriptOf } from './script.ts'
import type { Simulations } from '../../../database/types.gen.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'

type SimulationRow = Omit<Selectable<Simulations>, 'script'>

const selectOwn = (database: Queryable, userId: string) =>
  database
    .selectFrom('simulations')
    .select(['id', 'user_id', 'match', 'speed', 'webhooks', 'status', 'events', 'told', 'minute'])
    .select(['started_at', 'ends_at', 'next_at', 'ended_at'])
    .where('user_id', '=', userId)

export function listSimulations(database: Queryable, userId: string, request: PageRequest, url: string) {
  return listNewestFirst(database, selectOwn(database, userId), 'started_at', request, url, toSimulation)
}

export async function getSimulation(database: Queryable, userId: string, id: string): Promise<Simulation> {
  const row = await selectOwn(database, userId).where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return toSimulation(row)
}

function toSimulation(row: SimulationRow): Simulation {
  return {
    id: row.id,
    match: row.match as Simulation['match'],
    speed: row.speed,
    webhooks: row.webhooks,
    status: row.status as Simulation['status'],
    events: row.events,
    told: row.told,
    minute: row.minute,
    startedAt: row.started_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}

/** Older ones are deleted. */
const MOST_KEPT = 50

export async function startSimulation(
  context: Context,
  caller: Caller,
  { match: matchId, speed, webhooks = true }: Body<Endpoints['startSimulation']>,
): Promise<Simulation> {
  const { id: userId } = userOf(caller.principal)
  const id = randomId('sim')
  const started_at = context.now()
  return context.database.transaction().execute(async (transaction) => {
    const match = await getFinished(transaction, matchId)
    const events = (await findEvents(transaction, [matchId])).get(matchId) ?? []
    const script = scriptOf(match, events)
    await deleteOld(transaction, userId)
    await transaction
      .insertInto('simulations')
      .values({
        id,
        user_id: userId,
        match: JSON.stringify(namesOf(match)),
        speed,
        webhooks,
        script: JSON.stringify(script),
        events: script.length,
        started_at,
        ends_at: dueAt({ id, started_at, speed }, script.at(-1)!),
        next_at: started_at,
      })
      .execute()
      .catch(refuseSecond)
    await audit(transaction, caller, {
      action: 'simulations.start',
      summary: `simulou o jogo ${match.home.name} × ${match.away.name}`,
      details: { simulation: id, match: matchId, speed, webhooks },
    })
    await notifySimulations(transaction, null)
    return getSimulation(transaction, userId, id)
  })
}

/** Events that were already published remain. */
export async function stopSimulation(context: Context, caller: Caller, id: string): Promise<Simulation> {
  const { id: userId } = userOf(caller.principal)
  await context.database
    .updateTable('simulations')
    .set({ status: 'stopped', next_at: null, ended_at: context.now() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'running')
    .execute()
  return getSimulation(context.database, userId, id)
}

async function getFinished(database: Queryable, id: string): Promise<Match> {
  const [match] = await toMatches(database, [{ id }])
  if (!match) throw fieldError('match', 'Não há jogo com este id.')
  if (!FINISHED.includes(match.status)) throw fieldError('match', 'Só um jogo que terminou pode ser simulado.')
  return match
}

function namesOf({ id, competition, edition, kickoff, home, away, score }: Match): Simulation['match'] {
  return { id, competition, edition, kickoff, home, away, score }
}

async function deleteOld(database: Queryable, userId: string): Promise<void> {
  const own = database.selectFrom('simulations').select('id').where('user_id', '=', userId)
  const kept = own
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_KEPT - 1)
  await database.deleteFrom('simulations').where('user_id', '=', userId).where('id', 'not in', kept).execute()
  await database
    .updateTable('simulations')
    .set({ script: sql`'[]'` })
    .where('user_id', '=', userId)
    .where('status', '<>', 'running')
    .execute()
}

function refuseSecond(error: unknown): never {
  if (!(error instanceof pg.DatabaseError) || error.constraint !== 'simulations_one_running') throw error
  throw new AppError('in_progress', {
    info: 'Já há uma simulação em andamento na sua conta. Espere que ela termine, ou pare-a.',
    cause: error,
  })
}
