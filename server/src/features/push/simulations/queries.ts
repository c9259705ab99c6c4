import type { Simulation } from '@meio-campo/contract'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Simulations } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors.ts'
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
