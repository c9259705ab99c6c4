import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '@meio-campo/contract'
import { openDatabase } from '../../database/database.ts'
import { joinCluster } from '../../database/embedded/cluster.ts'
import { insertSmallSeason, LIVE, OTHER, PLAYED } from '../small-season.ts'
import { makeDataDir, startService } from '../test-service.ts'
import { until } from '../until.ts'
import { listWorkers } from '../worker-processes.ts'
import { accountOf, playOn, statesOf, type Account } from './account.ts'
import { startBadReceiver } from './bad-receiver.ts'

const WORKERS = 2
const BETWEEN_KILLS_MS = 3_000
/** The leases of a killed worker expire after a minute. */
const PATIENCE_MS = 180_000

/** The real service with its own timings: its workers are killed, and it replaces them. */
export async function killWorkers(kills: number): Promise<Account> {
  const { dataDir, remove } = await makeDataDir()
  const service = await startService(dataDir, { WORKERS: String(WORKERS), ALLOW_PRIVATE_WEBHOOKS: '1' })
  const receiver = await startBadReceiver(null, 0)
  const database = openDatabase((await joinCluster(dataDir, 'meio_campo'))!, () => undefined)
  try {
    await insertSmallSeason(database, '2026-05-10')
    await connectWebhook(service.url, await service.login(), receiver.url())
    let playing = true
    const goals = [LIVE, OTHER, PLAYED].map((match) => playOn(database, match, () => playing))
    for (let killed = 0; killed < kills; killed += 1) {
      await sleep(BETWEEN_KILLS_MS)
      const [victim] = await untilAllRun(service.process.pid!)
      process.kill(victim!, 'SIGKILL')
    }
    playing = false
    const written = (await Promise.all(goals)).flat()
    await until(async () => (await statesOf(database))['delivered'] === written.length, PATIENCE_MS)
    return accountOf(written, receiver.taken)
  } finally {
    await database.destroy()
    service.process.kill('SIGINT')
    await service.exited
    await receiver.close()
    await remove()
  }
}

async function connectWebhook(url: string, { user }: Session, to: string): Promise<void> {
  const answer = await fetch(`${url}/${user._id}/api/v1/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    body: JSON.stringify({ name: 'Meu', url: to, types: ['match.goal'] }),
  })
  if (answer.status !== 201) throw new Error(await answer.text())
}

const untilAllRun = (supervisor: number) =>
  until(() => {
    const workers = listWorkers(supervisor)
    return workers.length === WORKERS ? workers : null
  })
