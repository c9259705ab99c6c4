import { AsyncLocalStorage } from 'node:async_hooks'
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context as TraceContext,
  type Span,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import root from '../../../../package.json' with { type: 'json' }

declare module 'http' {
  interface IncomingMessage {
    span?: Span
  }
}

export interface Tracing {
  /** One span for every call; its parent is the caller's, where it names one. */
  register(app: FastifyInstance): void
  /** One span for every statement, below that of its call. It holds the text without the values. */
  onQuery(text: string, milliseconds: number): void
  stop(): Promise<void>
}

/**
 * Sends traces to where the usual variables say (`OTEL_EXPORTER_OTLP_ENDPOINT` and its kin, which the exporter reads
 * itself). This file is loaded only where they are set.
 */
export function startTracing(ratio: number): Tracing {
  const name = resourceFromAttributes({ 'service.name': 'meio-campo', 'service.version': root.version })
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(name)
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('meio-campo', root.version)
  const current = new AsyncLocalStorage<TraceContext>()
  return {
    register(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const route = request.routeOptions.url ?? 'unknown'
        const attributes = {
          'http.request.method': request.method,
          'http.route': route,
          'meiocampo.request_id': request.id,
        }
        const parent = parentIn(request.headers)
        const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
        request.raw.span = span
        current.run(trace.setSpan(parent, span), done)
      })
      app.addHook('onResponse', (request, reply, done) => {
        const { span } = request.raw
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
    },
    onQuery(text, milliseconds) {
      const within = current.getStore()
      if (!within) return
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) }
      const startTime = Date.now() - milliseconds
      const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL'
      tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes, startTime }, within).end()
    },
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The caller's own span, as `traceparent` of the W3C names it. */
function parentIn(headers: NodeJS.Dict<string | string[]>): TraceContext {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(defaultTextMapGetter.get(headers, 'traceparent'))) ?? []
  if (traceId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId!)) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags!, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId: spanId!, traceFlags, isRemote: true })
}
