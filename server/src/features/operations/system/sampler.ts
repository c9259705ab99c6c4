import type { Context } from '../../../platform/context.ts'
import type { SendMail } from '../../../platform/mail/transport.ts'
import { mailAlerts } from './alerts.ts'
import { writeSample, writeState } from './sample.ts'

const MINUTE_MS = 60_000

/**
 * Runs every full minute, in every process. It does not use the job queue, because it must report when that stalls. A
 * minute that cannot be stored, because the database is away, is missing in the chart.
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
      if (await writeState(context)) await mailAlerts(context, sendMail)
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
