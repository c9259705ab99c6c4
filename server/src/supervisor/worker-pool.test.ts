import cluster from 'node:cluster'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLog } from '../platform/log.ts'
import { createWorkerPool } from './worker-pool.ts'

it('says that a worker could not be started, as on a machine without room for another process, and goes on', async () => {
  // No process can be started where there is no folder for it.
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
