import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupState, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { ADMIN, makeDataDir, startService } from '../../../testing/test-service.ts'
import { until } from '../../../testing/until.ts'
import { addRestoreRun } from './restore-run.ts'

const BACKUPS = '/api/v1/sistema/backups'

describe('in the console', () => {
  let test: TestApp
  let admin: Session
  let name: string
  beforeAll(async () => {
    test = await createTestApp({ SECRET_KEY: 'a-secret-key-for-tests-of-32-letters' })
    admin = await test.registerAdmin()
  }, 60_000)
  afterAll(() => test.close())

  const state = async (): Promise<BackupState> => (await test.call('GET', BACKUPS, { as: admin })).body.data
  const quiet = () =>
    until(async () => {
      const now = await state()
      return now.current === null ? now : null
    }, 90_000)
  const audited = async () =>
    (await test.database.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action)

  it('makes one when asked, one at a time', async () => {
    const answers = await Promise.all([1, 2].map(() => test.call('POST', BACKUPS, { as: admin })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409])
    expect(answers.find(({ status }) => status === 409)!.body.type).toContain('backup_under_way')
    const { backups, at, problem } = await quiet()
    expect(backups).toMatchObject([{ kind: 'manual', sealed: false, verifiedAt: null, verifyProblem: null }])
    expect({ at, problem }).toEqual({ at: backups[0]!.createdAt, problem: null })
    name = backups[0]!.name
    expect(await audited()).toContain('backup.make')
  }, 120_000)

  it('proves it, and says when it did', async () => {
    expect((await test.call('POST', `${BACKUPS}/${name}/verificar`, { as: admin })).status).toBe(202)
    const [backup] = (await quiet()).backups
    expect(backup).toMatchObject({ verifyProblem: null, verifiedAt: expect.any(String) })
  }, 120_000)

  it('gives the file to the byte, with the password, for one minute, to an admin', async () => {
    const ask = (password: string) => test.call('POST', `${BACKUPS}/${name}/baixar`, { as: admin, body: { password } })
    const wrong = await ask('outra-senha')
    expect(wrong.status).toBe(400)
    expect(JSON.stringify(wrong.body)).toContain('Senha atual incorreta.')
    const { address } = (await ask(PASSWORD)).body.data
    const file = await test.app.inject(address)
    expect(file.statusCode).toBe(200)
    const stored = await readFile(join(test.context.config.dataDir, 'backups', name))
    expect(sha(file.rawPayload)).toBe(sha(stored))
    expect(file.headers['content-disposition']).toContain(name)
    const other = name.replace('manual', 'diaria')
    expect((await test.app.inject(address.replace(name, other))).statusCode).toBe(404)
    expect((await test.app.inject(`${address.slice(0, -2)}xx`)).statusCode).toBe(404)
    await test.database.updateTable('users').set({ admin: false }).where('id', '=', admin.user._id).execute()
    expect((await test.app.inject(address)).statusCode).toBe(404)
    await test.database.updateTable('users').set({ admin: true }).where('id', '=', admin.user._id).execute()
    test.advance(61_000)
    expect((await test.app.inject(address)).statusCode).toBe(404)
    expect(await audited()).toContain('backup.download')
  })

  it('finds no other file, whatever the name', async () => {
    for (const path of ['..%2Fsecret-key', 'secret-key', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', name.replace('20', '19')])
      for (const [method, more, body] of [
        ['POST', '/verificar', undefined],
        ['POST', '/baixar', { password: PASSWORD }],
        ['POST', '/restaurar', { password: PASSWORD, word: 'restaurar' }],
        ['DELETE', '', undefined],
      ] as const)
        expect((await test.call(method, `${BACKUPS}/${path}${more}`, { as: admin, body })).status).toBe(404)
  })

  it('asks for the word and the password before a restore, and changes nothing without them', async () => {
    const ask = (body: unknown) => test.call('POST', `${BACKUPS}/${name}/restaurar`, { as: admin, body })
    expect((await ask({ password: PASSWORD })).status).toBe(400)
    expect((await ask({ password: PASSWORD, word: 'sim' })).status).toBe(400)
    expect((await ask({ password: 'outra-senha', word: 'restaurar' })).status).toBe(400)
    expect((await state()).current).toBeNull()
  })

  it('does not let a restore whose process died keep others waiting', async () => {
    await addRestoreRun(test.database, join(test.context.config.dataDir, 'backups', name), 'Renato')
    expect((await test.call('POST', BACKUPS, { as: admin })).status).toBe(409)
    test.advance(180_000)
    expect((await test.call('POST', BACKUPS, { as: admin })).status).toBe(202)
    expect((await quiet()).backups).toHaveLength(2)
  }, 120_000)

  it('removes one', async () => {
    expect((await test.call('DELETE', `${BACKUPS}/${name}`, { as: admin })).status).toBe(204)
    expect(await readdir(join(test.context.config.dataDir, 'backups'))).not.toContain(name)
    expect(await audited()).toContain('backup.delete')
  })
})

it('restores a running service, which goes through it and comes back', { timeout: 240_000 }, async () => {
  const { dataDir, remove } = await makeDataDir()
  const service = await startService(dataDir)
  try {
    let session = await service.login()
    const call = (method: string, path: string, body?: unknown) =>
      fetch(`${service.url}/${session.user._id}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session.user.token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    const stateWhen = (check: (state: BackupState) => boolean) =>
      until(async () => {
        const answer = await call('GET', BACKUPS).catch(() => null)
        if (!answer?.ok) return null
        const { data } = (await answer.json()) as { data: BackupState }
        return check(data) ? data : null
      }, 90_000)
    await call('POST', BACKUPS)
    const { backups } = await stateWhen(({ current, backups: made }) => current === null && made.length === 1)
    const name = backups[0]!.name

    const registered = await fetch(`${service.url}/web/access/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Vinda Depois', email: 'depois@exemplo.com', password: PASSWORD, terms: true }),
    })
    expect(registered.status).toBe(201)
    const asked = await call('POST', `${BACKUPS}/${name}/restaurar`, { password: ADMIN.password, word: 'restaurar' })
    expect(asked.status).toBe(202)
    const after = await stateWhen(({ lastRestore }) => lastRestore !== null)
    expect(after.lastRestore).toMatchObject({
      backupAt: expect.stringContaining(backups[0]!.createdAt.slice(0, 19)),
      keptAs: expect.stringMatching(/^antes_/),
    })
    expect(after.current).toBeNull()

    session = await service.login()
    const users = (await (await call('GET', '/api/v1/usuarios')).json()) as { data: { email: string }[] }
    expect(users.data.map(({ email }) => email)).toEqual([ADMIN.email])
    const trail = (await (await call('GET', '/api/v1/auditoria?action=backup')).json()) as {
      data: { action: string; actor: { name: string } }[]
    }
    expect(trail.data[0]).toMatchObject({ action: 'backup.restore', actor: { name: session.user.name } })
    await until(async () => (await readdir(dataDir)).every((entry) => !entry.startsWith('.restore-')))
    expect(service.process.exitCode).toBeNull()
  } finally {
    service.process.kill('SIGTERM')
    await service.exited
    await remove()
  }
})

const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
