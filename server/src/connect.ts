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
  /** Whether a running service's embedded database was joined. */
  readonly joined: boolean
  close(): Promise<void>
}

/** For commands: the database in DATABASE_URL, that of a running server, or the one in the data folder, started for it. */
export async function connect(
  { databaseUrl, dataDir }: Config,
  doing: string,
  // A backup takes the database as it is, also before an upgrade.
  { prepare = migrate }: { readonly prepare?: (address: DatabaseAddress) => Promise<unknown> } = {},
): Promise<Connection> {
  const nothing = async (): Promise<void> => undefined
  if (databaseUrl !== null) {
    const address = { connectionString: databaseUrl }
    await prepare(address).catch((cause: unknown) => {
      if (cause instanceof StartupError) throw cause
      throw new StartupError('Não foi possível conectar ao PostgreSQL de DATABASE_URL.', { cause })
    })
    return { address, joined: false, close: nothing }
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const joined = await joinCluster(dataDir, DATABASE)
  if (joined) return { address: joined, joined: true, close: nothing }
  const lock = await lockDataFolder(dataDir, `processo ${process.pid}, ${doing}`)
  const cluster = await startCluster(dataDir, DATABASE)
  const close = async (): Promise<void> => {
    await cluster.stop()
    lock.close()
  }
  try {
    await prepare(cluster.address)
  } catch (error) {
    await close()
    throw error
  }
  return { address: cluster.address, joined: false, close }
}
