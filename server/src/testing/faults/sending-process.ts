// The part of a worker that makes and sends deliveries, alone in a process that may be killed at any moment. It
// uses the service's own code; only the timings are arguments.
import { readConfig } from '../../config/config.ts'
import type { DatabaseAddress } from '../../database/address.ts'
import { openDatabase } from '../../database/database.ts'
import { DELIVERIES_CHANNEL } from '../../features/push/webhooks/enqueue.ts'
import { startWebhooks } from '../../features/push/webhooks/dispatcher.ts'
import type { Timings } from '../../features/push/webhooks/schedule.ts'
import { startJobs } from '../../platform/jobs.ts'
import { createLog } from '../../platform/log.ts'
import { listenForChanges } from '../../platform/change-listener.ts'
import { createAnswerCache } from '../../platform/answers/answer-cache.ts'
import { createSessionCache } from '../../platform/callers/session-cache.ts'
import { createVault } from '../../platform/secrets/vault.ts'

export interface SendingOrder {
  readonly address: DatabaseAddress
  readonly environment: Readonly<Record<string, string>>
  readonly timings: Timings
}

process.on('disconnect', () => process.exit(0))
process.once('message', (order: SendingOrder) => void start(order))

async function start({ address, environment, timings }: SendingOrder): Promise<void> {
  const config = readConfig(environment)
  const log = createLog(config.logLevel)
  const database = openDatabase(address, () => undefined)
  const jobs = await startJobs(address, log)
  const vault = createVault(config.secretKey!)
  const publicUrl = 'http://localhost:3000'
  const context = { config, database, vault, jobs, log, publicUrl, now: () => new Date() }
  const webhooks = startWebhooks(context, timings)
  const others = { [DELIVERIES_CHANNEL]: () => webhooks.wakeSender() }
  const memory = { answers: createAnswerCache(), sessions: createSessionCache(), live: webhooks, others }
  await listenForChanges(address, database, memory, log)
  process.send?.('ready')
}
