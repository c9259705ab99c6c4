import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { reservePort } from '../supervisor/port.ts'
import { until } from './until.ts'

/** Debian's `redis-server` or `valkey-server`, where one is installed. */
export function findRedis(): string | null {
  const isThere = (program: string) => spawnSync(program, ['--version']).status === 0
  return ['redis-server', 'valkey-server'].find(isThere) ?? null
}

export interface TestRedis {
  readonly url: string
  start(): Promise<void>
  /** Accepts connections without answering. */
  pause(): void
  resume(): void
  /** Stops at once and loses its data. */
  kill(): Promise<void>
}

/** A real Redis on a port of its own. */
export async function createTestRedis(program: string): Promise<TestRedis> {
  const port = await reservePort('127.0.0.1', 0)
  let server: ChildProcess | null = null
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: tmpdir() }
      const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`])
      const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
      server = started
      let printed = ''
      started.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
      await until(() => /ready to accept connections/i.test(printed))
    },
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    },
  }
}
