import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { topic } from '../../../platform/answers/topics.ts'
import type { Context } from '../../../platform/context.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { createWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts'
import { TITLES_CHANGED } from './channel.ts'
import type { ForecastsOrder } from './forecasts-thread.ts'
import { isRatingDue, listChangedEditions } from './refresh-forecasts.ts'

/** A process that has taken the work and died is replaced after this long. */
const TAKEN_SECONDS = 180
/** Without news it is looked at this often: a pause between ratings may be over. */
const POLL_MS = 60_000
/** Changes come in groups, and every process hears of them. */
const PAUSE_MS = 1_000

/** Keeps estimates up to date behind the calls: one process at a time takes the work, and a thread of its own does it. */
export function startForecasts({ address, database, log, now }: Context): WorkLoop {
  const loop = createWorkLoop({
    runOnce: async () => {
      if (!(await isNeeded(database, now())) || !(await take(database, now()))) return false
      try {
        await workInThread({ address, now: now() })
      } finally {
        await sql`update forecast_state set taken_until = null`.execute(database)
      }
      return true
    },
    pollMs: POLL_MS,
    onError: (error) => log.warn({ err: error }, 'forecasts'),
  })
  let waiting: NodeJS.Timeout | null = null
  loop.wake()
  return {
    wake() {
      waiting ??= setTimeout(() => {
        waiting = null
        loop.wake()
      }, PAUSE_MS).unref()
    },
    async stop() {
      if (waiting) clearTimeout(waiting)
      await loop.stop()
    },
  }
}

/** The topics of answers that a notification makes old: those of the editions it names, or all. */
export function forecastTopics(payload: string): readonly string[] {
  if (payload === TITLES_CHANGED) return ['title']
  const editions = payload.split(' ').filter(Boolean)
  return editions.length === 0 ? [topic.forecasts] : editions.map(topic.projection)
}

async function isNeeded(database: Queryable, now: Date): Promise<boolean> {
  const state = await database.selectFrom('forecast_state').selectAll().executeTakeFirstOrThrow()
  if (state.titled_day !== dayAt(now) || (await isRatingDue(database, state, now))) return true
  return (await listChangedEditions(database, state.seq)).length > 0
}

async function take(database: Queryable, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update forecast_state set taken_until = ${now}::timestamptz + make_interval(secs => ${TAKEN_SECONDS})
    where taken_until is null or taken_until < ${now}`.execute(database)
  return numAffectedRows > 0n
}

async function workInThread(order: ForecastsOrder): Promise<void> {
  const thread = new Worker(new URL('./forecasts-thread.ts', import.meta.url), { workerData: order, execArgv: [] })
  await new Promise<void>((resolve, reject) => {
    thread.once('message', () => resolve())
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('the thread of forecasts ended before its time')))
  })
}
