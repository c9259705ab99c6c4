import { endpoints, type SavedView, type Session } from '@meio-campo/contract'
import { MOST_SAVED_VIEWS, MOST_SHARED_VIEWS } from '@meio-campo/contract/rules'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const VIEWS = '/api/v1/visoes'

let test: TestApp
let admin: Session
let ana: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())
beforeEach(async () => {
  ana = await test.register()
  await test.database.deleteFrom('saved_views').execute()
})

const save = (given: object, as = ana) =>
  test.call('POST', VIEWS, { as, body: { list: 'jogadores', name: 'Meias', query: 'posicao=meia', ...given } })
const change = (id: string, body: object, as = ana) => test.call('PATCH', `${VIEWS}/${id}`, { as, body })
const remove = async (id: string, as = ana) => (await test.call('DELETE', `${VIEWS}/${id}`, { as })).status
async function saved(given: object = {}, as = ana): Promise<SavedView> {
  const { status, body } = await save(given, as)
  expect(status, JSON.stringify(body)).toBe(201)
  expectAnswer(endpoints.createSavedView, body)
  return body.data
}
async function list(as = ana, lista = 'jogadores'): Promise<SavedView[]> {
  const { body } = await test.call('GET', `${VIEWS}?lista=${lista}`, { as })
  expectAnswer(endpoints.listSavedViews, body)
  return body.data
}
const names = async (as = ana, lista?: string) => (await list(as, lista)).map(({ name }) => name)

it('a view is of its owner and of its list, by name', async () => {
  const view = await saved({ name: '  Meias ', query: '?sort=name&posicao=meia&q=' })
  expect(view).toMatchObject({ name: 'Meias', query: 'posicao=meia&sort=name', shared: false, own: true })
  await saved({ name: 'atacantes', query: 'posicao=atacante' })
  await saved({ list: 'times', name: 'Meias', query: 'pais=BR' })
  expect(await names()).toEqual(['atacantes', 'Meias'])
  expect(await names(ana, 'times')).toEqual(['Meias'])
  expect(await list(await test.register())).toEqual([])
  expect(await list(admin)).toEqual([])
})

it('is renamed, updated and deleted by its owner; for other users it does not exist', async () => {
  const { id } = await saved()
  const { body } = await change(id, { name: 'Meias do Bahia', query: 'time=bahia&posicao=meia' })
  expectAnswer(endpoints.updateSavedView, body)
  expect(body.data).toMatchObject({ name: 'Meias do Bahia', query: 'time=bahia&posicao=meia' })
  for (const other of [await test.register(), admin]) {
    expect((await change(id, { name: 'Outro' }, other)).status).toBe(404)
    expect(await remove(id, other)).toBe(404)
  }
  expect(await remove(id)).toBe(204)
  expect(await remove(id)).toBe(404)
  expect(await list()).toEqual([])
})

it('has a name that its owner uses once in the list, whatever its letters', async () => {
  const { id } = await saved()
  const again = await save({ name: 'MEIAS' })
  expect([again.status, again.body.errors[0].field]).toEqual([400, 'name'])
  const second = await saved({ name: 'Outros' })
  expect((await change(second.id, { name: 'meias' })).body.errors[0].field).toBe('name')
  expect((await change(id, { name: 'MEIAS' })).status).toBe(200)
  expect((await save({}, await test.register())).status).toBe(201)
})

it('keeps only filters that its list has', async () => {
  for (const query of ['cursor=abc', 'posicao=meia&posicao=goleiro', 'estado=BA'])
    expect((await save({ query })).body.errors[0].field, query).toBe('query')
  expect((await save({ list: 'usuarios' })).status).toBe(400)
  expect((await save({ name: ' ' })).status).toBe(400)
  expect((await save({ name: 'a'.repeat(61) })).status).toBe(400)
  expect((await save({ query: `q=${'a'.repeat(1000)}` })).status).toBe(400)
  const { id } = await saved()
  expect((await change(id, { query: 'estado=BA' })).status).toBe(400)
  expect(await list()).toMatchObject([{ query: 'posicao=meia' }])
})

it('can only be shared by an admin; all users see it, and only its owner and admins change it', async () => {
  expect((await save({ shared: true })).status).toBe(403)
  const own = await saved()
  expect((await change(own.id, { shared: true })).status).toBe(403)
  const { id } = await saved({ name: 'Goleiros', query: 'posicao=goleiro' }, admin)
  expect(await names()).toEqual(['Meias'])
  expect((await change(id, { shared: true }, admin)).body.data.shared).toBe(true)
  expect(await list()).toMatchObject([
    { id, name: 'Goleiros', shared: true, own: false },
    { name: 'Meias', shared: false, own: true },
  ])
  expect((await change(id, { name: 'Meus goleiros' })).status).toBe(403)
  expect(await remove(id)).toBe(403)

  const other = await test.register()
  await test.database.updateTable('users').set({ admin: true }).where('id', '=', other.user._id).execute()
  expect((await change(id, { name: 'Goleiras' }, other)).body.data).toMatchObject({ name: 'Goleiras', own: false })
  expect((await change(id, { shared: false }, admin)).body.data.shared).toBe(false)
  expect(await names()).toEqual(['Meias'])
  expect(await remove(id, other)).toBe(404)
  await change(id, { shared: true }, admin)
  expect(await remove(id, other)).toBe(204)
  const { body } = await test.call('GET', '/api/v1/auditoria?action=views', { as: admin })
  expect(body.data.map(({ summary }: { summary: string }) => summary)).toEqual([
    'excluiu a visão “Goleiras” de /jogadores',
    'compartilhou a visão “Goleiras” de /jogadores',
    'deixou de compartilhar a visão “Goleiras” de /jogadores',
    'mudou a visão “Goleiros” de /jogadores',
    'compartilhou a visão “Goleiros” de /jogadores',
  ])
})

