import type { Session, WebsitePage } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const configure = (adsense: unknown) => test.call('PATCH', '/api/v1/website', { as: admin, body: { adsense } })
const privacy = async (): Promise<string> => {
  const { body } = await test.call('GET', '/api/v1/website')
  return body.data.website.pages.find(({ id }: WebsitePage) => id === 'privacy').appendix
}

it('has no document, and no word about Google, while nothing is configured', async () => {
  expect((await test.app.inject('/anuncios/1234')).statusCode).toBe(404)
  expect(await privacy()).not.toContain('Google')
})

it('has a document for a configured slot alone, which has no origin and names only its own hosts', async () => {
  expect((await configure({ publisher: 'ca-pub-1234567890', slots: ['1234'] })).status).toBe(200)
  expect((await test.app.inject('/anuncios/9999')).statusCode).toBe(404)
  const { statusCode, headers, body } = await test.app.inject('/anuncios/1234')
  expect(statusCode).toBe(200)
  expect(body).toContain('data-ad-client="ca-pub-1234567890" data-ad-slot="1234"')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain('sandbox allow-scripts')
  expect(policy).not.toContain('allow-same-origin')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(await privacy()).toContain('anúncios do Google')

  // The console's own pages are as strict as before.
  const page = await test.app.inject('/dashboard')
  expect(String(page.headers['content-security-policy'])).not.toContain('google')
})

it('refuses a publisher or a slot that is no code, and more slots than places', async () => {
  for (const adsense of [
    { publisher: 'ca-pub-1"><script>', slots: [] },
    { publisher: 'ca-pub-1234567890', slots: ['"onload='] },
    { publisher: 'ca-pub-1234567890', slots: ['1111', '2222', '3333', '4444', '5555'] },
  ])
    expect((await configure(adsense)).status).toBe(400)
})
