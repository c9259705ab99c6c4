import { expect, it } from 'vitest'
import type { CallRecord } from './call-record.ts'
import { binOf, emptyBins, latencyOf } from './latency.ts'
import { loggedPath } from './write-usage.ts'
import { createUsageRecorder } from './usage-recorder.ts'

const record = (id: number) => ({ id: `req_${id}` }) as CallRecord

it('hands each call on once, also when writing fails in between', async () => {
  const written: string[] = []
  let broken = true
  const recorder = createUsageRecorder(
    async (records) => {
      if (broken) throw new Error('no database')
      written.push(...records.map(({ id }) => id))
    },
    { warn: () => undefined },
  )
  for (let id = 0; id < 6_000; id += 1) recorder.note(record(id))
  await recorder.flush()
  expect(written).toEqual([])
  broken = false
  recorder.note(record(6_000))
  await Promise.all([recorder.flush(), recorder.flush()])
  recorder.note(record(6_001))
  await recorder.stop()
  expect(written).toEqual(Array.from({ length: 6_002 }, (_, id) => `req_${id}`))
})

it('computes percentiles from bins, each within its bin', () => {
  const bins = emptyBins()
  // 1 … 1000 ms, one call each.
  for (let ms = 1; ms <= 1_000; ms += 1) bins[binOf(ms)]! += 1
  const { p50, p95, p99 } = latencyOf(bins)
  for (const [told, truth] of [
    [p50, 500],
    [p95, 950],
    [p99, 990],
  ] as const) {
    expect(told! / truth).toBeGreaterThan(1 / 1.4)
    expect(told! / truth).toBeLessThan(1.4)
  }
  expect(latencyOf(emptyBins())).toEqual({ p50: null, p95: null, p99: null })
  expect([binOf(0), binOf(0.5), binOf(0.51), binOf(0.7), binOf(0.71), binOf(1e9)]).toEqual([0, 0, 1, 1, 2, 31])
})

it('keeps of an address only what the API knows', () => {
  const endpoint = { query: { type: 'object', properties: { q: {}, limit: {} } } }
  expect(loggedPath('/api/v1/times?q=bahia&limit=2&token=s3cr3t&x', endpoint)).toBe(
    '/api/v1/times?q=bahia&limit=2&token=…&x',
  )
  expect(loggedPath('/api/v1/times', undefined)).toBe('/api/v1/times')
  expect(loggedPath(`/api/v1/times/${'a'.repeat(900)}`, undefined)).toHaveLength(500)
})
