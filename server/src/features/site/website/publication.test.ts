import type { Post, Session, WrittenPost } from '@meio-campo/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listLatestPosts } from './post-queries.ts'

let test: TestApp
let admin: Session
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  person = await test.register()
})
beforeEach(() => test.database.deleteFrom('posts').execute())
afterAll(() => test.close())

const PATH = '/api/v1/website/posts'
const MINUTE = 60_000
const write = async (title: string, more: object = {}): Promise<WrittenPost> =>
  (await test.call('POST', PATH, { as: admin, body: { title, body: 'Texto.', category: null, ...more } })).body.data
const edit = (id: string, body: object) => test.call('PATCH', `${PATH}/${id}`, { as: admin, body })
const inMinutes = (minutes: number) => new Date(test.context.now().getTime() + minutes * MINUTE).toISOString()
const titles = ({ body }: { body: { data: readonly Pick<Post, 'title'>[] } }) => body.data.map(({ title }) => title)
const written = async (query = '') => titles(await test.call('GET', `/api/v1/website/redacao${query}`, { as: admin }))

/** Every way in which a user without the right to edit could find a post. */
async function seen(): Promise<string[]> {
  const list = await test.call('GET', PATH, { as: person })
  const site = await test.call('GET', '/api/v1/website')
  const dashboard = await test.call('GET', '/api/v1/dashboard')
  expect(site.body.data.posts).toEqual(list.body.data)
  expect(dashboard.body.data.posts).toEqual(list.body.data)
  return titles(list)
}

it('hides a draft from all but its editors, until it is published', async () => {
  const draft = await write('Rascunho', { publishAt: null })
  expect(draft).toMatchObject({ state: 'draft', publishedAt: null })
  expect(await seen()).toEqual([])
  expect((await test.call('GET', `${PATH}/${draft.id}`, { as: person })).status).toBe(404)
  expect((await test.call('GET', `${PATH}/${draft.id}`, { as: admin })).body.data).toEqual(draft)
  expect((await test.call('GET', '/api/v1/website/redacao', { as: person })).status).toBe(403)

  const saved = await edit(draft.id, { publishAt: 'now' })
  expect(saved.body.data).toMatchObject({ state: 'published', publishedAt: expect.any(String) })
  expect(await seen()).toEqual(['Rascunho'])
  expect((await test.call('GET', `${PATH}/${draft.id}`, { as: person })).status).toBe(200)
})

it('publishes at the exact time, without further action', async () => {
  const post = await write('Na hora', { publishAt: inMinutes(30) })
  expect(post.state).toBe('scheduled')
  const hour = new Date(post.publishedAt!)
  expect(await listLatestPosts(test.database, new Date(hour.getTime() - 1))).toEqual([])
  expect(await listLatestPosts(test.database, hour)).toMatchObject([{ title: 'Na hora' }])
  expect(await seen()).toEqual([])
  test.advance(30 * MINUTE)
  expect(await seen()).toEqual(['Na hora'])
  expect((await test.call('GET', `${PATH}/${post.id}`, { as: person })).body.data).toMatchObject({
    state: 'published',
    publishedAt: post.publishedAt,
  })
})

it('leaves the date of a published post alone when it is saved again, and takes it back where asked', async () => {
  const post = await write('Já saiu')
  test.advance(MINUTE)
  expect((await edit(post.id, { publishAt: 'now', body: 'Outro.' })).body.data.publishedAt).toBe(post.publishedAt)
  expect((await edit(post.id, { publishAt: null })).body.data).toMatchObject({ state: 'draft', publishedAt: null })
  expect(await seen()).toEqual([])
  const { body } = await test.call('GET', `/api/v1/historico?registro=post:${post.id}`, { as: admin })
  expect(body.data[0]).toMatchObject({
    summary: 'escreveu o rascunho "Já saiu"',
    rows: [{ fields: [{ label: 'Publicação' }] }],
  })
  await test.call('POST', `/api/v1/historico/${body.data[0].id}/desfazer`, { as: admin })
  expect(await seen()).toEqual(['Já saiu'])
})

it('lists what was written by its state, last saved first, page by page', async () => {
  await write('Um')
  test.advance(1)
  await write('Dois', { publishAt: null })
  test.advance(1)
  await write('Três', { publishAt: inMinutes(1) })
  expect(await written()).toEqual(['Três', 'Dois', 'Um'])
  expect(await written('?situacao=rascunhos')).toEqual(['Dois'])
  expect(await written('?situacao=agendados')).toEqual(['Três'])
  expect(await written('?situacao=publicados')).toEqual(['Um'])
  const first = await test.call('GET', '/api/v1/website/redacao?limit=2', { as: admin })
  const rest = await test.call('GET', `/api/v1/website/redacao?limit=2&cursor=${first.body.page.next}`, { as: admin })
  expect([...titles(first), ...titles(rest)]).toEqual(['Três', 'Dois', 'Um'])
})

it('lists the posts of a category', async () => {
  await write('Guia', { category: 'guia' })
  await write('Outro')
  expect(titles(await test.call('GET', `${PATH}?categoria=guia`, { as: person }))).toEqual(['Guia'])
})

it.each(['ontem', '2026-13-01T00:00:00Z', 5, false])('refuses %s as a time', async (publishAt) => {
  const body = { title: 'Errado', body: 'x', category: null, publishAt }
  expect((await test.call('POST', PATH, { as: admin, body })).status).toBe(400)
})
