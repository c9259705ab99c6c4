import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig, type Config } from '../../../config/config.ts'
import type { DatabaseAddress } from '../../../database/address.ts'
import { applyMigration, migrate, MIGRATIONS, readMigrations } from '../../../database/migrate.ts'
import { openSnapshotSession } from '../../../database/snapshot/session.ts'
import { keepHouse } from '../../../job-handlers.ts'
import { insertLeague, MATCH } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { UNKNOWN_SINCE_RESTORE } from '../../push/webhooks/after-restore.ts'
import { DAMAGED, NOT_A_BACKUP, SEALED, WRONG_PASSPHRASE } from './backup-error.ts'
import { backupName } from './backup-name.ts'
import { checkBackup } from './check-backup.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup, type RestoreStep } from './restore-backup.ts'
import { openFolderFiles } from '../../../platform/files/open-files.ts'
import { settleRestores } from './restore-files.ts'
import { contentsOf, schemasOf, untilStill } from './testing/contents.ts'
import { verifyBackup } from './verify-backup.ts'

const INSERT_USER = `insert into users (id, name, email, password_hash)
  values ('u_abcdefghijkmnpqrstuvwxyz', $1, 'alguem@exemplo.com', '$argon2id$x')`
const PASSPHRASE = 'gramado molhado às dez'
let test: TestApp
let user: Session
let folder: string
/** Made of the state that the tests go back to. */
let backup: string
const config = (more: Record<string, string> = {}): Config =>
  readConfig({ DATA_DIR: test.context.config.dataDir, SECRET_KEY: 'a-secret-key-for-tests-of-32-letters', ...more })
const make = (file: string, more?: Record<string, string>) =>
  makeBackup({ config: config(more), address: test.context.address, kind: 'manual', file })
const restore = (path: string, more: { confirmed?: boolean; config?: Config; address?: DatabaseAddress } = {}) =>
  restoreBackup({ config: config(), address: test.context.address, confirmed: true, isRunning: false, path, ...more })

beforeAll(async () => {
  test = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'mc-backups-'))
  user = await test.register()
  await insertLeague(test.database)
  await test.database.insertInto('matches').values(MATCH).execute()
  await mkdir(join(test.context.config.dataDir, 'uploads'), { recursive: true })
  await writeFile(join(test.context.config.dataDir, 'uploads/up_a.webp'), 'uma foto')
  await untilStill(test.context.address)
  backup = (await make(join(folder, 'cópia.tar.zst'))).file
}, 120_000)
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

describe('a file that cannot be used is refused in one sentence, and nothing changes', () => {
  const refused = async (bytes: Buffer, sentence: string, more?: Record<string, string>) => {
    const before = await contentsOf(test.context.address)
    const path = join(folder, 'ruim')
    await writeFile(path, bytes)
    await expect(restore(path, { config: config(more) })).rejects.toThrow(sentence)
    expect(await contentsOf(test.context.address)).toEqual(before)
    expect(await schemasOf(test.context.address)).toEqual([])
  }

  it('one changed byte anywhere, a cut end, something else', async () => {
    const whole = await readFile(backup)
    for (const place of [9, Math.floor(whole.length / 2), whole.length - 50, whole.length - 1]) {
      const changed = Buffer.from(whole)
      changed[place] = changed[place]! ^ 0xff
      await refused(changed, DAMAGED)
    }
    await refused(whole.subarray(0, whole.length - 1), DAMAGED)
    await refused(whole.subarray(0, Math.floor(whole.length / 3)), DAMAGED)
    await refused(Buffer.from('não é uma cópia'), NOT_A_BACKUP)
    await refused(Buffer.alloc(0), NOT_A_BACKUP)
  }, 120_000)

  it('a sealed one without its passphrase, with another, changed or cut', async () => {
    const { file } = await make(join(folder, 'lacrada'), { BACKUP_PASSPHRASE: PASSPHRASE })
    const whole = await readFile(file)
    expect(whole.includes('Júlia Andrade')).toBe(false)
    await refused(whole, SEALED)
    await refused(whole, WRONG_PASSPHRASE, { BACKUP_PASSPHRASE: `${PASSPHRASE}.` })
    const changed = Buffer.from(whole)
    changed[whole.length - 20] = changed[whole.length - 20]! ^ 1
    await refused(changed, DAMAGED, { BACKUP_PASSPHRASE: PASSPHRASE })
    await refused(whole.subarray(0, whole.length - 1), DAMAGED, { BACKUP_PASSPHRASE: PASSPHRASE })
    const { header } = await checkBackup(file, PASSPHRASE)
    expect(header.product).toBe('meio-campo')
  }, 120_000)

  it('one made with another SECRET_KEY, one of a newer version', async () => {
    const other = config({ SECRET_KEY: 'another-key-of-thirty-two-letters!' })
    await expect(restore(backup, { config: other })).rejects.toThrow('outra SECRET_KEY')
  })
})

