import { createServer, type Server } from 'node:http'
import cluster from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'

/** The text of all workers' metrics together, as Prometheus reads it. */
export type CollectMetrics = () => Promise<string>

/** Loads the library only when the metrics are requested. */
export function createMetricsCollector(): CollectMetrics {
  let loaded: Promise<{ clusterMetrics(): Promise<string> }> | null = null
  return async () => {
    loaded ??= import('prom-client').then(({ AggregatorRegistry }) => new AggregatorRegistry())
    const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected()).length
    const own = [
      '# HELP meiocampo_workers Processes that answer calls on this node.',
      '# TYPE meiocampo_workers gauge',
      `meiocampo_workers ${alive}`,
      '',
    ].join('\n')
    return `${await (await loaded).clusterMetrics()}\n${own}`
  }
}

/** Serves `/metrics` on a port of its own, by default for this machine alone. */
export function serveMetrics(host: string, port: number, collect: CollectMetrics, log: FastifyBaseLogger): Server {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    collect().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'metrics were not collected')
        response.writeHead(503, { 'retry-after': '5' }).end()
      },
    )
  })
  server.on('error', (error) => log.error({ err: error }, 'the port of the metrics cannot be used'))
  server.listen(port, host)
  return server
}
