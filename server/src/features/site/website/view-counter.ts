import type { TopView } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { observeAnsweredCalls } from '../../../platform/http/answered-calls.ts'

const FLUSH_MS = 5_000

/** The reads that count as a view of a page, with the record shown. */
const PAGES: Readonly<Record<string, TopView['kind']>> = {
  getTeam: 'team',
  getPlayer: 'player',
  getCompetition: 'competition',
}
const TABLES = { team: 'teams', player: 'people', competition: 'competitions' } as const

/**
 * Counts what people open in the console (programs do not count), in memory, and writes the sums down every few
 * seconds: a read costs nothing more, and a killed process loses seconds of a statistic.
 */
export function registerViewCounter(app: FastifyInstance, context: Context): void {
  let opened = new Map<string, number>()

  observeAnsweredCalls(app, ({ endpoint, raw, status, params }) => {
    const kind = endpoint && PAGES[endpoint.id]
    if (kind === undefined || raw.base?.kind !== 'user' || status >= 400) return
    const { id } = params as { id: string }
    const key = `${kind} ${id}`
    opened.set(key, (opened.get(key) ?? 0) + 1)
  })

  const flush = async () => {
    if (opened.size === 0) return
    const sums = [...opened]
    opened = new Map()
    for (const [kind, table] of Object.entries(TABLES)) {
      const own = sums.flatMap(([key, views]) => {
        const [each, id] = key.split(' ')
        return each === kind ? [{ id: id!, views }] : []
      })
      if (own.length === 0) continue
      await sql`
        insert into page_views (day, kind, id, name, views)
        select (${context.now()}::timestamptz at time zone 'America/Sao_Paulo')::date, ${kind}, r.id, r.name, opened.views
        from unnest(${own.map(({ id }) => id)}::text[], ${own.map(({ views }) => views)}::integer[]) as opened (id, views)
        join ${sql.table(table)} as r on r.id = opened.id
        on conflict (day, kind, id) do update set views = page_views.views + excluded.views, name = excluded.name`.execute(
        context.database,
      )
    }
  }
  const timer = setInterval(() => {
    flush().catch((error: unknown) => context.log.warn({ err: error }, 'page views not written'))
  }, FLUSH_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
}