it('removes what a killed one left before it needs the room, and nothing of the operator’s', async () => {
  const stored = join(test.context.config.dataDir, 'backups')
  await mkdir(stored, { recursive: true })
  await writeFile(join(stored, `${backupName(new Date(0), 'daily', false)}.part`), 'x')
  await writeFile(join(stored, 'notas.part'), 'do operador')
  let meanwhile: readonly string[] | null = null
  await makeBackup({
    config: config(),
    address: test.context.address,
    kind: 'manual',
    file: join(folder, 'depois de uma morta'),
    onProgress: () => (meanwhile ??= readdirSync(stored)),
  })
  expect(meanwhile).toEqual(['notas.part'])
  await rm(stored, { recursive: true })
}, 60_000)

it('asks before it takes the place of what is there', async () => {
  await expect(restore(backup, { confirmed: false })).rejects.toThrow('repita com --yes')
})

it('takes one moment of database and files while others write', async () => {
  let writing = true
  const write = async () => {
    for (let n = 0; writing; n += 1)
      await test.database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('confederations')
          .values({ id: `copa_${n}`, name: `Copa ${n}` })
          .execute()
        await transaction
          .insertInto('streamings')
          .values({ id: `canal_${n}`, name: `Canal ${n}` })
          .execute()
      })
  }
  const before = await checkBackup(backup, null)
  const written = write()
  const { file } = await make(join(folder, 'em-uso'))
  writing = false
  await written
  const { tables } = (await checkBackup(file, null)).manifest
  const grown = (name: string) => tables[name]!.rows - before.manifest.tables[name]!.rows
  expect(grown('confederations')).toBe(grown('streamings'))
  expect(grown('changes')).toBe(2 * grown('streamings'))
}, 60_000)

it('is restored elsewhere, read back, compared and removed by --verify', async () => {
  // What a killed proof has left, and that of a process that is at work.
  const left = join(tmpdir(), 'mc-verify-4194999-morta')
  const atWork = await mkdtemp(join(tmpdir(), `mc-verify-${process.pid}-`))
  await mkdir(left, { recursive: true })
  for (const path of [left, atWork]) await utimes(path, new Date(0), new Date(0))
  const report = await verifyBackup(backup, null)
  expect(report.files).toBe(1)
  expect(report.rows).toBeGreaterThan(10)
  const names = await readdir(tmpdir())
  expect(names).not.toContain(basename(left))
  expect(names).toContain(basename(atWork))
  await rm(atWork, { recursive: true })
}, 120_000)

it.each<[RestoreStep, 'before' | 'after']>([
  ['checked', 'before'],
  ['loaded', 'before'],
  ['swapped', 'before'],
  ['committed', 'after'],
])(
  'killed when it has %s, everything is as %s',
  async (step, expected) => {
    const { address, drop } = await createTestDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'mc-killed-'))
    try {
      await writeFile(join(dataDir, 'secret-key'), 'a-secret-key-for-tests-of-32-letters\n')
      await mkdir(join(dataDir, 'uploads'))
      await writeFile(join(dataDir, 'uploads/up_velha.webp'), 'outra foto')
      const client = await openSnapshotSession(address)
      await client.query(INSERT_USER, ['Ana'])
      const before = await contentsOf(address)
      const script = join(import.meta.dirname, 'testing/killed-restore.ts')
      const run = spawnSync(process.execPath, [script, JSON.stringify(address), dataDir, backup, step], {
        encoding: 'utf8',
      })
      expect(run.stderr).toBe('')
      expect(run.signal).toBe('SIGKILL')
      // What the next start does.
      await settleRestores(client, dataDir, openFolderFiles(dataDir))
      const after = await contentsOf(address)
      expect(after['users'] === before['users']).toBe(expected === 'before')
      if (expected === 'before') expect(after).toEqual(before)
      const names = await readdir(dataDir)
      const photos = await readdir(join(dataDir, 'uploads'))
      expect(names.some((name) => name.startsWith('.restore-'))).toBe(false)
      expect(names.some((name) => name.startsWith('antes-'))).toBe(expected === 'after')
      expect(photos).toContain('up_velha.webp')
      if (expected === 'after') expect(photos).toContain('up_a.webp')
      expect((await schemasOf(address)).length).toBe(expected === 'after' ? 1 : 0)
      await client.end()
    } finally {
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  120_000,
)

it('restores what an older version has made, by migrating on', async () => {
  const { address, drop } = await createTestDatabase('empty')
  const target = await createTestDatabase()
  try {
    const client = await openSnapshotSession(address)
    await client.query(`create table ${MIGRATIONS}`)
    for (const migration of await readMigrations()) if (migration.name < '0026') await applyMigration(client, migration)
    await client.query(INSERT_USER, ['Zé'])
    await client.end()
    const { file } = await makeBackup({ config: config(), address, kind: 'manual', file: join(folder, 'antiga') })
    await restore(file, { address: target.address })
    const restored = await openSnapshotSession(target.address)
    const { rows } = await restored.query('select u.name, (select count(*)::int from webhooks) as n from users as u')
    expect(rows).toEqual([{ name: 'Zé', n: 0 }])
    const { rows: applied } = await restored.query<{ n: number }>(
      "select count(*)::int as n from migrations where name ~ '^\\d'",
    )
    expect(applied[0]!.n).toBe((await readMigrations()).length)
    await restored.end()
  } finally {
    await drop()
    await target.drop()
  }
}, 120_000)

