import type { Post, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
beforeEach(() => test.database.deleteFrom('posts').execute())
afterAll(() => test.close())

const PATH = '/api/v1/website/posts'
const draft = { title: 'Olá, São Paulo!', body: 'Texto.', category: 'guia' }
const publish = (body: unknown, as: Session = admin) => test.call('POST', PATH, { as, body })
const edit = (id: string, body: unknown) => test.call('PATCH', `${PATH}/${id}`, { as: admin, body })
const remove = (id: string) => test.call('DELETE', `${PATH}/${id}`, { as: admin })
const stored = () => test.database.selectFrom('posts').selectAll().orderBy('id').execute()
const lastAudit = () =>
  test.database.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

it('publishes under the slug of the title', async () => {
  const { status, body } = await publish({ ...draft, title: `  ${draft.title}  ` })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ id: 'ola__sao_paulo_', title: draft.title, body: 'Texto.', category: 'guia' })
  expect(await lastAudit()).toMatchObject({
    action: 'website.edit',
    summary: 'publicou o post "Olá, São Paulo!"',
  })
})

it('gives several posts with one title different ids, even at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => publish(draft)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
  const ids = ['', '_2', '_3', '_4', '_5', '_6'].map((suffix) => `ola__sao_paulo_${suffix}`)
  expect((await stored()).map(({ id }) => id).sort()).toEqual(ids.sort())
})

it('has an id for any title', async () => {
  for (const title of ['x'.repeat(160), 'x'.repeat(160), '¿?', '日本 🇧🇷']) {
    const { status, body } = await publish({ ...draft, title, category: null })
    expect(status).toBe(201)
    expect(body.data.id).toMatch(/^[a-z0-9_]{1,120}$/)
    expect((await edit(body.data.id, { body: 'Outro.' })).status).toBe(200)
  }
})

it.each([
  ['an unknown category', { ...draft, category: 'fofoca' }, 'category'],
  ['a missing title', { body: 'x', category: null }, 'title'],
  ['a blank text', { ...draft, body: ' \n' }, 'body'],
  ['an id of the caller’s choice', { ...draft, id: 'meu' }, 'id'],
  ['a list where a text belongs', { ...draft, title: ['x'] }, 'title'],
])('refuses %s', async (_what, body, field) => {
  const answer = await publish(body)
  expect(answer.status).toBe(400)
  expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field)
  expect(await stored()).toEqual([])
})

it('changes the given fields and keeps the rest, the id included', async () => {
  const { id } = (await publish(draft)).body.data
  const { status, body } = await edit(id, { title: 'Outro título', category: null })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id, title: 'Outro título', body: 'Texto.', category: null })
  expect(await lastAudit()).toMatchObject({
    action: 'website.edit',
    summary: 'editou o post "Outro título"',
  })
  expect((await edit(id, { category: 'fofoca' })).status).toBe(400)
  expect((await edit(id, { publishedAt: '2020-01-01T00:00:00Z' })).status).toBe(400)
  expect((await edit('nenhum', { title: 'X' })).status).toBe(404)
  expect((await edit('Não é id', { title: 'X' })).status).toBe(400)
})

it('deletes, and says so in the audit log', async () => {
  const { data } = (await publish(draft)).body
  expect((await remove(data.id)).status).toBe(204)
  expect(await stored()).toEqual([])
  expect(await lastAudit()).toMatchObject({
    action: 'website.edit',
    summary: 'apagou o post "Olá, São Paulo!"',
  })
  expect((await remove(data.id)).status).toBe(404)
})

it('keeps a category that a post is taking at this moment', async () => {
  const keep = (ids: string[]) =>
    test.call('PATCH', '/api/v1/website', { as: admin, body: { category: ids.map((id) => ({ id, name: id })) } })
  for (let round = 0; round < 5; round += 1) {
    await test.database.deleteFrom('posts').execute()
    await keep(['guia', 'produto', 'novidade'])
    const [post, site] = await Promise.all([publish({ ...draft, category: 'produto' }), keep(['guia', 'novidade'])])
    expect([post.status, site.status].sort()).toEqual(post.status === 201 ? [201, 400] : [200, 400])
  }
  await test.database.deleteFrom('posts').execute()
  await keep(['guia', 'produto', 'novidade'])
})

it('lists from the newest, page by page, without gaps or repeats', async () => {
  const at = new Date('2026-01-01T00:00:00.000Z')
  const rows = Array.from({ length: 7 }, (_, index) => ({
    id: `p_${index}`,
    title: 'T',
    body: 'B',
    published_at: new Date(at.getTime() + Math.floor(index / 3)),
  }))
  await test.database.insertInto('posts').values(rows).execute()
  const person = await test.register()
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { status, body } = await test.call('GET', `${PATH}?limit=2${cursor && `&cursor=${cursor}`}`, { as: person })
    expect([status, body.page.total]).toEqual([200, 7])
    seen.push(...body.data.map(({ id }: Post) => id))
    cursor = body.page.next
  }
  expect(seen).toEqual(['p_6', 'p_5', 'p_4', 'p_3', 'p_2', 'p_1', 'p_0'])
  expect((await test.call('GET', '/api/v1/website')).body.data.posts).toHaveLength(5)
})

it('is written by admins alone', async () => {
  const person = await test.register()
  const { id } = (await publish(draft)).body.data
  expect((await publish(draft, person)).status).toBe(403)
  expect((await test.call('PATCH', `${PATH}/${id}`, { as: person, body: {} })).status).toBe(403)
  expect((await test.call('DELETE', `${PATH}/${id}`, { as: person })).status).toBe(403)
  expect((await test.call('DELETE', `${PATH}/${id}`)).status).toBe(401)
  expect((await test.call('GET', PATH)).status).toBe(401)
  expect(await stored()).toHaveLength(1)
})
