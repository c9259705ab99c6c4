import { expect, it } from 'vitest'
import { faultTable, keepFaultTable } from '../testing/faults/fault-table.ts'
import { listPossibleKinds, planFaults, runServiceFaults } from '../testing/faults/service-faults.ts'

const kinds = listPossibleKinds()
/** One of each kind; a hundred in the full suite; as many as were asked for in `npm run faults`. */
const asked = Number(process.env['FAULTS'] ?? (process.env['FULL'] === '1' ? 100 : kinds.length))
const TIMEOUT_MS = 300_000 + asked * 30_000
const nothing = { lost: 0, outOfOrder: 0 }

it(
  `loses, doubles and reorders nothing that was acknowledged through ${asked} faults of ${kinds.length} kinds`,
  { timeout: TIMEOUT_MS },
  async () => {
    const report = await runServiceFaults(planFaults(kinds, asked, 'faults'))
    const table = faultTable(report, new Date())
    if (asked > kinds.length) console.log(`${table}\n\n${JSON.stringify(report.statuses)}`)
    if (process.env['FAULTS_KEEP'] === '1') await keepFaultTable(table)
    expect(report.writes).toMatchObject({ lost: 0, doubled: 0 })
    expect(report.deliveries).toMatchObject({ ...nothing, strangeIds: 0 })
    expect(report.stream).toMatchObject({ ...nothing, duplicates: 0 })
    expect(report.imports).toMatchObject({ notDone: [], wrongMatches: 0 })
    expect(report.serviceEnded).toBe(false)
    expect(report.hung).toEqual([])
    // Every kind of work was really done meanwhile. 0: a killed process breaks its connections.
    expect(Math.min(report.writes.acknowledged, report.stream.written, report.imports.acknowledged)).toBeGreaterThan(0)
    expect(Object.keys(report.statuses).filter((status) => !['201', '503', '0'].includes(status))).toEqual([])
  },
)

it(
  'is back after every kill of its database, ten in a row, with everything acknowledged',
  { timeout: 300_000 },
  async () => {
    const report = await runServiceFaults(Array.from({ length: 10 }, () => 'postmaster' as const))
    expect(report.writes).toMatchObject({ lost: 0, doubled: 0 })
    expect(report.recoveryMs.postmaster).toHaveLength(10)
    expect(Object.keys(report.statuses).filter((status) => !['201', '503'].includes(status))).toEqual([])
  },
)
