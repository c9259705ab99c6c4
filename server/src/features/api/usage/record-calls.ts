import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { observeAnsweredCalls, toAnsweredCall, type AnsweredCall } from '../../../platform/http/answered-calls.ts'
import { STREAM_OPENED } from '../../../platform/http/measure.ts'
import { recordOf } from './call-record.ts'
import { createQuotaAlerts } from './quota-alerts.ts'
import { limitBodies } from './limit-bodies.ts'
import { createUsageRecorder } from './usage-recorder.ts'
import { writeUsage } from './write-usage.ts'

export type Recording = Pick<Context, 'database' | 'jobs' | 'limits' | 'log' | 'publicUrl' | 'now'>

/**
 * Records every call with a key once it is answered. A stream may stay open for hours, and ends without a word where its
 * client disappears: it is recorded when it opens.
 */
export function recordCalls(app: FastifyInstance, context: Recording): void {
  const alert = createQuotaAlerts(context)
  const recorder = createUsageRecorder(async (records) => {
    await writeUsage(context.database, await limitBodies(context.limits, records))
    await alert(records)
  }, context.log)
  const note = (call: AnsweredCall): void => {
    const record = recordOf(call, context.now().getTime())
    if (record) recorder.note(record)
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.accept === 'text/event-stream')
      reply.raw.once(STREAM_OPENED, () => note(toAnsweredCall(request, reply)))
    done()
  })
  observeAnsweredCalls(app, (call) => {
    if (!call.raw.isStream) note(call)
  })
  app.addHook('onClose', () => recorder.stop())
}
