import { setTimeout as sleep } from 'node:timers/promises'
import { readClock, type Period } from '@meio-campo/football'
import type { FastifyBaseLogger } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import type { Database, Queryable } from '../../../database/database.ts'

const TICK_MS = 5_000

/** Sets the minute of every match with a running clock; of one match only, if its id is given. */
export async function tickClocks(database: Queryable, now: Date, matchId?: string): Promise<void> {
  const running = await database
    .selectFrom('match_clocks')
    .innerJoin('matches', (join) =>
      join.onRef('matches.id', '=', 'match_clocks.match_id').onRef('matches.status', '=', 'match_clocks.period'),
    )
    .select(['matches.id', 'matches.minute', 'matches.added', 'match_clocks.period', 'match_clocks.started_at'])
    .$if(matchId !== undefined, (query) => query.where('matches.id', '=', matchId!))
    .execute()
  for (const { id, period, started_at, minute, added } of running) {
    const clock = { period: period as Period, startedAt: started_at.getTime(), announced: null }
    const shown = readClock(clock, now.getTime())
    if (shown.minute === minute && shown.added === added) continue
    await database
      .updateTable('matches')
      .set({ minute: shown.minute, added: shown.added })
      .where('id', '=', id)
      // Another process may have been quicker, or the whistle.
      .where('status', '=', period)
      .where(sql<SqlBool>`(minute, added) is distinct from (${shown.minute}::smallint, ${shown.added}::smallint)`)
      .execute()
  }
}

/** Every process runs this; the second one finds nothing left to change. */
export function keepClocks(database: Database, log: FastifyBaseLogger, now: () => Date): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const keep = async () => {
    while (!signal.aborted) {
      await tickClocks(database, now()).catch((error: unknown) => log.warn({ err: error }, 'clocks'))
      await sleep(TICK_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const done = keep()
  return {
    async stop() {
      stopping.abort()
      await done
    },
  }
}
