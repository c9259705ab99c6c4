import Fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { registerAnsweredCalls } from './answered-calls.ts'
import { registerMeasuring } from './measure.ts'

let test: TestApp
afterEach(() => test.close())

it('logs forbidden calls even without the access log, up to a limit', async () => {
  test = await createTestApp()
  const lines: { readonly words: string; readonly path: string; readonly status: number }[] = []
  const note = (line: { path: string; status: number }, words: string) => lines.push({ ...line, words })
  const app = Fastify()
  registerAnsweredCalls(app)
  registerMeasuring(app, { ...test.context, log: { ...test.context.log, warn: note as never, info: note as never } })
  app.get('/fechado', (_request, reply) => reply.status(403).send())
  app.get('/aberto', () => 'sim')
  await app.inject('/aberto')
  await app.inject('/fechado?token=segredo')
  expect(lines).toMatchObject([{ words: 'refused', path: '/fechado', status: 403 }])
  expect(JSON.stringify(lines)).not.toContain('segredo')
  for (let count = 0; count < 100; count += 1) await app.inject('/fechado')
  expect(lines).toHaveLength(60)
  await app.close()
})