it('of a restricted list is only visible to users who see the list', async () => {
  const users = { list: 'settings/usuarios', name: 'Bloqueadas', query: 'filtro=bloqueadas', shared: true }
  const { id } = await saved(users, admin)
  expect((await save({ ...users, shared: false })).status).toBe(403)
  expect((await test.call('GET', `${VIEWS}?lista=settings/usuarios`, { as: ana })).status).toBe(403)
  expect((await test.call('GET', `${VIEWS}/${id}`, { as: ana })).status).toBe(404)
  expect(await names(admin, 'settings/usuarios')).toEqual(['Bloqueadas'])

  const pairs = { list: 'settings/duplicados', name: 'Juntados', query: 'pares=juntados' }
  expect((await save(pairs)).status).toBe(403)
  const duty = { role: 'reviewer', queues: ['duplicates'] }
  const given = await test.call('POST', `/api/v1/usuarios/${ana.user._id}/funcoes`, { as: admin, body: duty })
  expect(given.status, JSON.stringify(given.body)).toBe(201)
  await saved(pairs)
  expect(await names(ana, 'settings/duplicados')).toEqual(['Juntados'])
  expect((await save({ ...pairs, list: 'settings/divergencias', query: '' })).status).toBe(403)
})

it('of a part of a record is of that part of any record', async () => {
  const { id } = await saved({ list: 'times/jogos', name: 'Em casa', query: 'local=casa&ver=proximos' })
  expect(await names(ana, 'times/jogos')).toEqual(['Em casa'])
  expect(await names(ana, 'times')).toEqual([])
  expect((await change(id, { query: 'pais=BR' })).status).toBe(400)
})

it('is readable by users who see it in the list', async () => {
  const read = (id: string, as: Session) => test.call('GET', `${VIEWS}/${id}`, { as })
  const view = await saved()
  const { body } = await read(view.id, ana)
  expectAnswer(endpoints.getSavedView, body)
  expect(body.data).toEqual(view)
  expect((await read(view.id, admin)).status).toBe(404)
  const shared = await saved({ name: 'Goleiros', shared: true }, admin)
  expect((await read(shared.id, ana)).body.data).toEqual({ ...shared, own: false })
})

it('a former admin can withdraw a shared one, but no longer change it for all users', async () => {
  const former = await test.register()
  const setAdmin = (value: boolean) =>
    test.database.updateTable('users').set({ admin: value }).where('id', '=', former.user._id).execute()
  await setAdmin(true)
  const { id } = await saved({ name: 'Goleiros', shared: true }, former)
  await setAdmin(false)
  expect((await change(id, { name: 'Aviso a todos' }, former)).status).toBe(403)
  expect(await names()).toEqual(['Goleiros'])
  expect((await change(id, { shared: false }, former)).status).toBe(200)
  expect(await names()).toEqual([])
})

it(`are at most ${MOST_SAVED_VIEWS} of one person, and ${MOST_SHARED_VIEWS} shared in a list`, async () => {
  const rows = (as: Session, shared: boolean) =>
    Array.from({ length: MOST_SAVED_VIEWS }, (_, index) => ({
      id: `vis_${shared ? 'a' : 'b'}${index}`,
      user_id: as.user._id,
      list: 'jogadores',
      name: `Visão ${index}`,
      query: '',
      shared,
    }))
  await test.database.insertInto('saved_views').values(rows(ana, false)).execute()
  const { status, body } = await save({})
  expect([status, body.code]).toEqual([409, 'too_many_saved_views'])

  const other = await test.register()
  await test.database.insertInto('saved_views').values(rows(other, true)).execute()
  expect((await save({ shared: true }, admin)).body.code).toBe('too_many_saved_views')
  expect((await save({ list: 'times', query: '', shared: true }, admin)).status).toBe(201)
})

it('a call sent twice with one Idempotency-Key saves once', async () => {
  const send = () =>
    test.call('POST', VIEWS, {
      as: ana,
      body: { list: 'times', name: 'Brasil', query: 'pais=BR' },
      headers: { 'idempotency-key': 'uma-vez-so' },
    })
  const [first, second] = [await send(), await send()]
  expect([first.status, second.body.data.id]).toEqual([201, first.body.data.id])
  expect(await names(ana, 'times')).toEqual(['Brasil'])
})
