import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { getDisk } from './sample.ts'

const FRESH_MS = 10_000

/** Begins to count for Prometheus, where metrics are wanted. The library is loaded only then. */
export async function startMetrics({ config, database, meter, log }: Context): Promise<void> {
  if (config.metricsPort === null && config.metricsToken === null) return
  const { createWorkerMetrics } = await import('../../../platform/metrics/prometheus.ts')
  let known: Readonly<Record<string, number | null>> = {}
  let reading: Promise<void> | null = null
  let readAt = 0
  const read = async () => {
    const state = await database
      .selectFrom('system_states')
      .selectAll()
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const disk = await getDisk(config.dataDir)
    const { numCrashes } = await database
      .selectFrom('worker_crashes')
      .select(({ fn }) => fn.countAll<string>().as('numCrashes'))
      .executeTakeFirstOrThrow()
    known = {
      databaseBytes: state ? Number(state.database_bytes) : null,
      jobs: state?.jobs_waiting ?? null,
      oldestJob: state?.oldest_job_seconds ?? null,
      mails: state?.mails_waiting ?? null,
      deliveries: state?.deliveries_waiting ?? null,
      backupAge: state?.backup_age_seconds ?? null,
      diskFree: disk.free,
      disk: disk.total,
      crashes: Number(numCrashes),
    }
    readAt = Date.now()
  }
  const refresh = async () => {
    if (Date.now() - readAt < FRESH_MS) return
    // A database that is away must not block the other metrics.
    reading ??= read()
      .catch((error: unknown) => log.warn({ err: error }, 'metrics of the database'))
      .finally(() => (reading = null))
    await reading
  }
  const gauge = (name: string, help: string, key: string) => ({ name, help, value: () => known[key] ?? null })
  createWorkerMetrics(meter, {
    refresh,
    gauges: [
      gauge('meiocampo_database_bytes', 'Size of the database.', 'databaseBytes'),
      gauge('meiocampo_jobs_waiting', 'Jobs that are due and wait.', 'jobs'),
      gauge('meiocampo_oldest_job_seconds', 'How long the oldest job that is due has been waiting.', 'oldestJob'),
      gauge('meiocampo_mails_waiting', 'Mails that wait to be sent.', 'mails'),
      gauge('meiocampo_deliveries_waiting', 'Webhook deliveries that wait.', 'deliveries'),
      gauge('meiocampo_backup_age_seconds', 'Age of the newest backup.', 'backupAge'),
      gauge('meiocampo_disk_free_bytes', 'Room left on the disk of DATA_DIR.', 'diskFree'),
      gauge('meiocampo_disk_bytes', 'Size of the disk of DATA_DIR.', 'disk'),
      gauge('meiocampo_worker_crashes', 'Workers that died within the last thirty days, over all nodes.', 'crashes'),
    ],
  })
}

/** `/metrics` on the public address, only where a token is set, and only with it. */
export function registerMetrics(app: FastifyInstance, { config, supervisor }: Context): void {
  const { metricsToken } = config
  if (metricsToken === null) return
  const wanted = digestOf(`Bearer ${metricsToken}`)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), wanted)) throw new AppError('not_found')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await supervisor.metrics())
  })
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()
