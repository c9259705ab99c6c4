import multipart from '@fastify/multipart'
import { endpoint, Exactly, Item, readQuery, type Endpoint, type Session } from '@meio-campo/contract'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import Fastify, { type FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { splitBase } from '../callers/base-address.ts'
import { asAppError, sendProblem, toProblem } from './problem.ts'
import { registerOpenapi } from '../openapi/openapi.ts'
import { implementRead } from '../reading/read.ts'
import { implement } from './route.ts'
import { validatorCompiler } from './validation.ts'

const shared = {
  access: 'user',
  tag: 'Times',
  query: Exactly(readQuery),
  answer: Item(Type.Object({ id: Type.String({ description: 'O que foi pedido.' }) })),
  params: Exactly({ id: Type.String({ maxLength: 60, description: 'O que se pede.' }) }),
} as const satisfies Partial<Endpoint>

/** Made up: no address of the table is about to go. */
const leaving = endpoint({
  ...shared,
  id: 'getOldTeam',
  method: 'GET',
  path: '/api/v1/equipes/{id}',
  summary: 'Um time, como antes',
  description: 'Responde como sempre.',
  deprecated: { since: '2026-11-01', sunset: '2027-03-01', successor: '/api/v1/times/{id}' },
})
const undecided = endpoint({
  ...shared,
  id: 'getOlderTeam',
  method: 'GET',
  path: '/api/v1/clubes/{id}',
  summary: 'Um clube, como antes',
  deprecated: { since: '2026-11-01' },
})
const staying = endpoint({
  ...shared,
  id: 'getNewTeam',
  method: 'GET',
  path: '/api/v1/times/{id}',
  summary: 'Um time',
})

let test: TestApp
let app: FastifyInstance
let ana: Session
beforeAll(async () => {
  test = await createTestApp()
  ana = await test.register()
  app = Fastify({
    rewriteUrl: (request) => {
      const { url, base } = splitBase(request.url ?? '/')
      request.base = base
      return url
    },
  })
  await app.register(multipart)
  app.decorate('reads', new Map())
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler((error, request, reply) => {
    sendProblem(reply, toProblem(asAppError(error), request.id, test.context.publicUrl))
  })
  await registerOpenapi(app, test.context.publicUrl)
  const answer = (id: string) => ({
    answer: { data: { id }, links: { next: '/api/v1/equipes/x?cursor=abc' } },
    topics: ['teams'],
  })
  implementRead(app, test.context, leaving, async ({ params }) => answer(params.id))
  implementRead(app, test.context, staying, async ({ params }) => answer(params.id))
  implement(app, test.context, undecided, async ({ params }) => ({ data: { id: params.id } }))
})
afterAll(async () => {
  await app.close()
  await test.close()
})

const get = (path: string, token = ana.user.token) =>
  app.inject({ url: `/${ana.user._id}${path}`, headers: { authorization: `Bearer ${token}` } })

it('says since when, until when and what stands in its place, on the first answer, a kept one and a refusal', async () => {
  const made = await get('/api/v1/equipes/s%C3%A3o')
  const kept = await get('/api/v1/equipes/s%C3%A3o')
  const refused = await get('/api/v1/equipes/s%C3%A3o', 'outro')
  expect([made.statusCode, kept.statusCode, refused.statusCode]).toEqual([200, 200, 401])
  for (const { headers } of [made, kept, refused]) {
    expect(headers['deprecation']).toBe('@1793491200')
    expect(headers['sunset']).toBe('Mon, 01 Mar 2027 00:00:00 GMT')
  }
  const links = (answer: typeof made) => [answer.headers['link']].flat().join(', ')
  for (const answer of [made, kept]) {
    expect(links(answer)).toContain(`</${ana.user._id}/api/v1/times/s%C3%A3o>; rel="successor-version"`)
    expect(links(answer)).toContain('</api?aba=referencia&op=getOldTeam>; rel="deprecation"')
    expect(links(answer)).toContain('rel="next"')
  }
})

it('says it of no other address, not even after an answer of one that will go', async () => {
  for (const answer of [await get('/api/v1/times/bahia'), await get('/api/v1/times/bahia')]) {
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).not.toHaveProperty('deprecation')
    expect(answer.headers).not.toHaveProperty('sunset')
    expect(String(answer.headers['link'])).toBe('</api/v1/equipes/x?cursor=abc>; rel="next"')
  }
  const { headers } = await get('/api/v1/clubes/bahia')
  expect(headers['deprecation']).toBe('@1793491200')
  expect(headers).not.toHaveProperty('sunset')
})

it('is in the document, which stays clean', async () => {
  const source = (await app.inject('/api/v1/openapi.json')).body
  // What webhooks receive is made of parts that no made-up endpoint answers.
  const { webhooks: _, ...document } = JSON.parse(source)
  const { paths, components } = document
  const operation = paths['/api/v1/equipes/{id}'].get
  expect(operation).toMatchObject({
    deprecated: true,
    description:
      'Vai sair: não convém usá-la desde 01/11/2026 e deixa de responder em 01/03/2027. Use `/api/v1/times/{id}` no lugar. Responde como sempre.',
    'x-deprecation': { since: '2026-11-01', sunset: '2027-03-01', successor: '/api/v1/times/{id}' },
  })
  expect(Object.keys(operation.responses[200].headers)).toEqual(
    expect.arrayContaining(['Deprecation', 'Sunset', 'Link']),
  )
  expect(Object.keys(paths['/api/v1/clubes/{id}'].get.responses[200].headers)).not.toContain('Sunset')
  expect(paths['/api/v1/times/{id}'].get).not.toHaveProperty('deprecated')
  expect(Object.keys(components.headers)).toEqual(expect.arrayContaining(['Deprecation', 'Sunset']))
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'no-server-example.com': 'off', 'no-unused-components': 'off' },
  })
  expect((await lintFromString({ source: JSON.stringify(document), config })).map(({ message }) => message)).toEqual([])
})
