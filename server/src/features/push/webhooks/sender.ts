import { setTimeout as sleep } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import type { Context } from '../../../platform/context.ts'
import { createOutgoingAgent } from '../../../platform/outgoing/outgoing-agent.ts'
import { randomText } from '../../../platform/secrets.ts'
import { createWokenWork, type WokenWork } from '../../../platform/woken-work.ts'
import { attempt } from './attempt.ts'
import { disableWebhook } from './disabling.ts'
import { takeLanes, type Lane } from './lanes.ts'
import { createRecorder } from './recorder.ts'
import { waitAfter } from './schedule.ts'
import { signedHeaders } from './signature.ts'
import type { Timings } from './timings.ts'

/** Lanes of one process at once, so that even very many dead receivers bind no more than this. */
const MOST_LANES = 2_000
const LANES_TAKEN_AT_ONCE = 200
/** What is let go meanwhile is taken together. */
const GATHER_MS = 5

export type SenderContext = Pick<Context, 'config' | 'database' | 'vault' | 'jobs' | 'log' | 'publicUrl' | 'now'>

/** Sends what is due. Every process has one; what one holds no other touches. */
export function startSender(context: SenderContext, timings: Timings): WokenWork {
  const { database, log, config } = context
  const holder = randomText(16)
  const recorder = createRecorder(database, holder, log)
  const agent: Dispatcher = createOutgoingAgent({
    allowPrivate: config.allowPrivateWebhooks,
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
      .catch((error: unknown) => log.warn({ err: error }, 'a delivery was left'))
      .finally(() => {
        count(lane.webhookId, -1)
        running.delete(run)
        taking.wake()
      })
    running.add(run)
  }

  const takeSome = async (): Promise<boolean> => {
    const room = Math.min(LANES_TAKEN_AT_ONCE, MOST_LANES - running.size)
    const lanes = room > 0 ? await takeLanes(context, { holder, holdMs: timings.holdMs, room, busy }) : []
    for (const lane of lanes) start(lane)
    await sleep(GATHER_MS)
    return lanes.length === LANES_TAKEN_AT_ONCE
  }

  const taking = createWokenWork({
    doSome: takeSome,
    lookMs: timings.lookMs,
    onError: (error) => log.warn({ err: error }, 'deliveries could not be taken'),
  })

  /** One after the other, each written down before the next: killed at any point, at most the last is sent again. */
  const sendLane = async (lane: Lane): Promise<void> => {
    const begun = Date.now()
    let left = lane.deliveries.length
    if (left === 0) return void (await recorder.write({ lane, attempt: null, release: { waitMs: 0 } }))
    for (const delivery of lane.deliveries) {
      left -= 1
      const at = new Date()
      const headers = signedHeaders(lane.secrets, delivery.id, at, delivery.body)
      const { url } = lane
      const { timeoutMs } = timings
      const { body } = delivery
      const outcome = await attempt({ agent, url, headers, body, at, timeoutMs, stopping: aborting.signal })
      if (!outcome) return void (await recorder.write({ lane, attempt: null, release: { waitMs: 0 } }))
      const gone = outcome.answer?.status === 410
      const waitMs =
        outcome.delivered || delivery.once || gone
          ? null
          : waitAfter(delivery.tries + 1, outcome.askedMs, Math.random(), timings.waitsMs)
      const state = outcome.delivered ? 'delivered' : waitMs === null ? 'failed' : 'pending'
      if (gone && !delivery.test) await disableWebhook(context, lane.webhookId, 'gone')
      // Not so long that another would take it.
      const last = left === 0 || !outcome.delivered || stopped || Date.now() - begun > timings.holdMs / 2
      const release = last ? { waitMs: waitMs ?? 0 } : null
      const { held, open } = await recorder.write({ lane, attempt: { delivery, outcome, headers, state }, release })
      if (last || !held) return
      if (!open) return void (await recorder.write({ lane, attempt: null, release: { waitMs: 0 } }))
    }
  }

  taking.wake()
  return {
    wake: () => taking.wake(),
    async stop() {
      stopped = true
      await taking.stop()
      const answers = Promise.allSettled(running)
      await Promise.race([answers, sleep(timings.lastAnswersMs, undefined, { ref: false })])
      aborting.abort()
      await answers
      await recorder.stop()
      await agent.destroy()
    },
  }
}
