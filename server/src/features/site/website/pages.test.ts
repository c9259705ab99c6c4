import type { Session, WebsitePage } from '@meio-campo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { removeUnusedPictures } from '../../curating/uploads/expiry.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const PATH = '/api/v1/website/paginas'
const create = (id: string, body = 'Texto.') =>
  test.call('POST', PATH, { as: admin, body: { id, title: ' Regras da liga ', body } })
const remove = (id: string) => test.call('DELETE', `${PATH}/${id}`, { as: admin })
const pages = async (): Promise<string[]> =>
  (await test.call('GET', '/api/v1/website')).body.data.website.pages.map(({ id }: WebsitePage) => id)

it('adds a page, which is changed and deleted like the others and comes back from the history', async () => {
  const { status, body } = await create('regras_da_liga')
  expect([status, body.data.title]).toEqual([201, 'Regras da liga'])
  expect(await pages()).toContain('regras_da_liga')
  expect((await create('regras_da_liga')).body.errors).toMatchObject([{ field: 'id' }])
  expect((await test.call('PATCH', `${PATH}/regras_da_liga`, { as: admin, body: { body: 'Outro.' } })).status).toBe(200)
  expect((await remove('regras_da_liga')).status).toBe(204)
  expect(await pages()).not.toContain('regras_da_liga')
  const history = await test.call('GET', '/api/v1/historico?registro=websitePage:regras_da_liga', { as: admin })
  expect(history.body.data[0].summary).toBe('apagou a página "Regras da liga"')
  await test.call('POST', `/api/v1/historico/${history.body.data[0].id}/desfazer`, { as: admin })
  expect(await pages()).toContain('regras_da_liga')
})

it.each(['Regras', 'regras-da-liga', 'a', '../x', 'x'.repeat(61)])('refuses %s as an address', async (id) => {
  expect((await create(id)).status).toBe(400)
})

it('keeps terms, privacy and about', async () => {
  for (const id of ['terms', 'privacy', 'about']) expect((await remove(id)).status).toBe(409)
  expect(await pages()).toEqual(expect.arrayContaining(['terms', 'privacy', 'about']))
  expect((await remove('nenhuma')).status).toBe(404)
})

it('has twenty pages at most, also when two are made at once', async () => {
  const missing = 19 - (await pages()).length
  for (let count = 0; count < missing; count += 1) expect((await create(`pagina_${count}`)).status).toBe(201)
  const both = await Promise.all([create('ultima_a'), create('ultima_b')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
})

const upload = async (): Promise<string> => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a6b3c' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'foto.png')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const { body } = await test.call('POST', '/api/v1/uploads', {
    as: admin,
    raw: true,
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  })
  return body.data.url
}
const post = (body: string) =>
  test.call('POST', '/api/v1/website/posts', { as: admin, body: { title: 'Com foto', body, category: null } })

it('keeps the pictures of a text, and drops those that no text took', async () => {
  const [used, unused] = [await upload(), await upload()]
  expect((await post(`Antes.\n\n![A foto](${used})`)).status).toBe(201)
  const tomorrow = new Date(test.context.now().getTime() + 25 * 3_600_000)
  await removeUnusedPictures({ ...test.context, now: () => tomorrow })
  expect((await test.app.inject(used)).statusCode).toBe(200)
  expect((await test.app.inject(unused)).statusCode).toBe(404)
  const refused = await post(`![Sumiu](${unused})`)
  expect(refused.body.errors).toMatchObject([{ field: 'body', message: expect.stringContaining('não existe mais') }])
})
