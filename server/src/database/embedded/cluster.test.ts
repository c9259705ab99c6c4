import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startCluster, type EmbeddedCluster } from './cluster.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mc pasta é-'))
  await chmod(folder, 0o700)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const query = async <T extends pg.QueryResultRow>({ address }: EmbeddedCluster, sql: string): Promise<T[]> => {
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query<T>(sql).finally(() => client.end())
  return rows
}

const started = async (use: (cluster: EmbeddedCluster) => Promise<void>): Promise<void> => {
  const cluster = await startCluster(folder, 'futebol')
  try {
    await use(cluster)
  } finally {
    await cluster.stop()
  }
}

describe('the embedded database', () => {
  it('runs in a closed folder with spaces and accents, keeps what is written, and listens on no port', async () => {
    await started(async (cluster) => {
      await query(cluster, 'create table gols (n int)')
      await query(cluster, 'insert into gols values (2)')
      const [settings] = await query(
        cluster,
        "select current_setting('fsync') as fsync, current_setting('listen_addresses') as listens",
      )
      expect(settings).toEqual({ fsync: 'on', listens: '' })
    })
    await started(async (cluster) => expect(await query(cluster, 'select n from gols')).toEqual([{ n: 2 }]))
  })

  it('keeps short what it must replay after a kill, and syncs its files at once before that', async () => {
    await started(async (cluster) => {
      const [settings] = await query<Record<string, string>>(
        cluster,
        `select current_setting('max_wal_size') as log, current_setting('checkpoint_timeout') as every,
           current_setting('recovery_init_sync_method') as sync`,
      )
      expect(settings).toEqual({
        log: '128MB',
        every: '1min',
        sync: process.platform === 'linux' ? 'syncfs' : 'fsync',
      })
    })
  })

  it('has what the search needs', async () => {
    await started(async (cluster) => {
      await query(cluster, 'create extension pg_trgm')
      await query(cluster, 'create extension unaccent')
      expect(await query(cluster, "select unaccent('São Caetano') as name")).toEqual([{ name: 'Sao Caetano' }])
    })
  })

  it('begins again after a first start that was killed half-way', async () => {
    await mkdir(join(folder, 'postgres/base'), { recursive: true })
    await writeFile(join(folder, 'postgres/meio-pronto'), '')
    await started(async (cluster) => expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }]))
    expect(await readdir(join(folder, 'postgres'))).not.toContain('meio-pronto')
  })

  it('starts although its number belongs to another program now, as after a reboot', async () => {
    await started(async () => undefined)
    await writeFile(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${join(folder, 'postgres')}\n`)
    await started(async (cluster) => expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }]))
  })

  it('ends a database that an earlier start left running', async () => {
    const left = await startCluster(folder, 'futebol')
    await started(async (cluster) => expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }]))
    await left.died
  })

  it('gives the application a role that owns its database and is no superuser, also where an earlier version gave it all', async () => {
    const mayReadFiles = (cluster: EmbeddedCluster) => query(cluster, "select pg_read_file('/etc/hostname')")
    await started(async (cluster) => {
      expect(await query(cluster, 'select rolsuper, rolcreaterole from pg_roles where rolname = current_user')).toEqual(
        [{ rolsuper: false, rolcreaterole: false }],
      )
      await expect(mayReadFiles(cluster)).rejects.toThrow('permission denied')
      const old = { ...cluster, address: cluster.superuser }
      await query(old, 'alter database futebol owner to meio_campo')
      await query(
        old,
        "create schema anexo; create type anexo.lado as enum ('casa', 'fora'); create extension unaccent",
      )
      await query(old, 'create table anexo.gols (n int generated always as identity, lado anexo.lado)')
      await query(old, 'create view anexo.todos as select * from anexo.gols')
      await query(old, "create function anexo.um() returns int language sql as 'select 1'")
    })
    await started(async (cluster) => {
      await query(cluster, 'alter table anexo.gols add column minuto int')
      await query(cluster, 'insert into anexo.gols (minuto) values (7)')
      await query(cluster, "create or replace function anexo.um() returns int language sql as 'select 2'")
      await query(
        cluster,
        'drop view anexo.todos; alter type anexo.lado add value $$neutro$$; create table outra (n int)',
      )
      expect(await query(cluster, 'select n, minuto from anexo.gols')).toEqual([{ n: 1, minuto: 7 }])
    })
  })

  it('finds room for its socket below a very long path', async () => {
    folder = join(folder, 'a'.repeat(60), 'b'.repeat(60))
    await mkdir(folder, { recursive: true })
    await started(async (cluster) => expect(await query(cluster, 'select 1 as one')).toEqual([{ one: 1 }]))
  })
})

// Only root needs the way out, and only root can try it.
describe.skipIf(process.getuid?.() !== 0)('as root where user namespaces are forbidden', () => {
  it('runs as an unprivileged user, on a folder that this user can reach', async () => {
    const forbidding = await mkdtemp(join(tmpdir(), 'mc-forbids-'))
    await writeFile(join(forbidding, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    const path = process.env['PATH']
    process.env['PATH'] = `${forbidding}${delimiter}${path}`
    let reachable = forbidding
    try {
      await started(async (cluster) => {
        reachable = join(cluster.address.host, '..')
        const owner = execFileSync('stat', ['-c', '%u', cluster.address.host], { encoding: 'utf8' }).trim()
        expect(owner).toBe('65534')
        await query(cluster, 'create table if not exists gols (n int)')
      })
      await started(async (cluster) => {
        expect(await query(cluster, 'select n from gols')).toEqual([])
      })
    } finally {
      process.env['PATH'] = path
      await rm(reachable, { recursive: true, force: true })
      await rm(forbidding, { recursive: true, force: true })
    }
  })
})
