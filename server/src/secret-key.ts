import { join } from 'node:path'
import { randomSecret } from './platform/secrets/random.ts'
import { writeOnce } from './platform/secrets/write-once.ts'

const FILE = 'secret-key'

/** The key that was given; or the one in the data folder, made at the first start. */
export async function ensureSecretKey(given: string | null, dataDir: string): Promise<string> {
  return given ?? (await writeOnce(join(dataDir, FILE), `${randomSecret()}\n`)).trim()
}
