import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from './config/startup-error.ts'
import { randomSecret } from './platform/secrets/random.ts'
import { PREVIOUS_KEY_FILE } from './features/operations/secrets/reseal.ts'
import { writeOnce } from './platform/secrets/write-once.ts'

const FILE = 'secret-key'

/** The key that was given; or the one in the data folder, made at the first start. */
export async function ensureSecretKey(given: string | null, dataDir: string): Promise<string> {
  return given ?? (await writeOnce(join(dataDir, FILE), `${randomSecret()}\n`)).trim()
}

/** The key before it: given, or the file that an operator has renamed; null where no key is being changed. */
export async function findPreviousKey(given: string | null, dataDir: string, present: string): Promise<string | null> {
  const kept = await readFile(join(dataDir, PREVIOUS_KEY_FILE), 'utf8').catch(() => null)
  const previous = given ?? kept?.trim() ?? null
  if (previous === present)
    throw new StartupError('SECRET_KEY_PREVIOUS é igual a SECRET_KEY: não há chave nova para onde trocar.')
  return previous
}
