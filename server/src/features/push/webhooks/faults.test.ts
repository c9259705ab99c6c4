import { expect, it } from 'vitest'
import { killWorkers } from '../../../testing/faults/kill-workers.ts'
import { runFaults } from '../../../testing/faults/run-faults.ts'

const full = process.env['FULL'] === '1'
const SIZE = full ? { processes: 3, kills: 20, awayEvery: 4 } : { processes: 2, kills: 3, awayEvery: 2 }

it(
  `loses nothing, keeps the order of each match and repeats under the same id, with ${SIZE.kills} kills`,
  { timeout: full ? 300_000 : 90_000 },
  async () => {
    const report = await runFaults({ ...SIZE, seed: 'faults' })
    if (full) console.log(report)
    const { lost, outOfOrder, strangeIds, redirectsFollowed, states } = report
    expect({ lost, outOfOrder, strangeIds, redirectsFollowed }).toEqual({
      lost: 0,
      outOfOrder: 0,
      strangeIds: 0,
      redirectsFollowed: 0,
    })
    expect(states).toEqual({ delivered: report.written })
    // The receiver really failed in these ways.
    expect(Object.values(report.requests).every((times) => times > 0)).toBe(true)
    expect(report.duplicates).toBeGreaterThan(0)
  },
)

// Leases of killed workers expire after a minute: only in the full run.
it.runIf(full)('the service itself goes on with what its killed workers held', { timeout: 300_000 }, async () => {
  const account = await killWorkers(5)
  console.log(account)
  expect(account).toMatchObject({ lost: 0, outOfOrder: 0, strangeIds: 0 })
})
