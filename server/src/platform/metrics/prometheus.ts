import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Meter } from './meter.ts'

/** A value that is computed when the metrics are requested, and is the same in every process. */
export interface SharedGauge {
  readonly name: string
  readonly help: string
  readonly value: () => number | null
}

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]

/** The metrics of one worker; the supervisor collects and adds up those of all workers. */
export function createWorkerMetrics(
  meter: Meter,
  shared: { readonly gauges: readonly SharedGauge[]; readonly refresh: () => Promise<void> },
): Registry {
  const registry = new Registry()
  AggregatorRegistry.setRegistries([registry])
  // Constructing it is what makes a worker answer its supervisor.
  void new AggregatorRegistry()
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'meiocampo_calls_total',
    help: 'Calls answered, by operation and status.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'meiocampo_call_seconds',
    help: 'How long calls took; kept: whether the answer was ready in memory.',
    labelNames: ['kept'],
    buckets: SECONDS,
    registers: [registry],
  })
  meter.listen(({ operation, status, milliseconds, kept }) => {
    calls.inc({ operation, status })
    seconds.observe({ kept: kept ? 'yes' : 'no' }, milliseconds / 1000)
  })
  for (const { name, help, value } of shared.gauges) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      aggregator: 'max',
      registers: [registry],
      async collect() {
        await shared.refresh()
        const now = value()
        if (now === null) gauge.remove()
        else gauge.set(now)
      },
    })
  }
  return registry
}
