import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster, type EmbeddedAddress } from './embedded/cluster.ts'
import { migrate } from './migrate.ts'

/** Runs the work on an empty database with every migration applied, and removes the database afterwards. */
export async function withMigratedDatabase(work: (address: EmbeddedAddress) => Promise<void> | void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mc-schema-'))
  const cluster = await startCluster(folder, 'schema')
  try {
    await migrate(cluster.address)
    await work(cluster.address)
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
