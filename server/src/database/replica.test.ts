import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listenForChanges, type ChangeListener } from '../platform/change-listener.ts'
import { createAnswerCache } from '../platform/answers/answer-cache.ts'
import { createSessionCache } from '../platform/callers/session-cache.ts'
import { createLog } from '../platform/log.ts'
import { startStandby, type Standby } from '../testing/standby.ts'
import { openServingDatabases, type ServingDatabases } from './database.ts'
import { startCluster, type EmbeddedAddress, type EmbeddedCluster } from './embedded/cluster.ts'
import { migrate } from './migrate.ts'
import { planOnce } from './planned-once.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 })

let folder: string
let cluster: EmbeddedCluster
let standby: Standby
let opened: ServingDatabases
let listener: ChangeListener
const errors: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mc-standby-'))
  cluster = await startCluster(join(folder, 'primary'), 'meio_campo')
  await migrate(cluster.address)
  standby = await startStandby(cluster, join(folder, 'standby'))
  opened = open(standby.address)
  const remembered = { answers: createAnswerCache(), sessions: createSessionCache(), live: { wake: () => undefined } }
  listener = await listenForChanges(cluster.address, opened.database, remembered, createLog('silent'))
})
afterAll(async () => {
  await listener?.stop()
  await opened?.database.destroy()
  await standby?.stop()
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
})

const open = (address: EmbeddedAddress) =>
  openServingDatabases(cluster.address, { address, needed: () => listener.position() }, ({ message }) =>
    errors.push(message),
  )

const ask = async (address: EmbeddedAddress, statement: string) => {
  const client = new pg.Client(address)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A write as a call makes it: answered once this process has followed the change log past it. */
async function write(name: string): Promise<void> {
  await opened.database
    .insertInto('streamings')
    .values({ id: 'canal', kind: 'streaming', name, free: true })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
    .execute()
  await listener.catchUp()
}

async function read({ reading } = opened): Promise<{ name: string | null; standby: boolean }> {
  const { rows } = await sql<{ name: string | null; standby: boolean }>`
    select (select name from streamings where id = 'canal') as name, pg_is_in_recovery() as standby`.execute(reading)
  return rows[0]!
}

it('reads from the standby once it has the changes that this process knows', async () => {
  await write('Canal 1')
  await expect.poll(read, { timeout: 60_000 }).toEqual({ name: 'Canal 1', standby: true })
  expect(await planOnce(read)).toEqual({ name: 'Canal 1', standby: true })
  // A write never goes there.
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(opened.database)
  expect(rows).toEqual([{ standby: false }])
})

it('never shows less than an answered write, however far the standby is behind', async () => {
  await write('Canal 2')
  await expect.poll(read, { timeout: 60_000 }).toMatchObject({ standby: true })
  await ask(standby.superuser, 'select pg_wal_replay_pause()')
  for (const name of ['Canal 3', 'Canal 4', 'Canal 5']) {
    await write(name)
    expect(await read()).toEqual({ name, standby: false })
  }
  await ask(standby.superuser, 'select pg_wal_replay_resume()')
  await expect.poll(read, { timeout: 60_000 }).toEqual({ name: 'Canal 5', standby: true })
})

it('does not trust a database that is not its own standby', async () => {
  const other = open(cluster.address)
  expect(await read(other)).toEqual({ name: 'Canal 5', standby: false })
  expect(errors).toContain('DATABASE_READ_URL is no standby of DATABASE_URL')
  await other.database.destroy()
})

it('reads the database itself when the standby is gone', async () => {
  await expect.poll(read, { timeout: 60_000 }).toMatchObject({ standby: true })
  await standby.stop()
  await expect.poll(() => read().catch(() => null), { timeout: 60_000 }).toEqual({ name: 'Canal 5', standby: false })
  await write('Canal 6')
  expect(await read()).toEqual({ name: 'Canal 6', standby: false })
})
