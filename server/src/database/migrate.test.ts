import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import type { EmbeddedAddress } from './embedded/cluster.ts'
import { applyMigration, migrate, MIGRATIONS, readMigrations } from './migrate.ts'

let address: EmbeddedAddress
let drop: () => Promise<void>
let folder: string
beforeEach(async () => {
  ;({ address, drop } = await createTestDatabase())
  folder = await mkdtemp(join(tmpdir(), 'mc-migrations-'))
})
afterEach(async () => {
  await drop()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, sql: string) => writeFile(join(folder, name), sql)
const query = async (sql: string) => {
  const client = new pg.Client(address)
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

it('applies what is new, in order, and nothing twice', async () => {
  await write('0101_one.sql', 'create table one (id int primary key)')
  await write('0102_two.sql', 'insert into one values (1)')
  expect(await migrate(address, folder)).toEqual(['0101_one.sql', '0102_two.sql'])
  expect(await migrate(address, folder)).toEqual([])
  expect((await query('select * from one')).rowCount).toBe(1)
})

it('fails in words when the database goes away meanwhile, instead of ending the process, and goes on the next time', async () => {
  await write('0101_one.sql', 'create table one (id int primary key)')
  const cut = `select pg_terminate_backend(pg_backend_pid()) where not exists (select 1 from one)`
  await write('0102_cut.sql', cut)
  await expect(migrate(address, folder)).rejects.toThrow(/terminat/)
  await query('insert into one values (1)')
  expect(await migrate(address, folder)).toEqual(['0102_cut.sql'])
})

it('applies every migration in a session of its own, as an older version is brought up to date', async () => {
  const empty = await createTestDatabase('empty')
  try {
    const inOwnSession = async (work: (client: pg.Client) => Promise<unknown>) => {
      const client = new pg.Client(empty.address)
      await client.connect()
      await work(client).finally(() => client.end())
    }
    await inOwnSession((client) => client.query(`create table ${MIGRATIONS}`))
    for (const migration of await readMigrations()) await inOwnSession((client) => applyMigration(client, migration))
  } finally {
    await empty.drop()
  }
})

it('takes turns when several nodes start at once', async () => {
  await write('0101_one.sql', 'create table one (id int primary key); select pg_sleep(0.2); insert into one values (1)')
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(address, folder)))
  expect(applied.flat()).toEqual(['0101_one.sql'])
})

it('leaves nothing of a migration that fails', async () => {
  await write('0101_broken.sql', 'create table half (id int); select 1 / 0')
  await expect(migrate(address, folder)).rejects.toThrow('division by zero')
  await expect(query('select * from half')).rejects.toThrow('does not exist')
})

it('refuses a migration that changed after it was applied', async () => {
  await write('0101_one.sql', 'create table one (id int primary key)')
  await migrate(address, folder)
  await write('0101_one.sql', 'create table one (id bigint primary key)')
  await expect(migrate(address, folder)).rejects.toThrow('0101_one.sql mudou depois de aplicada')
})

it('refuses nonsense in the database itself, whatever writes it', async () => {
  await expect(
    query("insert into users (id, name, email, password_hash) values ('x', 'Ana', 'a@b.co', '$argon2id$x')"),
  ).rejects.toThrow('check')
  await expect(
    query(
      "insert into users (id, name, email, password_hash) values ('u_aaaaaaaaaaaaaaaaaaaaaaaa', 'Ana', 'A@b.co', '$argon2id$x')",
    ),
  ).rejects.toThrow('check')
  await expect(
    query(
      "insert into users (id, name, email, password_hash) values ('u_aaaaaaaaaaaaaaaaaaaaaaaa', 'Ana', 'a@b.co', 'senha')",
    ),
  ).rejects.toThrow('check')
})
