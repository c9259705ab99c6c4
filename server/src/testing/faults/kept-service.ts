import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '@meio-campo/contract'
import { reservePort } from '../../supervisor/port.ts'
import { startService, type TestService } from '../test-service.ts'
import { until } from '../until.ts'

export const WORKERS = 2

/** A service that is started again at the same address whenever it was killed whole. */
export interface KeptService {
  readonly url: string
  readonly session: Session
  /** Kills its supervisor, and starts it again as an operator would. */
  killSupervisor(): Promise<void>
  killWorker(): Promise<void>
  /** Whether it ended although nobody killed it. */
  hasEnded(): boolean
  stop(): Promise<void>
}

export async function keepService(dataDir: string, environment: Record<string, string>): Promise<KeptService> {
  const port = await reservePort('127.0.0.1', 0)
  const settings = { LOG_LEVEL: 'fatal', WORKERS: String(WORKERS), PORT: String(port), ...environment }
  let service: TestService = await startService(dataDir, settings)
  const session = await service.login()
  return {
    url: service.url,
    session,
    async killSupervisor() {
      service.process.kill('SIGKILL')
      await service.exited
      // Its workers and its database end by themselves; until then the address may be taken.
      service = await until(() => startService(dataDir, settings).catch(() => null), 60_000)
    },
    async killWorker() {
      const [victim] = await until(() => findWorkers(service.process.pid!), 30_000)
      process.kill(victim!, 'SIGKILL')
      await sleep(0)
    },
    hasEnded: () => service.process.exitCode !== null || service.process.signalCode !== null,
    async stop() {
      service.process.kill('SIGINT')
      await service.exited
    },
  }
}

/** The ids of all workers, or nothing while one is being replaced. */
function findWorkers(supervisor: number): number[] | null {
  const lines = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n')
  const workers = lines.flatMap((line) => {
    const [, own, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return Number(parent) === supervisor && args.includes('worker.ts') ? Number(own) : []
  })
  return workers.length === WORKERS ? workers : null
}
