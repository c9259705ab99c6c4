import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { keepHouse } from '../../../job-handlers.ts'
import { cutWhileWaiting } from '../../../testing/cut-connection.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { runArchiveJob } from './archive-job.ts'

const DAY_MS = 86_400_000
const archivePath = (dataDir: string, id: string) => join(dataDir, 'archives', `${id}.zip`)

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const ask = (as: Session) => test.call('POST', '/api/v1/conta/arquivos', { as })
const current = async (as: Session) =>
  (await test.call('GET', '/api/v1/conta/privacidade', { as })).body.data.archive as {
    id: string
    status: string
    bytes: number
  } | null
const allow = (as: Session, id: string, body: unknown = { password: PASSWORD }) =>
  test.call('POST', `/api/v1/conta/arquivos/${id}/baixar`, { as, body })
const download = async (address: string) => {
  const answer = await test.app.inject({ method: 'GET', url: `/web${address}` })
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
}
const done = (as: Session) =>
  until(async () => {
    const archive = await current(as)
    return archive?.status === 'done' ? archive : null
  })

it('holds everything of the account in JSON and CSV with its pictures, and nothing of others nor any secret', async () => {
  const ana = await test.register('Ana “=Souza”')
  const bia = await test.register('Bia Souza')
  const picture = `up_${'c'.repeat(24)}`
  await mkdir(join(test.context.config.dataDir, 'uploads'), { recursive: true })
  await writeFile(join(test.context.config.dataDir, 'uploads', `${picture}.webp`), 'figura')
  await test.database
    .insertInto('uploads')
    .values({ id: picture, owner_id: ana.user._id, width: 1, height: 1, widths: [96] })
    .execute()
  await test.database
    .insertInto('contact_messages')
    .values([
      { id: 'msg_a', name: 'Ana', email: ana.user.email, subject: '=1+1', message: 'Olá,\n"gente"' },
      { id: 'msg_b', name: 'Bia', email: bia.user.email, subject: 'Oi', message: 'Sou a Bia' },
    ])
    .execute()
  // More rows than one slice.
  const calls = Array.from({ length: 2500 }, (_, index) => ({
    user_id: ana.user._id,
    key: `chave-${index}`,
    fingerprint: 'f',
  }))
  await test.database.insertInto('idempotent_calls').values(calls).execute()

  const { status, body } = await ask(ana)
  expect(status).toBe(202)
  const archive = await done(ana)
  expect(archive.id).toBe(body.data.id)
  await until(() =>
    test.mails.some(({ to, subject }) => to === ana.user.email && subject === 'O arquivo dos seus dados está pronto'),
  )
  const allowed = await allow(ana, archive.id)
  expect(allowed.status).toBe(200)
  const file = await download(allowed.body.data.address)
  expect(file.status).toBe(200)
  expect(file.headers['content-disposition']).toMatch(/attachment; filename="meio-campo-dados-/)
  expect(file.bytes.length).toBe(archive.bytes)

  const files = unzipSync(file.bytes)
  const data = JSON.parse(strFromU8(files['dados.json']!)) as Record<string, Record<string, unknown>[]>
  expect(data['conta']).toMatchObject([{ id: ana.user._id, email: ana.user.email }])
  expect(data['dispositivos']).toHaveLength(1)
  expect(data['mensagens-de-contato']).toMatchObject([{ message: 'Olá,\n"gente"' }])
  expect(data['respostas-repetiveis']).toHaveLength(2500)
  expect(data['auditoria']!.length).toBeGreaterThan(0)
  const messages = strFromU8(files['csv/mensagens-de-contato.csv']!)
  expect(messages).toContain(`'=1+1,"Olá,\n""gente"""`)
  expect(strFromU8(files['csv/conta.csv']!).split('\r\n')).toHaveLength(3)
  expect(strFromU8(files[`imagens/${picture}.webp`]!)).toBe('figura')
  expect(strFromU8(files['LEIA-ME.txt']!)).toContain('csv/dispositivos.csv')
  const whole = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  expect(whole).not.toContain(bia.user.email)
  expect(whole).not.toContain('argon2')
  expect(whole).not.toMatch(/passwordHash|tokenHash|secretSealed/)
}, 30_000)

it('is its owner’s alone, asks who they are, and its address ends after a minute', async () => {
  const ana = await test.register()
  const bia = await test.register()
  await ask(ana)
  const { id } = await done(ana)
  expect((await allow(bia, id)).status).toBe(404)
  expect((await allow(ana, id, { password: 'errada-errada-1' })).status).toBe(400)
  expect((await allow(ana, id, {})).status).toBe(400)
  expect((await test.call('DELETE', `/api/v1/conta/arquivos/${id}`, { as: bia })).status).toBe(404)
  const { address } = (await allow(ana, id)).body.data
  expect((await download(address.replace(/.$/, 'x'))).status).toBe(404)
  await ask(bia)
  const other = await done(bia)
  expect((await download(address.replace(id, other.id))).status).toBe(404)
  expect((await download(address)).status).toBe(200)
  test.advance(61_000)
  expect((await download(address)).status).toBe(404)
  const deleted = await test.call('DELETE', `/api/v1/conta/arquivos/${id}`, { as: ana })
  expect(deleted.status).toBe(204)
  expect(existsSync(archivePath(test.context.config.dataDir, id))).toBe(false)
})

it('takes the place of the one before, is limited to three a day, and is gone after its week', async () => {
  const ana = await test.register()
  await ask(ana)
  const first = await done(ana)
  await ask(ana)
  const second = await done(ana)
  expect(second.id).not.toBe(first.id)
  const { dataDir } = test.context.config
  expect(existsSync(archivePath(dataDir, first.id))).toBe(false)
  await ask(ana)
  const third = await done(ana)
  const refused = await ask(ana)
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many'])
  expect((await current(ana))!.id).toBe(third.id)
  test.advance(7.1 * DAY_MS)
  await keepHouse(test.context)
  expect(existsSync(archivePath(dataDir, third.id))).toBe(false)
  expect(await test.database.selectFrom('account_archives').selectAll().execute()).toEqual([])
})

it('of an account with an unconfirmed e-mail contains nothing that others wrote from that address', async () => {
  const eve = await test.register('Eva', { confirmed: false })
  await test.database
    .insertInto('contact_messages')
    .values({ id: 'msg_e', name: 'Vítima', email: eve.user.email, subject: 'Oi', message: 'Só meu' })
    .execute()
  await ask(eve)
  const { id } = await done(eve)
  const { bytes } = await download((await allow(eve, id)).body.data.address)
  const data = JSON.parse(strFromU8(unzipSync(bytes)['dados.json']!)) as Record<string, unknown[]>
  expect(data['conta']).toHaveLength(1)
  expect(data['mensagens-de-contato']).toBeUndefined()
})

it('is made all the same when the database goes away while it is being made', async () => {
  const ana = await test.register()
  await cutWhileWaiting(test.database, 'uploads', () => ask(ana))
  const { id } = await done(ana)
  expect(existsSync(archivePath(test.context.config.dataDir, id))).toBe(true)
})

it('is marked as failed when the database goes away at the last attempt', async () => {
  const ana = await test.register()
  const archive = await test.database
    .insertInto('account_archives')
    .values({
      id: 'arc_cortado',
      user_id: ana.user._id,
      created_at: test.context.now(),
      expires_at: new Date(test.context.now().getTime() + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  let making: Promise<void> | undefined
  await cutWhileWaiting(
    test.database,
    'uploads',
    async () => void (making = runArchiveJob(test.context, archive.id, true)),
  )
  await making
  expect((await current(ana))!.status).toBe('failed')
})
