import { expect, it } from 'vitest'
import { FAULT_KINDS, runServiceFaults } from '../testing/faults/service-faults.ts'

const full = process.env['FULL'] === '1'
/** Of each kind. */
const ROUNDS = full ? Math.ceil(Number(process.env['FAULTS'] ?? 30) / FAULT_KINDS.length) : 1

it(
  `loses and doubles nothing that was acknowledged while the database fails, ${ROUNDS} times each`,
  { timeout: full ? 3_600_000 : 180_000 },
  async () => {
    const kinds = Array.from({ length: ROUNDS }, () => FAULT_KINDS).flat()
    const report = await runServiceFaults(kinds)
    if (full) console.log({ ...report, recoveryMs: Object.fromEntries(Object.entries(report.recoveryMs).map(summary)) })
    const { lost, doubled, serviceEnded, statuses } = report
    expect({ lost, doubled, serviceEnded }).toEqual({ lost: 0, doubled: 0, serviceEnded: false })
    expect(report.acknowledged).toBeGreaterThan(kinds.length)
    expect(Object.keys(statuses).filter((status) => !['201', '503'].includes(status))).toEqual([])
  },
)

it(
  'is back after every kill of its database, ten in a row, with everything acknowledged',
  { timeout: 300_000 },
  async () => {
    const report = await runServiceFaults(Array.from({ length: 10 }, () => 'postmaster' as const))
    const { lost, doubled, serviceEnded, statuses } = report
    expect({ lost, doubled, serviceEnded }).toEqual({ lost: 0, doubled: 0, serviceEnded: false })
    expect(report.recoveryMs.postmaster).toHaveLength(10)
    expect(Object.keys(statuses).filter((status) => !['201', '503'].includes(status))).toEqual([])
  },
)

function summary([kind, times]: [string, readonly number[]]): [string, string] {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return [kind, `median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${sorted.at(-1)} ms`]
}
