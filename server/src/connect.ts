import { mkdir } from 'node:fs/promises'
import type { Config } from './config/config.ts'
import type { DatabaseAddress } from './database/address.ts'
import { joinCluster, startCluster } from './database/embedded/cluster.ts'
import { migrate } from './database/migrate.ts'
import { StartupError } from './config/startup-error.ts'
import { lockDataFolder } from './supervisor/instance-lock.ts'

const DATABASE = 'meio_campo'

export interface Connection {
  readonly address: DatabaseAddress
  close(): Promise<void>
}

/** For commands: the database in DATABASE_URL, that of a running server, or the one in the data folder, started for it. */
export async function connect({ databaseUrl, dataDir }: Config, doing: string): Promise<Connection> {
  const nothing = async (): Promise<void> => undefined
  if (databaseUrl !== null) {
    const address = { connectionString: databaseUrl }
    await migrate(address).catch((cause: unknown) => {
      if (cause instanceof StartupError) throw cause
      throw new StartupError('Não foi possível conectar ao PostgreSQL de DATABASE_URL.', { cause })
    })
    return { address, close: nothing }
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const joined = await joinCluster(dataDir, DATABASE)
  if (joined) return { address: joined, close: nothing }
  const lock = await lockDataFolder(dataDir, `processo ${process.pid}, ${doing}`)
  const cluster = await startCluster(dataDir, DATABASE)
  const close = async (): Promise<void> => {
    await cluster.stop()
    lock.close()
  }
  try {
    await migrate(cluster.address)
  } catch (error) {
    await close()
    throw error
  }
  return { address: cluster.address, close }
}
