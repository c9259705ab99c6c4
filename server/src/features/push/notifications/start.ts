import { createLogReader } from '../live/log-reader.ts'
import { startSender, TIMINGS, type SenderContext, type Timings } from './sender.ts'
import { notificationTaker } from './take-events.ts'

export interface Notifications {
  /** Something has happened. */
  wake(): void
  stop(): Promise<void>
}

/** Makes notifications of what happens, and sends them. Every process does both. */
export function startNotifications(context: SenderContext, timings: Timings = TIMINGS): Notifications {
  const sender = startSender(context, timings)
  const reader = createLogReader(
    context.database,
    context.log,
    notificationTaker(context.now, () => sender.wake()),
  )
  return {
    wake: () => reader.wake(),
    async stop() {
      await reader.stop()
      await sender.stop()
    },
  }
}
