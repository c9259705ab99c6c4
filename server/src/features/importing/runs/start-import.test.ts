import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportReport, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeZip } from '../datasets/testing/make-archive.ts'
import { keepHouse } from '../../../job-handlers.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { until } from '../../../testing/until.ts'
import { ImportRun } from './import-run.ts'
import { resumeImports } from './import-job.ts'
import { footballRows } from './testing/football-rows.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

const HEAD = 'id_match,season,date,home,score,away'
const csv = (...lines: string[]) => `${[HEAD, ...lines].join('\n')}\n`
const RESULTS = csv('1,2019,2019-04-27,Flamengo,3x1,Cruzeiro', '2,2019,2019-05-01,Bahia,1x1,Flamengo')

async function upload(content: string | Buffer, name = 'matches.csv') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return test.call('POST', '/api/v1/importacoes/arquivos', {
    as: admin,
    raw: true,
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  })
}
const start = (body: object) => test.call('POST', '/api/v1/importacoes', { as: admin, body })
const read = (path: string) => test.call('GET', `/api/v1/${path}`, { as: admin })
const undo = (edit: string) => test.call('POST', `/api/v1/historico/${edit}/desfazer`, { as: admin })

/** Returns the report once the run has ended. */
async function ended(id: string): Promise<ImportReport> {
  return until(async () => {
    const { body } = await read(`importacoes/${id}`)
    return ['waiting', 'running'].includes(body.data.status) ? null : body.data
  }, 30_000)
}

async function imported(content: string | Buffer, more: object = {}, name = 'matches.csv'): Promise<ImportReport> {
  const { body: file } = await upload(content, name)
  const started = await start({ dataset: 'brasileirao', file: file.data.id, ...more })
  expect(started.status).toBe(202)
  return ended(started.body.data.id)
}

it('rehearses, imports the same bytes for real, and takes all of it back', { timeout: 90_000 }, async () => {
  const before = await footballRows(test.database)
  const rehearsal = await imported(RESULTS, { dryRun: true })
  expect(rehearsal).toMatchObject({
    status: 'done',
    dryRun: true,
    origin: 'matches.csv',
    actor: 'Renato Figueira',
    // The edition, and its matches.
    created: 3,
    edit: null,
  })
  expect(rehearsal.counts).toContainEqual({ kind: 'matches', label: 'jogos', created: 2, changed: 0, removed: 0 })
  expect(rehearsal.samples).toContainEqual(
    expect.objectContaining({ kind: 'match', operation: 'created', name: 'Flamengo × Cruzeiro' }),
  )
  expect(await footballRows(test.database)).toEqual(before)

  const again = await start({ dataset: 'brasileirao', run: rehearsal.id })
  const real = await ended(again.body.data.id)
  expect(real).toMatchObject({ status: 'done', dryRun: false, created: 3, undone: false })
  expect(real.counts).toEqual(rehearsal.counts)
  const after = await footballRows(test.database)
  expect(after['matches']).toHaveLength(before['matches']!.length + 2)

  const undone = await undo(real.edit!)
  expect(undone.body).toMatchObject({ data: { kind: 'undo', undoes: real.edit } })
  expect(await footballRows(test.database)).toEqual(before)
  expect((await read(`importacoes/${real.id}`)).body.data.undone).toBe(true)
  const history = await read('historico?tipo=import')
  expect(history.body.data[0]).toMatchObject({ actor: 'Renato Figueira', undoneBy: undone.body.data.id })
})

it('refuses a hostile or useless file with its name and the reason, and stays up', { timeout: 90_000 }, async () => {
  const before = await footballRows(test.database)
  const bomb = makeZip([{ path: 'matches.csv', content: Buffer.alloc(20 * 1024 * 1024) }])
  expect(await imported(bomb, {}, 'bomba.zip')).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('bomba.zip › matches.csv: descompactado, fica mais de 100 vezes maior'),
  })
  const nonsense = await imported(csv('1,2019,ontem,Flamengo,3x1,Cruzeiro', '2,2019,2019-05-01,,1x1,Flamengo'))
  expect(nonsense).toMatchObject({ status: 'done', created: 0, rejected: 2 })
  const remarks = (await read(`importacoes/${nonsense.id}/observacoes?limit=1`)).body
  expect(remarks.page.total).toBe(2)
  expect(remarks.data).toEqual([{ file: 'matches.csv', line: 2, reason: expect.any(String) }])
  const next = await read(`importacoes/${nonsense.id}/observacoes?limit=1&cursor=${remarks.page.next}`)
  expect(next.body.data).toMatchObject([{ line: 3 }])

  const inside = await start({ dataset: 'brasileirao', address: 'http://127.0.0.1:1/matches.csv' })
  expect(await ended(inside.body.data.id)).toMatchObject({ status: 'failed', error: expect.any(String) })
  expect(await footballRows(test.database)).toEqual(before)
  expect((await test.app.inject('/ready')).statusCode).toBe(200)
})

it('says what is wrong with an order, and takes no file twice', async () => {
  const { body: file } = await upload(RESULTS)
  const both = await start({ dataset: 'brasileirao', file: file.data.id, address: 'https://exemplo.com' })
  expect(both.status).toBe(400)
  expect((await start({ dataset: 'brasileirao' })).status).toBe(400)
  expect((await start({ dataset: 'futebol', file: file.data.id })).body.errors[0].field).toBe('dataset')
  expect((await start({ dataset: 'brasileirao', file: 'im_nada' })).body.errors[0].field).toBe('file')
  expect((await upload('')).status).toBe(400)
  expect((await read('importacoes/99999999')).status).toBe(404)
})

it('begins again after its process died, and gives up after some tries', { timeout: 90_000 }, async () => {
  const { body: file } = await upload(csv('7,2018,2018-04-27,Flamengo,3x1,Cruzeiro'))
  const insert = (attempts: number) =>
    test.database
      .insertInto('import_runs')
      .values({
        dataset_id: 'brasileirao',
        status: 'running',
        file_id: file.data.id,
        holder: 'morto',
        attempts,
        updated_at: new Date(Date.now() - 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  const [fresh, tired] = [await insert(1), await insert(3)]
  await resumeImports(test.context)
  expect(await ended(fresh.id)).toMatchObject({ status: 'done', created: 2 })
  expect(await ended(tired.id)).toMatchObject({ status: 'interrupted', again: true })
})

it('is cancelled while it waits, and while it works', { timeout: 90_000 }, async () => {
  const { body: file } = await upload(RESULTS)
  const waiting = await test.database
    .insertInto('import_runs')
    .values({ dataset_id: 'brasileirao', status: 'waiting', file_id: file.data.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cancel = (id: string) => test.call('POST', `/api/v1/importacoes/${id}/cancelar`, { as: admin })
  expect((await cancel(waiting.id)).body.data).toMatchObject({ status: 'cancelled', again: true })
  expect(await ImportRun.take(test.database, waiting.id, 'alguém')).toBeNull()

  const working = await ImportRun.open(test.database, 'brasileirao', false)
  await working.begin()
  expect((await cancel(working.id)).body.data.status).toBe('running')
  await until(() => working.signal.aborted)
  await working.fail(working.signal.reason)
  expect(await ended(working.id)).toMatchObject({ status: 'cancelled' })
})

it('keeps a file for a week, and then only what it was called', async () => {
  const { body: file } = await upload(RESULTS)
  const folder = join(test.context.config.dataDir, 'imports')
  expect(await readdir(folder)).toContain(file.data.id)
  test.advance(8 * 86_400_000)
  await keepHouse(test.context)
  expect(await readdir(folder)).not.toContain(file.data.id)
})
