import { setTimeout as sleep } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import type { Context } from '../../../platform/context.ts'
import { createOutgoingAgent } from '../../../platform/outgoing/outgoing-agent.ts'
import { randomText } from '../../../platform/secrets/random.ts'
import { createWorkLoop, type WorkLoop } from '../../../platform/work-loop.ts'
import { attempt } from './attempt.ts'
import { hideValues } from './custom-headers.ts'
import { disableWebhook } from './disabling.ts'
import { leaseLanes, type Lane } from './lanes.ts'
import { createRecorder } from './recorder.ts'
import { type Timings, waitAfter } from './schedule.ts'
import { signedHeaders } from './signature.ts'

/** Concurrent lanes of one process: an upper bound even with very many unresponsive receivers. */
const MOST_LANES = 2_000
const LANES_PER_LEASE = 200
/** Lanes that are released in this time are leased together. */
const GATHER_MS = 5

export type SenderContext = Pick<Context, 'config' | 'database' | 'vault' | 'jobs' | 'log' | 'publicUrl' | 'now'>

/** Sends due deliveries. Every process has a sender; a lane is leased to one of them at a time. */
export function startSender(context: SenderContext, timings: Timings): WorkLoop {
  const { database, log, config } = context
  const holder = randomText(16)
  const recorder = createRecorder(database, holder, log)
  const agent: Dispatcher = createOutgoingAgent({
    reach: config.reach,
    timeoutMs: timings.timeoutMs,
  })
  const busy = new Map<string, number>()
  const running = new Set<Promise<void>>()
  const aborting = new AbortController()
  let stopped = false

  const count = (webhookId: string, by: 1 | -1) => {
    const lanes = (busy.get(webhookId) ?? 0) + by
    if (lanes === 0) busy.delete(webhookId)
    else busy.set(webhookId, lanes)
  }

  const start = (lane: Lane) => {
    count(lane.webhookId, 1)
    const run = sendLane(lane)
      .catch((error: unknown) => log.warn({ err: error }, 'a lane could not be sent'))
      .finally(() => {
        count(lane.webhookId, -1)
        running.delete(run)
        leasing.wake()
      })
    running.add(run)
  }

  const leaseBatch = async (): Promise<boolean> => {
    const limit = Math.min(LANES_PER_LEASE, MOST_LANES - running.size)
    const lanes = limit > 0 ? await leaseLanes(context, { holder, leaseMs: timings.leaseMs, limit, busy }) : []
    for (const lane of lanes) start(lane)
    await sleep(GATHER_MS)
    return lanes.length === LANES_PER_LEASE
  }

  const leasing = createWorkLoop({
    runOnce: leaseBatch,
    pollMs: timings.pollMs,
    onError: (error) => log.warn({ err: error }, 'deliveries could not be leased'),
  })

  /** Sends one at a time and records each before the next: after a crash at most one delivery is repeated. */
  const sendLane = async (lane: Lane): Promise<void> => {
    const begun = Date.now()
    let left = lane.deliveries.length
    if (left === 0) return void (await recorder.write({ lane, attempt: null, release: { waitMs: 0 } }))
    for (const delivery of lane.deliveries) {
      left -= 1
      const at = new Date()
      const headers = signedHeaders(lane.secrets, delivery.id, at, delivery.body, lane.headers)
      const { url } = lane
      const { timeoutMs } = timings
      const { body } = delivery
      const outcome = await attempt({ agent, url, headers, body, at, timeoutMs, stopping: aborting.signal })
      if (!outcome) return void (await recorder.write({ lane, attempt: null, release: { waitMs: 0 } }))
      const gone = outcome.answer?.status === 410
      const waitMs =
        outcome.delivered || delivery.once || gone
          ? null
          : waitAfter(delivery.tries + 1, outcome.retryAfterMs, Math.random(), timings.waitsMs)
      const state = outcome.delivered ? 'delivered' : waitMs === null ? 'failed' : 'pending'
      if (gone && !delivery.test) await disableWebhook(context, lane.webhookId, 'gone')
      // Released before the lease can expire.
      const last = left === 0 || !outcome.delivered || stopped || Date.now() - begun > timings.leaseMs / 2
      const release = last ? { waitMs: waitMs ?? 0 } : null
      const { held, open } = await recorder.write({
        lane,
        attempt: { delivery, outcome, headers: hideValues(headers, lane.headers), state },
        release,
      })
      if (last || !held) return
      if (!open) return void (await recorder.write({ lane, attempt: null, release: { waitMs: 0 } }))
    }
  }

  leasing.wake()
  return {
    wake: () => leasing.wake(),
    async stop() {
      stopped = true
      await leasing.stop()
      const unfinished = Promise.allSettled(running)
      await Promise.race([unfinished, sleep(timings.shutdownMs, undefined, { ref: false })])
      aborting.abort()
      await unfinished
      await recorder.stop()
      await agent.destroy()
    },
  }
}
