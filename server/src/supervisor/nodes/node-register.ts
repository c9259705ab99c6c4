import { createHmac, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { writeOnce } from '../../platform/secrets/write-once.ts'
import { StartupError } from '../../config/startup-error.ts'

/** How often a node reports that it is alive, and after how long without a report it counts as gone. */
export const SEEN_EVERY_MS = 5_000
export const GONE_AFTER_SECONDS = 15

/** How a node is known to the others on its database. */
export interface NodeIdentity {
  readonly id: string
  /** The same for nodes that share a data folder. */
  readonly folder: string
  /** The same for nodes that share a SECRET_KEY, which cannot be read from it. */
  readonly secret: string
}

const FOLDER_FILE = 'folder-id'

export async function identifyNode(dataDir: string, secretKey: string): Promise<NodeIdentity> {
  return {
    id: randomUUID(),
    folder: (await writeOnce(join(dataDir, FOLDER_FILE), `${randomUUID()}\n`)).trim(),
    secret: createHmac('sha256', secretKey).update('meio-campo node').digest('hex'),
  }
}

interface Meeting {
  /** Warnings for the operator of the nodes. */
  readonly warnings: readonly string[]
  readonly alone: boolean
}

/** What nodes have in common besides their database. */
interface Shared {
  readonly hasRedis: boolean
  readonly hasS3: boolean
}

/**
 * Checks the nodes that are running. With different values of SECRET_KEY neither could read the other's secrets, so the
 * start fails.
 */
export async function meetNodes(database: Database, self: NodeIdentity, { hasRedis, hasS3 }: Shared): Promise<Meeting> {
  const others = await database
    .selectFrom('nodes')
    .select(['folder', 'secret'])
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${GONE_AFTER_SECONDS})`)
    .execute()
  if (others.some(({ secret }) => secret !== self.secret))
    throw new StartupError(
      'Há outro nó neste banco com outra SECRET_KEY: um não leria o que o outro guarda. Use a mesma em todos.',
    )
  const warnings: string[] = []
  if (!hasS3 && others.some(({ folder }) => folder !== self.folder))
    warnings.push(
      'Há outro nó neste banco com outra DATA_DIR: imagens e arquivos enviados a um não são vistos pelo outro. ' +
        'Use a mesma pasta, ou o mesmo volume, ou S3_URL, em todos.',
    )
  if (others.length > 0 && !hasRedis)
    warnings.push(
      'Há outro nó neste banco e falta REDIS_URL: os limites por minuto valem para cada nó, e os do dia se somam com um ' +
        'segundo de atraso.',
    )
  return { warnings, alone: others.length === 0 }
}
