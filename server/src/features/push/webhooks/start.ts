import { createLogReader } from '../live/log-reader.ts'
import { webhookTaker } from './dispatch.ts'
import { startSender, type SenderContext } from './sender.ts'
import { TIMINGS, type Timings } from './timings.ts'

export interface Webhooks {
  /** Something has happened: there may be deliveries to make. */
  wake(): void
  /** Deliveries may be due. */
  due(): void
  stop(): Promise<void>
}

/** Makes deliveries of what happens, and sends them. Every process does both. */
export function startWebhooks(context: SenderContext, timings: Timings = TIMINGS): Webhooks {
  const sender = startSender(context, timings)
  const reader = createLogReader(context.database, context.log, webhookTaker)
  return {
    wake: () => reader.wake(),
    due: () => sender.wake(),
    async stop() {
      await reader.stop()
      await sender.stop()
    },
  }
}
