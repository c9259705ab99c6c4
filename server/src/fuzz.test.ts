import { expect, it } from 'vitest'
import { runFuzz } from './testing/fuzz/run-fuzz.ts'

const CALLS = Number(process.env['FUZZ'] ?? 250)
const SEED = process.env['FUZZ_SEED'] ?? 'fuzz'
const isLong = process.env['FUZZ'] !== undefined

it(
  `answers ${CALLS} generated calls without an error of ours, a broken envelope or a row changed by a refused call`,
  // A run by hand takes as long as its machine needs.
  { timeout: isLong ? 0 : 120_000 + CALLS * 100 },
  async () => {
    const { findings, statuses } = await runFuzz(CALLS, SEED, isLong ? console.log : undefined)
    if (isLong) console.log(statuses)
    expect(findings).toEqual([])
    // Calls of every kind got through, and others were refused.
    for (const status of ['200', '400', '401', '403', '404']) expect(statuses[status]).toBeGreaterThan(0)
  },
)
