import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ADMIN = { email: 'admin@exemplo.com', password: 'senha-de-admin-1' }

/** Starts the real service once for the whole run, on a data folder of its own, and ends it afterwards. */
export default async function startService(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mc-e2e-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/src/main.ts')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: process.env['E2E_PORT'] ?? '3210',
      WORKERS: '2',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('está no ar')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`the service ended with code ${code}`)))
  })
  process.env['E2E_DATA_DIR'] = dataDir
  return async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
}
