import type { Session } from '@meio-campo/contract'
import { reservePort } from '../../supervisor/port.ts'
import { startService, type TestService } from '../test-service.ts'
import { until } from '../until.ts'
import { listWorkers } from '../worker-processes.ts'

const WORKERS = 2
const START_MS = 60_000

/** In milliseconds of this process: when the fault was caused, after everything that had to be waited for. */
type Moment = number

/** A service that is started again at the same address whenever it was killed. */
export interface KeptService {
  readonly url: string
  /** The session of the present caller. */
  readonly session: Session
  /** Signs in again, because the access token may expire before the faults are over. */
  signInAgain(): Promise<void>
  /**
   * Kills its supervisor and starts it again as an operator would, without waiting for the recovery, which the callers
   * measure.
   */
  killSupervisor(): Promise<Moment>
  /** Kills one of several workers. */
  killWorker(): Promise<Moment>
  /** What it printed since its last start. */
  output(): Promise<string>
  /** Whether it ended without being killed. */
  hasEnded(): Promise<boolean>
  stop(): Promise<void>
}

export async function keepService(dataDir: string, environment: Record<string, string>): Promise<KeptService> {
  const port = await reservePort('127.0.0.1', 0)
  const settings = { LOG_LEVEL: 'fatal', WORKERS: String(WORKERS), PORT: String(port), ...environment }
  const first = await startService(dataDir, settings)
  let session = await first.login()
  let signingIn: Promise<void> | null = null
  let started: Promise<TestService> = Promise.resolve(first)
  return {
    url: first.url,
    get session() {
      return session
    },
    signInAgain() {
      signingIn ??= first
        .login()
        .then((renewed) => void (session = renewed))
        .finally(() => (signingIn = null))
      return signingIn
    },
    async output() {
      return (await started).output()
    },
    async killSupervisor() {
      const service = await started
      const struckAt = performance.now()
      service.process.kill('SIGKILL')
      await service.exited
      // Its workers and its database end by themselves; until then the address may be in use.
      started = until(() => startService(dataDir, settings).catch(() => null), START_MS)
      started.catch(() => undefined)
      return struckAt
    },
    async killWorker() {
      const service = await started
      await service.untilServedBy(WORKERS, () => session)
      const [victim] = listWorkers(service.process.pid!)
      const struckAt = performance.now()
      process.kill(victim!, 'SIGKILL')
      return struckAt
    },
    async hasEnded() {
      const service = await started
      return service.process.exitCode !== null || service.process.signalCode !== null
    },
    async stop() {
      const service = await started
      service.process.kill('SIGINT')
      await service.exited
    },
  }
}