describe('after a restore', () => {
  const positions = async (desde: string) => {
    const { status, body } = await test.call('GET', `/api/v1/mudancas?desde=${desde}`, { as: user })
    return { status, code: body.code as string | undefined, cursor: body.cursor as string | undefined }
  }

  it('lost positions are refused, older ones stay valid, and no delivery is made twice', async () => {
    const { database } = test
    const webhook = { name: 'Placar', url: 'https://exemplo.com.br/x', secret: 'x', after_seq: '0' }
    const id = (prefix: string, n: number) => `${prefix}_${String(n).padStart(24, 'a')}`
    await database
      .insertInto('webhooks')
      .values({ ...webhook, id: id('wh', 1), user_id: user.user._id })
      .execute()
    const delivery = (n: number) => ({
      id: id('dl', n),
      webhook_id: id('wh', 1),
      user_id: user.user._id,
      lane: `match:${n}`,
      event_id: `${n}`,
      type: 'match.goal',
      test: false,
      once: false,
      body: '{}',
      created_at: new Date(),
    })
    await database
      .insertInto('webhook_deliveries')
      .values([delivery(1), delivery(2)])
      .execute()
    const early = (await positions('agora')).cursor!
    const { file } = await make(join(folder, 'com-entregas'))

    // Life goes on: one is delivered, and there is another change.
    await database
      .updateTable('webhook_deliveries')
      .set({ state: 'delivered', finished_at: new Date(), attempt_count: 1 })
      .where('id', '=', id('dl', 1))
      .execute()
    await database.updateTable('teams').set({ nickname: 'Depois' }).where('id', '=', 'santos').execute()
    const late = (await positions('agora')).cursor!
    expect(BigInt(late)).toBeGreaterThan(BigInt(early))

    const report = await restore(file)
    expect(report.keptAs).toMatch(/^antes_\d{8}_\d{6}$/)
    test.context.answers.forgetAll()
    expect(await positions(late)).toMatchObject({ status: 410, code: 'restored' })
    expect(await positions(early)).toMatchObject({ status: 200 })
    expect(await test.call('GET', `/api/v1/ao-vivo?desde=${late}`, { as: user })).toMatchObject({ status: 410 })
    await database.updateTable('teams').set({ nickname: 'Outra vez' }).where('id', '=', 'santos').execute()
    const next = await positions(early)
    expect(BigInt(next.cursor!)).toBeGreaterThan(BigInt(late))
    expect(await positions(late)).toMatchObject({ status: 410, code: 'restored' })

    const states = await database.selectFrom('webhook_deliveries').select(['id', 'state']).orderBy('id').execute()
    expect(states.map(({ state }) => state)).toEqual(['delivered', 'pending'])
    expect(await database.selectFrom('webhook_lanes').select('lane').execute()).toEqual([{ lane: 'match:2' }])
    const { summary } = await database
      .selectFrom('audit_log')
      .select('summary')
      .where('action', '=', 'backup.restore')
      .executeTakeFirstOrThrow()
    expect(summary).toContain('restaurou a cópia de segurança de')
  }, 120_000)

  it('a delivery that may have been made is not sent automatically', async () => {
    const target = await createTestDatabase('empty')
    try {
      const dataDir = await mkdtemp(join(folder, 'vazia-'))
      await migrate(target.address)
      const elsewhere = { ...config(), dataDir }
      await restore(join(folder, 'com-entregas'), { address: target.address, config: elsewhere, confirmed: false })
      const client = await openSnapshotSession(target.address)
      const { rows } = await client.query('select distinct state, last_error from webhook_deliveries')
      expect(rows).toEqual([{ state: 'failed', last_error: UNKNOWN_SINCE_RESTORE }])
      await client.end()
      expect(await readdir(join(dataDir, 'uploads'))).toEqual(['up_a.webp'])
    } finally {
      await target.drop()
    }
  }, 120_000)
})

it('an account that was deleted since comes back to be deleted again', async () => {
  const gone = await test.register('Já Foi Embora')
  const { file } = await make(join(folder, 'com-conta.tar.zst'))
  await test.database
    .updateTable('users')
    .set({ deletes_at: new Date(0) })
    .where('id', '=', gone.user._id)
    .execute()
  await keepHouse(test.context)
  const found = () =>
    test.database.selectFrom('users').select('deletes_at').where('id', '=', gone.user._id).executeTakeFirst()
  expect(await found()).toBeUndefined()
  await restore(file)
  expect((await found())!.deletes_at).not.toBeNull()
  expect((await test.database.selectFrom('users').select('id').where('deletes_at', 'is', null).execute()).length).toBe(
    1,
  )
  await keepHouse(test.context)
  expect(await found()).toBeUndefined()
}, 120_000)
