import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { recordOf } from './call-record.ts'
import { createQuotaAlerts } from './quota-alerts.ts'
import { createUsageRecorder } from './usage-recorder.ts'
import { writeUsage } from './write-usage.ts'

export type Recording = Pick<Context, 'database' | 'jobs' | 'log' | 'publicUrl' | 'now'>

/** Records every call with a key once it is answered, also those answered in the first hook (see fast-reads.ts). */
export function recordCalls(app: FastifyInstance, context: Recording): void {
  const alert = createQuotaAlerts(context)
  const recorder = createUsageRecorder(async (records) => {
    await writeUsage(context.database, records)
    await alert(records)
  }, context.log)
  app.addHook('onResponse', (request, reply, done) => {
    const record = recordOf(request, reply, context.now().getTime())
    if (record) recorder.note(record)
    done()
  })
  app.addHook('onClose', () => recorder.stop())
}
