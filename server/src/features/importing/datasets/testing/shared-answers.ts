import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BESIDE_THE_REPOSITORY = fileURLToPath(new URL('../../../../../../../shared/connectors/', import.meta.url))
const ROOT = process.env['SHARED_CONNECTORS'] ?? BESIDE_THE_REPOSITORY

/** Recorded answers are not part of the repository: tests on them step aside where they are missing. */
export function sharedAnswers(provider: string) {
  const folder = join(ROOT, provider)
  return {
    missing: !existsSync(folder),
    text: (file: string): string => readFileSync(join(folder, file), 'utf8'),
    json: (file: string): Record<string, unknown> => JSON.parse(readFileSync(join(folder, file), 'utf8')),
  }
}
