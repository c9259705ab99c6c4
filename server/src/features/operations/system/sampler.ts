import type { Context } from '../../../platform/context.ts'
import type { SendMail } from '../../../platform/mail/transport.ts'
import { tellAlerts } from './alerts.ts'
import { writeSample, writeState } from './sample.ts'

const MINUTE_MS = 60_000

/**
 * Every full minute, in every process. It does not use the queue of jobs, because it must tell when that stands still.
 * A minute that cannot be written, because the database is away, is missing: that is what the picture then shows.
 */
export function startSampler(context: Context, sendMail: SendMail): { stop(): void } {
  let timer: NodeJS.Timeout
  let stopped = false
  const wait = () => {
    if (stopped) return
    timer = setTimeout(() => void sample().finally(wait), MINUTE_MS - (Date.now() % MINUTE_MS))
    timer.unref()
  }
  const sample = async () => {
    try {
      await writeSample(context)
      if (await writeState(context)) await tellAlerts(context, sendMail)
    } catch (error) {
      context.log.warn({ err: error }, 'the minute was not written down')
    }
  }
  wait()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
