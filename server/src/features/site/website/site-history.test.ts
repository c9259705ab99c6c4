import type { Edit, Session, WebsitePage } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const POSTS = '/api/v1/website/posts'
const publish = async (title: string): Promise<string> =>
  (await test.call('POST', POSTS, { as: admin, body: { title, body: 'Um.\n\nDois.', category: 'guia' } })).body.data.id
const change = (id: string, body: object) => test.call('PATCH', `${POSTS}/${id}`, { as: admin, body })
const changeTerms = (body: object) => test.call('PATCH', '/api/v1/website/paginas/terms', { as: admin, body })
const stored = (id: string) => test.database.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst()
const history = async (record: string): Promise<Edit[]> =>
  (await test.call('GET', `/api/v1/historico?registro=${record}`, { as: admin })).body.data
const undo = (id: string) => test.call('POST', `/api/v1/historico/${id}/desfazer`, { as: admin })
const terms = async (): Promise<WebsitePage> =>
  (await test.call('GET', '/api/v1/website')).body.data.website.pages.find(({ id }: WebsitePage) => id === 'terms')

it('keeps every version of a post, and an older one comes back', async () => {
  const id = await publish('Versões')
  await change(id, { body: 'Um.\n\nTrês.' })
  await change(id, { title: 'Versões, de novo', category: null })
  const [renamed, rewritten, created] = await history(`post:${id}`)
  expect([renamed, rewritten, created].map((edit) => edit!.summary)).toEqual([
    'editou o post "Versões, de novo"',
    'editou o post "Versões"',
    'publicou o post "Versões"',
  ])
  expect(rewritten!.kind).toBe('site')
  expect(rewritten!.rows).toMatchObject([
    { what: 'post', fields: [{ label: 'Texto', before: 'Um.\n\nDois.', after: 'Um.\n\nTrês.' }] },
  ])
  expect(renamed!.rows[0]!.fields.map(({ label }) => label)).toEqual(['Título', 'Categoria'])

  expect((await undo(renamed!.id)).status).toBe(200)
  expect((await undo(rewritten!.id)).status).toBe(200)
  expect(await stored(id)).toMatchObject({ title: 'Versões', body: 'Um.\n\nDois.', category: 'guia' })
})

