import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../../../config/config.ts'
import type { DatabaseAddress } from '../../../database/address.ts'
import { KEY_ENTRY } from './backup-contents.ts'
import { sentenceOf } from './backup-sentence.ts'
import { restoreBackup } from './restore-backup.ts'
import type { Swap } from './swap.ts'

export interface RestoreProcessOrder {
  readonly config: Config
  readonly address: DatabaseAddress
  readonly runId: string
  readonly path: string
  readonly actor: Swap['actor']
}

const [order] = (await once(process, 'message')) as [RestoreProcessOrder]
const { address, runId, path, actor } = order
try {
  const config = { ...order.config, secretKey: await givenKey(order.config) }
  await restoreBackup({ config, address, path, confirmed: true, isRunning: true, actor })
} catch (error) {
  await writeFailure(sentenceOf(error))
}
process.exit(0)

/** The key of the environment; null if the key is the generated one in the data folder. */
async function givenKey({ secretKey, dataDir }: Config): Promise<string | null> {
  const made = await readFile(join(dataDir, KEY_ENTRY), 'utf8').catch(() => null)
  return made?.trim() === secretKey ? null : secretKey
}

async function writeFailure(sentence: string): Promise<void> {
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(
      "update backup_runs set status = 'failed', finished_at = now(), error = $2 where id = $1 and status = 'running'",
      [runId, sentence],
    )
  } finally {
    await client.end()
  }
}
