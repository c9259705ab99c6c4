import { writeFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { findBackupProblem, mailBackupProblem } from './backup-alert.ts'
import { listStored } from './backup-folder.ts'
import { requestBackup, requestDailyBackup } from './backup-job.ts'
import { backupName } from './backup-name.ts'
import { checkBackup } from './check-backup.ts'
import { watchBackups } from './watch-backups.ts'

const DAY_MS = 86_400_000
let test: TestApp
let folder: string
beforeAll(async () => {
  test = await createTestApp({ SECRET_KEY: 'a-secret-key-for-tests-of-32-letters' })
  await test.registerAdmin()
  await test.register()
  folder = join(test.context.config.dataDir, 'backups')
}, 60_000)
afterAll(() => test.close())

const runs = () => test.database.selectFrom('backup_runs').selectAll().orderBy('created_at', 'desc').execute()
const ended = () => until(async () => (await runs()).every(({ finished_at }) => finished_at !== null) && runs(), 60_000)
const watch = async () => {
  await requestDailyBackup(test.context)
  await ended()
  await mailBackupProblem(test.context)
}
const letters = () => test.mails.filter(({ subject }) => subject.includes('cópias de segurança'))

it('makes one by itself a day, removes those that have served, and what a killed one left', async () => {
  await mkdir(folder, { recursive: true })
  const old = Array.from({ length: 40 }, (_, days) =>
    backupName(new Date(Date.now() - (days + 2) * DAY_MS), 'daily', false),
  )
  for (const name of old) await writeFile(join(folder, name), 'x')
  await writeFile(join(folder, `${old[0]}.part`), 'x')
  await writeFile(join(folder, 'notas.txt'), 'do operador')
  await watch()
  const [made] = await listStored(test.context.config)
  expect((await checkBackup(join(folder, made!.name), null)).header.kind).toBe('daily')
  const names = await readdir(folder)
  expect(names).toContain('notas.txt')
  expect(names.some((name) => name.endsWith('.part'))).toBe(false)
  expect(names.length).toBeLessThan(7 + 4 + 6 + 1)
  expect(names.length).toBeGreaterThan(8)
  expect(await runs()).toMatchObject([{ kind: 'daily', status: 'done', file: join(folder, made!.name) }])
  await watch()
  expect(await runs()).toHaveLength(1)
  expect(letters()).toEqual([])
}, 120_000)

it('makes one at a time', async () => {
  const ask = () =>
    test.database.transaction().execute((transaction) => requestBackup(transaction, test.context, 'manual', 'Renato'))
  const asked = await Promise.all([ask(), ask(), ask()])
  expect(asked.filter((id) => id !== null)).toHaveLength(1)
  await ended()
}, 60_000)

it('mails admins once a day that the last one failed, and stops when one has succeeded', async () => {
  await rm(folder, { recursive: true })
  // A file where the folder should be: nothing can be written.
  await writeFile(folder, 'x')
  await expect(listStored(test.context.config)).rejects.toThrow()
  await rm(folder)
  await test.database
    .insertInto('backup_runs')
    .values({
      id: 'bk_abcdefghijkmnpqrstuvwxyz',
      kind: 'daily',
      status: 'failed',
      finished_at: new Date(),
      error: 'O disco está cheio: a cópia não coube.',
    })
    .execute()
  await mailBackupProblem(test.context)
  await mailBackupProblem(test.context)
  await until(() => letters().length === 1, 20_000)
  expect(letters()[0]!.body).toContain('A última cópia de segurança falhou. O disco está cheio: a cópia não coube.')
  test.advance(DAY_MS)
  await mailBackupProblem(test.context)
  await until(() => letters().length === 2, 20_000)
  await watch()
  expect(await findBackupProblem(test.context)).toBeNull()
}, 60_000)

it('mails admins if the folder cannot be read, which prevents new backups', async () => {
  const before = letters().length
  await test.database.deleteFrom('operator_alerts').execute()
  await rm(folder, { recursive: true })
  await writeFile(folder, 'x')
  await expect(watchBackups(test.context)).rejects.toThrow()
  await until(() => letters().length === before + 1, 20_000)
  expect(letters().at(-1)!.body).toContain('A pasta das cópias de segurança não pode ser lida.')
  await rm(folder)
  await watch()
}, 60_000)

it('removes within the hour what a restore that was killed has left beside the running service', async () => {
  const left = join(test.context.config.dataDir, '.restore-rs_morta', 'files', 'uploads')
  await mkdir(left, { recursive: true })
  await writeFile(join(left, 'up_x.webp'), 'uma foto')
  await watchBackups(test.context)
  expect((await readdir(test.context.config.dataDir)).filter((name) => name.startsWith('.restore-'))).toEqual([])
})

it('mails that the last one is old', async () => {
  test.advance(3 * DAY_MS)
  expect(await findBackupProblem(test.context)).toMatch(/^A última cópia de segurança é de /)
})