it('refuses to undo a version over a later one of the same text, and says who wrote that', async () => {
  const id = await publish('Mais tarde')
  await change(id, { body: 'Segunda.' })
  await change(id, { body: 'Terceira.' })
  const second = (await history(`post:${id}`))[1]!
  expect(await undo(second.id)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect((await stored(id))!.body).toBe('Terceira.')
  const { body } = await test.call('GET', `/api/v1/historico/${second.id}/impedimentos`, { as: admin })
  expect(body.data.blockers).toMatchObject([{ what: 'post', reason: 'changed', edit: { actor: admin.user.name } }])
})

it('brings a deleted post back as it was, with its address and its date', async () => {
  const id = await publish('Apagado por engano')
  const before = await stored(id)
  await test.call('DELETE', `${POSTS}/${id}`, { as: admin })
  const [deleted] = await history(`post:${id}`)
  expect(deleted).toMatchObject({
    summary: 'apagou o post "Apagado por engano"',
    rows: [{ operation: 'removed', name: 'Apagado por engano' }],
  })
  expect((await undo(deleted!.id)).status).toBe(200)
  expect(await stored(id)).toEqual(before)
})

it('does not bring a post back over another that has its address now', async () => {
  const id = await publish('Mesmo endereço')
  await test.call('DELETE', `${POSTS}/${id}`, { as: admin })
  const [deleted] = await history(`post:${id}`)
  expect(await publish('Mesmo endereço')).toBe(id)
  await change(id, { body: 'O novo.' })
  expect((await undo(deleted!.id)).status).toBe(409)
  expect((await stored(id))!.body).toBe('O novo.')
})

it('brings former terms back, which count as changed now', async () => {
  const former = await terms()
  await changeTerms({ body: 'Outros termos.' })
  const changed = await terms()
  const [edit] = await history('websitePage:terms')
  expect(edit).toMatchObject({ summary: `editou a página "${former.title}"`, rows: [{ what: 'página' }] })
  expect((await undo(edit!.id)).status).toBe(200)
  const back = await terms()
  expect({ ...back, updatedAt: '' }).toEqual({ ...former, updatedAt: '' })
  expect(back.updatedAt > changed.updatedAt).toBe(true)
})

it('keeps nothing, and no new date, where nothing changed', async () => {
  const { title, body, updatedAt } = await terms()
  const count = (await history('websitePage:terms')).length
  expect((await changeTerms({ title: ` ${title} `, body })).body.data.updatedAt).toBe(updatedAt)
  expect(await history('websitePage:terms')).toHaveLength(count)
})

it('shows the history of the site to admins alone', async () => {
  const id = await publish('Só da administração')
  const person = await test.register()
  for (const record of [`post:${id}`, 'websitePage:terms']) {
    expect((await test.call('GET', `/api/v1/historico?registro=${record}`, { as: person })).status).toBe(403)
    expect((await test.call('GET', `/api/v1/historico?registro=${record}&format=csv`, { as: person })).status).toBe(403)
  }
  const [created] = await history(`post:${id}`)
  expect((await test.call('POST', `/api/v1/historico/${created!.id}/desfazer`, { as: person })).status).toBe(403)
})

const site = async () => (await test.call('GET', '/api/v1/website', { as: admin })).body.data
const changeSite = (body: object) => test.call('PATCH', '/api/v1/website', { as: admin, body })
const contact = {
  email: 'contato@exemplo.com',
  phone: '',
  address: 'Rua da Bola, 9',
  social: [{ label: 'Mastodon', url: 'https://exemplo.com/@mc' }],
}

it('keeps every version of contact, ads and blog, each of which comes back', async () => {
  const before = await site()
  const blog = { title: 'Arquibancada', description: 'Do lado de lá.', address: '' }
  const adsense = { publisher: 'ca-pub-1234567890', slots: ['1234'] }
  await changeSite({ contact })
  await changeSite({ blog, adsense })
  const [second, first] = await history('website:true')
  expect(first).toMatchObject({ kind: 'site', summary: 'editou os dados do site: contato' })
  expect(first!.rows[0]!.fields).toMatchObject([
    { label: 'E-mail', before: before.website.contact.email, after: 'contato@exemplo.com' },
    { label: 'Endereço', before: before.website.contact.address, after: 'Rua da Bola, 9' },
    { label: 'Redes sociais', after: ['Mastodon: https://exemplo.com/@mc'] },
  ])
  expect(second!.rows[0]!.fields.map(({ label }) => label)).toEqual([
    'Código do editor',
    'Blocos de anúncio',
    'Título do blog',
    'Descrição do blog',
  ])
  expect((await undo(first!.id)).status).toBe(200)
  expect(await site()).toMatchObject({ blog, website: { contact: before.website.contact, adsense } })
  expect((await undo(second!.id)).status).toBe(200)
  expect(await site()).toEqual(before)
})

it('leaves no version where the same settings are saved again', async () => {
  const { website } = await site()
  const count = (await history('website:true')).length
  expect((await changeSite({ contact: website.contact })).status).toBe(200)
  expect(await history('website:true')).toHaveLength(count)
})

it('does not take a category from posts that have it since, and undoes its adding once they have not', async () => {
  const { website } = await site()
  await changeSite({ category: [...website.category, { id: 'bastidores', name: 'Bastidores' }] })
  const [added] = await history('website:true')
  expect(added!.rows[0]!.fields).toMatchObject([
    { label: 'Categorias dos posts', after: expect.arrayContaining(['Bastidores']) },
  ])
  const id = await publish('Dos bastidores')
  await change(id, { category: 'bastidores' })
  const refused = await undo(added!.id)
  expect(refused).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect(refused.body.detail).toContain('posts')
  await change(id, { category: 'guia' })
  expect((await undo(added!.id)).status).toBe(200)
  expect((await site()).website.category).toEqual(website.category)
})

it('shows the settings of the site in the history to admins alone', async () => {
  const { status } = await test.call('GET', '/api/v1/historico?registro=website:true', { as: await test.register() })
  expect(status).toBe(403)
})
