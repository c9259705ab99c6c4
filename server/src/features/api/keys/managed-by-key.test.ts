import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import type { Scope } from '@meio-campo/contract/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemonstration } from '../../../demo/load.ts'
import { addressIn } from '../../../testing/operations.ts'
import { sampleNotifications, sampleSimulations, sampleWebhooks } from '../../../testing/push-operations.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let test: TestApp
let ana: Session
let admin: Session
beforeAll(async () => {
  test = await createTestApp({ SECRET_KEY: 'a-secret-key-for-tests-of-32-letters' })
  await loadDemonstration(test.database, test.context.now())
  ana = await test.register()
  admin = await test.registerAdmin()
}, 900_000)
afterAll(() => test.close())

async function make(as: Session, scopes: readonly Scope[]): Promise<string> {
  const made = await test.call('POST', '/api/v1/chaves', { as, body: { name: 'Implantação', scopes } })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.data.secret as string
}

/** Calls as a program with a key does; what no key may call, as the person. Every call has to succeed. */
const callWith =
  (secret: string, called: Set<string>) =>
  async (id: string, as: Session | null, options: Options = {}) => {
    const endpoint: Endpoint = endpoints[id as keyof typeof endpoints]
    const { path, query } = { ...addressIn(endpoint, {}, options.params ?? {}), ...options }
    if (endpoint.scope === undefined) {
      const { body } = await test.call(endpoint.method, `${path}${query}`, { as: as!, body: options.body })
      return body
    }
    called.add(id)
    const answer = await test.app.inject({
      method: endpoint.method,
      url: `${path}${query}`,
      headers: { authorization: `Bearer ${secret}` },
      ...(options.body !== undefined && { payload: options.body as object }),
    })
    expect([id, answer.statusCode], answer.body).toEqual([id, endpoint.status ?? 200])
    return answer.body === '' ? null : answer.json()
  }
interface Options {
  readonly body?: unknown
  readonly params?: Record<string, string>
  readonly query?: string
}

const idsAsking = (...scopes: readonly Scope[]) =>
  (Object.values(endpoints) as Endpoint[])
    .filter(({ scope }) => scopes.some((each) => each === scope))
    .map(({ id }) => id)
    .toSorted()

describe('with a key alone', () => {
  it('webhooks, deliveries and simulations are made, used and removed', async () => {
    const called = new Set<string>()
    const call = callWith(await make(ana, ['push:manage']), called)
    await sampleWebhooks(call, test, ana)
    await sampleSimulations(call, test, ana)
    expect([...called].toSorted()).toEqual(idsAsking('push:read', 'push:manage'))
  })

  it('calendars and what is followed are managed', async () => {
    const called = new Set<string>()
    const call = callWith(await make(ana, ['calendars:manage', 'follows:manage']), called)
    await sampleNotifications(call, test, ana)
    expect([...called].toSorted()).toEqual(
      idsAsking('calendars:read', 'calendars:manage', 'follows:read', 'follows:manage'),
    )
  })

  it('usage and log are read', async () => {
    const secret = await make(ana, ['usage:read'])
    const call = callWith(secret, new Set())
    await call('getUsage', null)
    const id = await until(async () => {
      const { data } = (await call('listRequests', null)) as { data: { id: string }[] }
      return data[0]?.id
    })
    await call('getRequest', null, { params: { id } })
  })

  it('a file is sent and imported', async () => {
    const secret = await make(admin, ['imports:manage'])
    const form = new FormData()
    const csv = 'id_match,season,date,home,score,away\n1,1975,1975-08-20,Flamengo,3x1,Cruzeiro\n'
    form.append('file', new Blob([csv], { type: 'text/csv' }), 'matches.csv')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const sent = await test.app.inject({
      method: 'POST',
      url: '/api/v1/importacoes/arquivos',
      headers: { authorization: `Bearer ${secret}`, 'content-type': request.headers.get('content-type')! },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(sent.statusCode, sent.body).toBe(201)
    const call = callWith(secret, new Set())
    const body = { dataset: 'brasileirao', file: sent.json().data.id as string, dryRun: true }
    const run = (await call('startImport', null, { body })) as { data: { id: string } }
    await until(async () => {
      const { data } = (await call('getImportRun', null, { params: run.data })) as { data: { status: string } }
      return data.status === 'done'
    }, 60_000)
    await call('listImportRuns', null)
    await call('listConnections', null)
    await call('listDatasets', null)
    // A statement of rights is a person's.
    const stated = await test.app.inject({
      method: 'PUT',
      url: '/api/v1/fontes/brasileirao/direito',
      headers: { authorization: `Bearer ${secret}` },
      payload: { statedBy: 'Ana Lima' },
    })
    expect(stated.json().code).toBe('session_only')
  })
})
