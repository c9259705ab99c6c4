import { flushCompileCache } from 'node:module'
import { sql } from 'kysely'
import { buildApp, type AppContext } from './app.ts'
import { openServingDatabases } from './database/database.ts'
import { surviveAbsence } from './survive-absence.ts'
import { untilAnswering } from './database/connecting/until-answering.ts'
import { playLive } from './demo/live/live.ts'
import { FORECASTS_CHANNEL } from './features/football/forecasts/channel.ts'
import { forecastTopics, startForecasts } from './features/football/forecasts/forecasts.ts'
import { OPEN_DATA_CHANNEL } from './features/importing/open-data/load-open-data.ts'
import { resumeImports } from './features/importing/runs/import-job.ts'
import { keepClocks } from './features/curating/match-desk/clock-ticker.ts'
import { startNotifications } from './features/push/notifications/dispatcher.ts'
import { createLiveHub } from './features/push/live/live-hub.ts'
import { SIMULATIONS_CHANNEL } from './features/push/simulations/channel.ts'
import { createSimulations } from './features/push/simulations/simulations.ts'
import { DELIVERIES_CHANNEL } from './features/push/webhooks/enqueue.ts'
import { startWebhooks, type Webhooks } from './features/push/webhooks/dispatcher.ts'
import { RESTORED_CHANNEL } from './features/operations/backups/swap.ts'
import { resealSecrets } from './features/operations/secrets/reseal.ts'
import { startMetrics } from './features/operations/system/metrics.ts'
import { startSampler } from './features/operations/system/sampler.ts'
import { startJobHandlers } from './job-handlers.ts'
import { startJobs } from './platform/jobs.ts'
import { listenForChanges } from './platform/change-listener.ts'
import { createKeyUse } from './platform/keys/key-use.ts'
import { createQuotas } from './platform/quotas/quota-client.ts'
import { createLimits } from './platform/rate-limit/limits.ts'
import { createAnswerCache } from './platform/answers/answer-cache.ts'
import { createSessionCache } from './platform/callers/session-cache.ts'
import { openFiles } from './platform/files/open-files.ts'
import { createLog } from './platform/log.ts'
import { createMeter } from './platform/metrics/meter.ts'
import { chooseTransport } from './platform/mail/transport.ts'
import { createVault } from './platform/secrets/vault.ts'
import { drainServer } from './supervisor/drain.ts'
import { explainListening } from './supervisor/port.ts'
import { connectToSupervisor } from './supervisor/worker-link.ts'

// The supervisor decides when a worker ends; a Ctrl+C in the terminal reaches the whole group.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('SIGHUP', () => undefined)
// Without its supervisor a worker ends.
process.on('disconnect', () => process.exit(0))

const supervisor = connectToSupervisor()
const { config, address, publicUrl } = await supervisor.settings
const log = createLog(config.logLevel)
surviveAbsence(log)
// A worker that replaces a dead one may start while the database is away.
await untilAnswering(address)
// A library of several megabytes, loaded only where it is wanted.
const tracing =
  config.traceRatio === null ? null : (await import('./platform/tracing/tracing.ts')).startTracing(config.traceRatio)
let followedChanges = (): bigint | null => null
const { database, reading } = openServingDatabases(
  address,
  config.databaseReadUrl === null
    ? null
    : { address: { connectionString: config.databaseReadUrl }, needed: () => followedChanges() },
  (error) => log.warn({ err: error }, 'database connection'),
  tracing ? (text, milliseconds) => tracing.onQuery(text, milliseconds) : undefined,
)
const jobs = await startJobs(address, log)
const answers = createAnswerCache()
const sessions = createSessionCache()
const limits = createLimits(supervisor)
const quotas = createQuotas(supervisor)
const keyUse = createKeyUse(database, log)
const live = createLiveHub(database, log)
const simulations = createSimulations(database, live, log, () => new Date())
/** Wakes the readers of the change log. */
const readers: { wake(): void }[] = [live]
const wakeReaders = { wake: () => readers.forEach((reader) => reader.wake()) }
let webhooks: Webhooks | null = null
const others = {
  [SIMULATIONS_CHANNEL]: (payload: string) => simulations.onNotification(payload),
  [OPEN_DATA_CHANNEL]: () => answers.forgetAll(),
  [DELIVERIES_CHANNEL]: () => webhooks?.wakeSender(),
  [FORECASTS_CHANNEL]: (payload: string) => answers.forget(forecastTopics(payload), new Date()),
  [RESTORED_CHANNEL]: () => {
    // Everything remembered is of another life: forgotten at once, and this process makes room for a new one.
    answers.forgetAll()
    sessions.forgetAll()
    live.close()
    live.wake()
    supervisor.restart().catch((error: unknown) => log.error({ err: error }, 'no restart after a restore'))
  },
}
const changeListener = await listenForChanges(address, database, { answers, sessions, live: wakeReaders, others }, log)
followedChanges = () => changeListener.position()
supervisor.onCatchUp(() => changeListener.catchUp())
const context: AppContext = {
  config,
  database,
  primary: database,
  reading,
  address,
  jobs,
  files: await openFiles(config),
  answers,
  sessions,
  live,
  limits,
  quotas,
  keyUse,
  vault: createVault(config.secretKey!, config.previousSecretKey),
  meter: createMeter(),
  supervisor,
  log,
  publicUrl,
  now: () => new Date(),
}
await startMetrics(context)
const app = await buildApp(context, tracing)

await app.ready()
// Not `/ready`: a worker starts on a full disk too, and answers what is only read.
await sql`select 1 from migrations limit 1`.execute(database)
// From here on every write waits for this process; what was committed before is applied now.
supervisor.send({ kind: 'following' })
await changeListener.catchUp()
await new Promise<void>((resolve) => {
  // Another process may have taken the port since the supervisor checked it.
  app.server.once('error', (error) => supervisor.send({ kind: 'failed', sentence: explainListening(error, config) }))
  // Not the framework's `listen`, which announces itself once per worker.
  app.server.listen({ host: config.host, port: config.port }, resolve)
})
const sendMail = chooseTransport(config.smtpUrl, config.dataDir, publicUrl)
await startJobHandlers(context, sendMail)
const sampler = startSampler(context, sendMail)
await resumeImports(context)
resealSecrets(context).catch((error: unknown) => log.warn({ err: error }, 'secrets not sealed again; trying later'))

const demonstration = playLive(address, database, log, context.now)
const clocks = keepClocks(database, log, context.now)
simulations.play()
webhooks = startWebhooks(context)
readers.push(webhooks)
const notifications = startNotifications(context)
readers.push(notifications)
const forecasts = startForecasts(context)
readers.push(forecasts)

supervisor.onDrain(async (reason) => {
  // Clients of the streams resume at another worker, after the last event they received.
  live.close()
  sampler.stop()
  await drainServer(app.server, reason)
  await demonstration.stop()
  await clocks.stop()
  await simulations.stop()
  await webhooks?.stop()
  await notifications.stop()
  await forecasts.stop()
  await jobs.stop()
  await changeListener.stop()
  await app.close()
  await keyUse.stop()
  await database.destroy()
  await tracing?.stop()
  process.exit(0)
})
supervisor.send({ kind: 'ready' })
// One that is killed leaves what it has compiled to the next, too.
flushCompileCache()
