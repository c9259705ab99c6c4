import { Agent, request } from 'node:http'
import { expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { joinCluster } from '../database/embedded/cluster.ts'
import { insertLeague, MATCH } from '../testing/football-rows.ts'
import { makeDataDir, startService } from '../testing/test-service.ts'
import { until } from '../testing/until.ts'
import { listWorkers } from '../testing/worker-processes.ts'

/** Each call on a connection of its own, so that the workers take turns. */
function read(url: string, token: string): Promise<{ status: number; matches: number }> {
  return new Promise((resolve, reject) => {
    const agent = new Agent({ keepAlive: false })
    request(`${url}/api/v1/jogos?data=2026`, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => {
        const { data } = JSON.parse(text) as { data?: unknown[] }
        resolve({ status: response.statusCode ?? 0, matches: data?.length ?? -1 })
      })
    })
      .on('error', reject)
      .end()
  })
}

it('lets no worker give an old answer after a write was answered, nor to who was signed out', async () => {
  const { dataDir, remove } = await makeDataDir()
  const service = await startService(dataDir, { WORKERS: '2' })
  try {
    await service.untilServedBy(2)
    const { user } = await service.login()
    const other = await service.login()
    const database = openDatabase((await joinCluster(dataDir, 'meio_campo'))!, () => undefined)
    const readAll = (token = user.token) => Promise.all(Array.from({ length: 12 }, () => read(service.url, token)))
    const post = (path: string, token = user.token) =>
      fetch(`${service.url}/${user._id}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })

    await insertLeague(database)
    for (let round = 0; round < 3; round += 1) {
      await database.insertInto('matches').values(MATCH).execute()
      // Any write will do: it waits for news of everything committed before it.
      expect((await post('/api/v1/webmaster/users/clean')).status).toBe(200)
      expect((await readAll()).map(({ matches }) => matches)).toEqual(Array.from({ length: 12 }, () => 1))
      expect((await post('/api/v1/webmaster/jogos/clean')).status).toBe(200)
      expect((await readAll()).map(({ matches }) => matches)).toEqual(Array.from({ length: 12 }, () => 0))
    }
    await readAll(other.user.token)
    await post('/access/logout', other.user.token)
    expect((await readAll(other.user.token)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 401))
    await database.destroy()
  } finally {
    service.process.kill('SIGINT')
    await service.exited
    await remove()
  }
}, 60_000)

it('answers a write without waiting for a worker that is still starting', async () => {
  const { dataDir, remove } = await makeDataDir()
  const service = await startService(dataDir, { WORKERS: '2', LOG_LEVEL: 'warn' })
  let starting: number | undefined
  try {
    await service.untilServedBy(2)
    const { user } = await service.login()
    const supervisor = service.process.pid!
    const before = listWorkers(supervisor)
    process.kill(before[0]!, 'SIGKILL')
    starting = await until(() => listWorkers(supervisor).find((worker) => !before.includes(worker)))
    process.kill(starting, 'SIGSTOP')
    const answer = await fetch(`${service.url}/${user._id}/api/v1/conta`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ name: 'Ana' }),
    })
    expect(answer.status).toBe(200)
    expect(service.output()).toContain('worker died')
    expect(service.output()).not.toContain('workers did not apply a write in time')
  } finally {
    if (starting) process.kill(starting, 'SIGCONT')
    service.process.kill('SIGINT')
    await service.exited
    await remove()
  }
}, 60_000)
