import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDataDir, startService, type TestService } from '../../testing/test-service.ts'
import { until } from '../../testing/until.ts'

interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
}

const spans: SentSpan[] = []
const collector = createServer((request, response) => {
  void receive(request).finally(() => response.setHeader('content-type', 'application/json').end('{}'))
})
async function receive(request: IncomingMessage): Promise<void> {
  const { resourceSpans } = (await json(request)) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
}
let service: TestService
let remove: () => Promise<void>
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as { port: number }
  const folder = await makeDataDir()
  remove = folder.remove
  service = await startService(folder.dataDir, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  })
}, 120_000)
afterAll(async () => {
  service.process.kill('SIGTERM')
  await service.exited
  await remove()
  collector.close()
})

it('sends a span for a call, below the caller’s own, and one for each statement below that', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const answer = await fetch(`${service.url}/web/access/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    body: JSON.stringify({ email: 'ninguem@exemplo.com', password: 'não é a senha' }),
  })
  const own = await until(() => spans.find((span) => span.traceId === traceId && span.name.startsWith('POST ')), 30_000)
  expect(own.parentSpanId).toBe('b7ad6b7169203331')
  const attribute = (key: string) => own.attributes.find((each) => each.key === key)?.value
  expect(attribute('http.response.status_code')).toEqual({ intValue: answer.status })
  expect(attribute('meiocampo.request_id')).toEqual({ stringValue: answer.headers.get('x-request-id') })
  const statement = await until(() => spans.find(({ parentSpanId }) => parentSpanId === own.spanId), 30_000)
  expect(statement.name).toMatch(/^[A-Z]+$/)
  expect(JSON.stringify(spans)).not.toContain('ninguem@exemplo.com')
}, 90_000)
