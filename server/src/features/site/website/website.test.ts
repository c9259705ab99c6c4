import type { Session, WebsitePage } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { seedWebsite } from './seed.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const read = async () => (await test.call('GET', '/api/v1/website?type=ajax')).body.data
const change = (body: unknown, as: Session = admin) => test.call('PATCH', '/api/v1/website', { as, body })
const changePage = (id: string, body: unknown) =>
  test.call('PATCH', `/api/v1/website/paginas/${id}`, { as: admin, body })
const lastAudit = () =>
  test.database.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
const contact = {
  email: 'oi@exemplo.com',
  phone: '(11) 4002-8922',
  address: 'São Paulo',
  social: [{ label: 'Blog', url: 'https://exemplo.com/blog' }],
}

it('begins with pages, categories and posts, and with nothing invented about who runs it', async () => {
  const { website, blog, posts } = await read()
  expect(website.pages.map(({ id }: WebsitePage) => id)).toEqual(['about', 'privacy', 'terms'])
  expect(website.pages.map(({ title }: WebsitePage) => title)).toEqual([
    'Sobre o Meio-Campo',
    'Política de privacidade',
    'Termos de uso',
  ])
  expect(website.contact).toEqual({ email: '', phone: '', address: '', social: [] })
  expect(website.adsense).toEqual({ publisher: '', slots: [] })
  expect(website.category.map(({ id }: { id: string }) => id)).toEqual(['guia', 'produto', 'novidade'])
  expect(blog.title).toBe('Blog do Meio-Campo')
  expect(posts.map(({ id }: { id: string }) => id)).toEqual([
    'boas_vindas_ao_meio_campo',
    'como_a_sua_conta_e_protegida',
  ])
})

it('is changed section by section, and says so in the audit log', async () => {
  const before = await read()
  const { status, body } = await change({ contact })
  expect(status).toBe(200)
  expect(body.data.website.contact).toEqual(contact)
  expect(await read()).toEqual({ ...before, website: { ...before.website, contact } })
  expect(await lastAudit()).toMatchObject({
    action: 'website.edit',
    summary: 'editou os dados do site: contato',
    actor_id: admin.user._id,
  })
  const blog = { title: 'Arquibancada', description: '', address: 'https://exemplo.com' }
  expect((await change({ blog, adsense: { publisher: 'ca-pub-1234567890', slots: ['1234'] } })).body.data.blog).toEqual(
    blog,
  )
})

it.each([
  ['an unknown section', { pages: [] }, 'pages'],
  ['an unknown field', { contact: { ...contact, fax: '1' } }, 'contact.fax'],
  [
    'an address that is none',
    { contact: { ...contact, social: [{ label: 'X', url: 'javascript:alert(1)' }] } },
    'contact.social.0.url',
  ],
  ['an e-mail that is none', { contact: { ...contact, email: 'oi' } }, 'contact.email'],
  ['half a section', { contact: { email: '' } }, 'contact.phone'],
  ['a publisher that is none', { adsense: { publisher: '"><script>', slots: [] } }, 'adsense.publisher'],
  ['a category twice', { category: ['guia', 'novidade', 'guia'].map((id) => ({ id, name: id })) }, 'category.2.id'],
  ['to lose a category that posts are in', { category: [{ id: 'guia', name: 'Guia' }] }, 'category'],
  ['a number where a text belongs', { blog: { title: 1, description: '', address: '' } }, 'blog.title'],
])('refuses %s', async (_what, body, field) => {
  const before = await read()
  const answer = await change(body)
  expect(answer.status).toBe(400)
  expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field)
  expect(await read()).toEqual(before)
})

it('edits an institutional page, and says so in the audit log', async () => {
  const former = (await read()).website.pages.find(({ id }: WebsitePage) => id === 'terms')
  const { status, body } = await changePage('terms', { title: ' Termos ', body: '# Novo' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id: 'terms', title: 'Termos', body: '# Novo' })
  expect(body.data.updatedAt > former.updatedAt).toBe(true)
  expect(await lastAudit()).toMatchObject({ action: 'website.edit', summary: 'editou a página "Termos"' })
})

it('refuses an empty page, an unknown field and an unknown page', async () => {
  expect((await changePage('terms', { body: '  ' })).status).toBe(400)
  expect((await changePage('terms', { id: 'outra' })).status).toBe(400)
  expect((await changePage('faq', { title: 'X' })).status).toBe(404)
  expect((await changePage('..', { title: 'X' })).status).toBeGreaterThanOrEqual(400)
})

it('writes nothing for an empty change', async () => {
  const before = await lastAudit()
  expect((await change({})).status).toBe(200)
  expect((await changePage('terms', {})).status).toBe(200)
  expect(await lastAudit()).toEqual(before)
})

it('is changed by admins alone', async () => {
  const person = await test.register()
  const before = await read()
  expect((await change({ contact }, person)).status).toBe(403)
  expect((await test.call('PATCH', '/api/v1/website', { body: { contact } })).status).toBe(401)
  expect((await test.call('PATCH', '/api/v1/website/paginas/terms', { as: person, body: { title: 'X' } })).status).toBe(
    403,
  )
  expect(await read()).toEqual(before)
})

it('is not put back by the next start', async () => {
  await test.database.deleteFrom('posts').execute()
  const before = await read()
  await Promise.all([seedWebsite(test.database), seedWebsite(test.database)])
  expect(await read()).toEqual(before)
})

it('gets a missing page back at the next start', async () => {
  await test.database.deleteFrom('website_pages').where('id', '=', 'privacy').execute()
  await seedWebsite(test.database)
  expect((await read()).website.pages.map(({ id }: WebsitePage) => id)).toContain('privacy')
})
