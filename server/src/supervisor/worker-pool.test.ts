import cluster from 'node:cluster'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLog } from '../platform/log.ts'
import { until } from '../testing/until.ts'
import type { WorkerSettings } from './messages.ts'
import { backoffMs, createWorkerPool } from './worker-pool.ts'

it('waits ever longer before it replaces what keeps dying, but never long while no other worker serves', () => {
  expect([1, 2, 3, 9, 20].map((crashes) => backoffMs(crashes, 1))).toEqual([100, 200, 400, 25_600, 30_000])
  expect([1, 2, 3, 9, 20].map((crashes) => backoffMs(crashes, 0))).toEqual([100, 200, 400, 1_000, 1_000])
})

it('says that a worker could not be started, as on a machine without room for another process, and goes on', async () => {
  // A process cannot be started in a folder that does not exist.
  cluster.setupPrimary({ cwd: '/nao/ha/esta/pasta' })
  const never = new Promise<never>(() => undefined)
  const file = join(import.meta.dirname, '../worker.ts')
  const pool = createWorkerPool(
    file,
    1,
    never,
    createLog('silent'),
    () => undefined,
    () => undefined,
  )
  await expect(pool.start()).rejects.toThrow('ENOENT')
  expect(pool.size).toBe(0)
})

/** The first is ready at once, the others when they may. */
const WORKER = `
import { existsSync, mkdirSync } from 'node:fs'
process.on('message', ({ kind }) => kind === 'drain' && process.exit(0))
let first = true
try { mkdirSync('first') } catch { first = false }
const look = setInterval(() => {
  if (!first && !existsSync('others')) return
  clearInterval(look)
  process.send({ kind: 'ready' })
}, 10)
`

it('has started when its first worker serves, and does not let a restart leave out the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mc-pool-'))
  const file = join(folder, 'worker.mjs')
  await writeFile(file, WORKER)
  cluster.setupPrimary({ cwd: folder })
  const pool = createWorkerPool(
    file,
    3,
    Promise.resolve({} as WorkerSettings),
    createLog('silent'),
    () => undefined,
    () => undefined,
  )
  try {
    await pool.start()
    expect(pool.size).toBe(1)
    const restarted = pool.restart()
    await mkdir(join(folder, 'others'))
    expect(await restarted).toEqual({ workers: 3, joined: false })
    await until(() => pool.size === 3)
  } finally {
    await pool.stop()
    await rm(folder, { recursive: true })
  }
})
