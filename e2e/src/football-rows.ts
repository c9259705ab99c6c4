import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Pairs, alerts and unconfirmed competitions are made by imports alone: a journey writes those that it needs itself. */
export async function writeRows(...statements: readonly string[]): Promise<void> {
  const script = join(import.meta.dirname, 'write-rows.ts')
  await promisify(execFile)(process.execPath, [script, ...statements], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  })
}
