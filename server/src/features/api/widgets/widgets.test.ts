import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerWidgets } from './routes.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'mc-widgets-'))))
afterAll(() => rm(folder, { recursive: true }))

it('is there for pages of other origins, for a day and with an ETag, as soon as it is built', async () => {
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => reply.send(error instanceof AppError ? error.code : error))
  registerWidgets(app, folder)
  expect((await app.inject('/widgets.js')).body).toBe('not_found')

  await writeFile(join(folder, 'widgets.js'), 'customElements.define')
  const { statusCode, headers, body } = await app.inject('/widgets.js')
  expect([statusCode, body]).toEqual([200, 'customElements.define'])
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringContaining('max-age=86400'),
  })
  const again = await app.inject({ url: '/widgets.js', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await app.close()
})
