import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ADMIN = { email: 'admin@exemplo.com', password: 'senha-de-admin-1' }

/** The full test run sets the bundle that `npm start` starts. */
const MAIN = process.env['SERVICE_FILE'] ?? join(import.meta.dirname, '../../server/src/main.ts')

export interface Service {
  readonly url: string
  readonly dataDir: string
  /** Waits until the terminal has said this, and gives what is in its parentheses. */
  readonly said: (words: RegExp) => Promise<string>
  readonly stop: () => Promise<void>
}

const CONTENTS = {
  /** Journeys are about a whole invented season; open data would be another one beside it. */
  invented: { DEMO: 'season', OPEN_DATA: '0' },
  /** As the first start of a fresh clone. */
  'open data': { DEMO: '1', OPEN_DATA: '1' },
  nothing: { DEMO: '0', OPEN_DATA: '0' },
} as const

export type Content = keyof typeof CONTENTS

/** Starts the real service on a data folder of its own; port 0 takes any free one. */
export async function launchService(
  port: string,
  content: Content = 'invented',
  adminPassword: string | null = ADMIN.password,
): Promise<Service> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mc-e2e-'))
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: port,
      WORKERS: '2',
      ...CONTENTS[content],
      ADMIN_EMAIL: ADMIN.email,
      // Without one the service makes it, and says it once.
      ...(adminPassword !== null && { ADMIN_PASSWORD: adminPassword }),
      LOG_LEVEL: 'error',
      // People who register by a call do so from networks of their own.
      TRUST_PROXY: 'loopback',
      // The receivers of the journeys listen on this machine.
      ALLOW_PRIVATE_WEBHOOKS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const find = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(printed)
        if (found) resolve(found)
      }
      child.stdout.on('data', look)
      child.once('exit', (code) => reject(new Error(`the service ended with code ${code}`)))
      look()
    })
  const [, url] = await find(/está no ar: (\S+)\s/)
  const said = async (words: RegExp) => (await find(words))[1] ?? ''
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { url: url!, dataDir, said, stop }
}

/** One service for the whole run; the workers get its data folder from the environment. */
export default async function startService(): Promise<() => Promise<void>> {
  const service = await launchService(process.env['E2E_PORT'] ?? '3210')
  process.env['E2E_DATA_DIR'] = service.dataDir
  return service.stop
}
