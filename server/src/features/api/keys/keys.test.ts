import { endpoints, type ApiKey, type Session } from '@meio-campo/contract'
import { SCOPES } from '@meio-campo/contract/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertLeague, MATCH } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertLeague(test.database)
  await test.database.insertInto('matches').values(MATCH).execute()
})
afterAll(() => test.close())

interface Made {
  readonly key: ApiKey
  readonly secret: string
}

async function make(as: Session, body: object = {}): Promise<Made> {
  const answer = await test.call('POST', '/api/v1/chaves', { as, body: { name: 'Meu site', ...body } })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data
}

/** A call as programs make it. */
const call = async (secret: string, url = '/api/v1/times', headers = {}, more = {}) => {
  const answer = await test.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${secret}`, ...headers },
    ...more,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body, json: () => answer.json() }
}
const codeOf = (answer: { json(): { code: string } }) => answer.json().code
const list = async (as: Session): Promise<ApiKey[]> => (await test.call('GET', '/api/v1/chaves', { as })).body.data

describe('a key', () => {
  it('is made with its secret shown once, kept as a hash, and reads', async () => {
    const ana = await test.register()
    const answer = await test.call('POST', '/api/v1/chaves', { as: ana, body: { name: ' Painel ' } })
    expect(answer.status).toBe(201)
    expectAnswer(endpoints.createKey, answer.body)
    const { key, secret } = answer.body.data as Made
    expect(secret).toMatch(/^mc_live_[a-z0-9]{56}$/)
    expect(key).toMatchObject({ name: 'Painel', scopes: ['read'], prefix: secret.slice(0, 12), lastUsedAt: null })
    expect((await call(secret)).status).toBe(200)

    await test.context.keyUse.write()
    const [listed] = await list(ana)
    expect(listed).toEqual({ ...key, lastUsedAt: listed!.lastUsedAt })
    expect(listed!.lastUsedAt).not.toBeNull()
  })

  it('opens only what has a scope for it, and only under /api/v1', async () => {
    const { secret } = await make(admin, { scopes: [...SCOPES] })
    for (const endpoint of Object.values(endpoints)) {
      if (endpoint.access === 'open' || 'scope' in endpoint || !endpoint.path.startsWith('/api/v1')) continue
      const url = endpoint.path.replace(/\{\w+\}/g, 'nada')
      const answer = await call(secret, url, {}, { method: endpoint.method })
      expect([endpoint.id, answer.status, codeOf(answer)]).toEqual([endpoint.id, 403, 'session_only'])
    }
    expect((await call(secret, `/${admin.user._id}/api/v1/times`)).status).toBe(403)
    // Open operations need no key and answer as they do to a visitor.
    expect((await call(secret, '/api/v1/vitrine')).status).toBe(200)
  })

  it('needs the scope of the call, and the admin’s flag where that is needed', async () => {
    const ana = await test.register()
    const reader = await make(admin)
    const post = { method: 'POST', payload: { title: 'Rodada', body: 'Hoje.', category: null } }
    expect(codeOf(await call(reader.secret, '/api/v1/website/posts', {}, post))).toBe('missing_scope')
    const writer = await make(admin, { scopes: ['write'] })
    expect((await call(writer.secret, '/api/v1/website/posts', {}, post)).status).toBe(201)
    expect(codeOf(await call(writer.secret))).toBe('missing_scope')

    await test.database.updateTable('users').set({ admin: true }).where('id', '=', ana.user._id).execute()
    await test.context.supervisor.settle()
    const demoted = await make(ana, { scopes: ['write'] })
    await test.call('PATCH', `/api/v1/usuarios/${ana.user._id}`, { as: admin, body: { admin: false } })
    expect(codeOf(await call(demoted.secret, '/api/v1/website/posts', {}, post))).toBe('forbidden')
  })

  it('is refused once revoked, expired, or its owner blocked, in the words for a key', async () => {
    const ana = await test.register()
    const [revoked, expiring, blocked] = [
      await make(ana),
      await make(ana, { expiresAt: new Date(Date.now() + 3_600_000).toISOString() }),
      await make(ana),
    ]
    for (const { secret } of [revoked, expiring, blocked]) expect((await call(secret)).status).toBe(200)
    expect((await test.call('DELETE', `/api/v1/chaves/${revoked.key.id}`, { as: ana })).status).toBe(204)
    const answer = await call(revoked.secret)
    expect([answer.status, codeOf(answer)]).toEqual([401, 'key_revoked'])
    test.advance(3_600_001)
    expect((await call(expiring.secret)).status).toBe(401)
    test.advance(-3_600_001)
    await test.call('PATCH', `/api/v1/usuarios/${ana.user._id}`, { as: admin, body: { blocked: true } })
    expect((await call(blocked.secret)).status).toBe(403)
    expect((await call('mc_live_inventada')).status).toBe(401)
  })

  it('belongs to its owner alone', async () => {
    const [ana, bia] = [await test.register(), await test.register()]
    const { key, secret } = await make(ana)
    for (const [method, path, body] of [
      ['DELETE', key.id, undefined],
      ['POST', `${key.id}/rotacionar`, { overlapHours: 0 }],
      ['PATCH', key.id, { name: 'Minha' }],
    ] as const)
      expect((await test.call(method, `/api/v1/chaves/${path}`, { as: bia, body })).status).toBe(404)
    expect(await list(bia)).toEqual([])
    expect((await call(secret)).status).toBe(200)
  })

  it('is changed without another secret, from the next call on, by the rules of its making', async () => {
    const ana = await test.register()
    const { key, secret } = await make(ana, { scopes: ['read', 'live'], limits: { perMinute: 50 } })
    const change = (body: object) => test.call('PATCH', `/api/v1/chaves/${key.id}`, { as: ana, body })
    expect((await call(secret)).status).toBe(200)
    const changed = await change({ name: ' Outro nome ', scopes: ['live'], limits: { perDay: 7 } })
    expectAnswer(endpoints.updateKey, changed.body)
    expect(changed.body.data).toMatchObject({
      name: 'Outro nome',
      scopes: ['live'],
      limits: { perMinute: 50, perDay: 7 },
      prefix: key.prefix,
    })
    const narrowed = await call(secret)
    expect([narrowed.status, codeOf(narrowed)]).toEqual([403, 'missing_scope'])
    await change({ scopes: ['read'], addresses: ['198.51.100.7'] })
    const elsewhere = await call(secret)
    expect([elsewhere.status, codeOf(elsewhere)]).toEqual([403, 'address_refused'])
    await change({ addresses: [] })
    expect((await call(secret)).status).toBe(200)

    // The last use of a key is written with a delay.
    const settings = async () => (await list(ana)).map((each: object) => ({ ...each, lastUsedAt: null }))
    const before = await settings()
    for (const wrong of [{ scopes: ['write'] }, { origins: ['https://a.com'] }, { mode: 'test' }, { name: ' ' }])
      expect([wrong, (await change(wrong)).status]).toEqual([wrong, 400])
    expect(await settings()).toEqual(before)
    await test.call('DELETE', `/api/v1/chaves/${key.id}`, { as: ana })
    expect((await change({ name: 'Tarde demais' })).status).toBe(404)
  })

  it('in an address is refused, and the answer does not repeat it', async () => {
    const { secret } = await make(admin)
    const urls = [
      `/api/v1/times?q=${secret}`,
      `/api/v1/times/${secret}`,
      `/api/v1/times?q=${secret.replace('_', '%5F')}`,
    ]
    for (const url of urls) {
      const answer = await call(secret, url)
      expect([answer.status, codeOf(answer)]).toEqual([400, 'key_in_address'])
      expect(answer.body).not.toContain(secret.slice(12))
    }
  })

  it('leaves its making, turning and revoking in the audit log, without the secret', async () => {
    const ana = await test.register()
    const { key, secret } = await make(ana)
    const rotated = await test.call('POST', `/api/v1/chaves/${key.id}/rotacionar`, {
      as: ana,
      body: { overlapHours: 1 },
    })
    await test.call('DELETE', `/api/v1/chaves/${key.id}`, { as: ana })
    const entries = await test.database
      .selectFrom('audit_log')
      .select(['action', 'summary', 'details'])
      .where('actor_id', '=', ana.user._id)
      .where('action', 'like', 'keys.%')
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['keys.create', 'keys.rotate', 'keys.revoke'])
    expect(entries[0]!.summary).toBe('criou a chave de API “Meu site”')
    for (const each of [secret, rotated.body.data.secret]) expect(JSON.stringify(entries)).not.toContain(each)
  })
})

it.each([
  [{ scopes: ['write'] }, 'scopes'],
  [{ scopes: [] }, 'scopes'],
  [{ kind: 'browser' }, 'origins'],
  [{ kind: 'browser', origins: ['https://a.com'], scopes: ['read', 'live'] }, 'scopes'],
  [{ scopes: ['imports:manage'] }, 'scopes'],
  [{ kind: 'browser', origins: ['https://a.com/pagina'] }, 'origins'],
  [{ kind: 'browser', origins: ['https://a.com'], addresses: ['10.0.0.1'] }, 'addresses'],
  [{ origins: ['https://a.com'] }, 'origins'],
  [{ addresses: ['10.0.0.0/33'] }, 'addresses'],
  [{ addresses: ['exemplo.com'] }, 'addresses'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  [{ limits: { perMinute: 0 } }, 'limits.perMinute'],
  [{ name: '  ' }, 'name'],
] as const)('refuses a key with %j', async (body, field) => {
  const ana = await test.register()
  const answer = await test.call('POST', '/api/v1/chaves', { as: ana, body: { name: 'Chave', ...body } })
  expect(answer.status).toBe(400)
  expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field)
  expect(await list(ana)).toEqual([])
})

describe('turning a key', () => {
  it('gives it another secret; the old one works for as long as was asked, under the same id', async () => {
    const ana = await test.register()
    const { key, secret } = await make(ana)
    const turn = (overlapHours: number) =>
      test.call('POST', `/api/v1/chaves/${key.id}/rotacionar`, { as: ana, body: { overlapHours } })
    const first = (await turn(2)).body.data as Made
    expect(first.key).toMatchObject({ id: key.id, prefix: first.secret.slice(0, 12) })
    expect(first.key.previous).toMatchObject({ prefix: secret.slice(0, 12) })
    for (const each of [secret, first.secret]) expect((await call(each)).status).toBe(200)
    // The revocation takes effect at once, even for the old secret that had two hours left.
    const second = (await turn(0)).body.data as Made
    expect(
      (await Promise.all([secret, first.secret, second.secret].map((each) => call(each)))).map((a) => a.status),
    ).toEqual([401, 401, 200])
    const third = (await turn(1)).body.data as Made
    expect((await call(second.secret)).status).toBe(200)
    test.advance(3_600_001)
    expect([(await call(second.secret)).status, (await call(third.secret)).status]).toEqual([401, 200])
    test.advance(-3_600_001)
    expect((await list(ana)).length).toBe(1)
  })
})

describe('where a key may be used', () => {
  const FROM = 'https://torcida.com.br'

  it('a browser key reads from its origins only, and pages there may read the answer', async () => {
    const { secret } = await make(admin, { kind: 'browser', origins: [`${FROM}/`, 'http://localhost:5173'] })
    // Called twice, because the second call is answered by the fast path.
    for (const _ of [1, 2]) {
      const { status, headers } = await call(secret, '/api/v1/times', { origin: FROM })
      expect([status, headers['access-control-allow-origin']]).toEqual([200, FROM])
      expect(String(headers['vary'])).toMatch(/origin/i)
      expect(headers['access-control-expose-headers']).toContain('RateLimit')
    }
    // A page of another origin may read the refusal, which says what to do, and nothing else.
    const other = { origin: 'https://outra.com' }
    for (const [headers, words] of [
      [{}, 'crie uma chave de servidor'],
      [other, 'não lista a origem https://outra.com. Se o site é seu, acrescente-a em API → Chaves'],
      [{ origin: 'null' }, 'Sirva a página por http'],
    ] as const) {
      for (const url of ['/api/v1/times', '/api/v1/nada']) {
        const answer = await call(secret, url, headers)
        expect([answer.status, codeOf(answer), answer.json().data]).toEqual([403, 'origin_refused', undefined])
        expect(answer.json().detail).toContain(words)
        expect(answer.headers['access-control-allow-origin']).toBe('origin' in headers ? headers.origin : undefined)
      }
    }
    // A server key gets no such header, wherever it is used from.
    const server = await make(admin)
    expect((await call(server.secret, '/api/v1/times', { origin: FROM })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    )
    // A page may read why its key no longer works.
    const old = await call('mc_live_velha', '/api/v1/times', other)
    expect([old.status, old.headers['access-control-allow-origin']]).toEqual([401, other.origin])
  })

  it('answers a preflight of any origin, for reads only: the call itself is judged by its key', async () => {
    const ask = (origin: string) =>
      test.app.inject({
        method: 'OPTIONS',
        url: '/api/v1/times?limit=2',
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      })
    for (const origin of [FROM, 'https://outra.com']) {
      const { statusCode, headers } = await ask(origin)
      expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, origin])
      expect(headers['access-control-allow-headers']).toContain('Authorization')
      expect(headers['access-control-allow-methods']).toBe('GET, HEAD')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(headers['vary']).toMatch(/origin/i)
    }
  })

  it('a server key with addresses is refused from any other', async () => {
    const { secret } = await make(admin, { addresses: ['203.0.113.0/24', '2001:db8::/32'] })
    const from = async (remoteAddress: string) => (await call(secret, '/api/v1/times', {}, { remoteAddress })).status
    expect(await from('203.0.113.9')).toBe(200)
    expect(await from('::ffff:203.0.113.9')).toBe(200)
    expect(await from('2001:db8::7')).toBe(200)
    expect([await from('203.0.114.1'), await from('2001:db9::7')]).toEqual([403, 403])
  })
})

describe('a test key', () => {
  it('sees the demonstration only, also from ready answers and exports, and costs nothing', async () => {
    const { database } = test
    const invented = { ...MATCH, id: `${MATCH.id}_inventado`, kickoff: '2026-05-01T19:00:00Z', demo: true }
    await database.insertInto('matches').values(invented).execute()
    // The facts that come with the demonstration are known by their source.
    await database.insertInto('datasets').values({ id: 'fatos', title: 'Fatos' }).execute()
    const facts = [
      { kind: 'team', record_id: MATCH.home_id },
      { kind: 'team', record_id: MATCH.away_id },
      { kind: 'competition', record_id: 'liga' },
      { kind: 'edition', record_id: MATCH.edition_id },
    ]
    await database
      .insertInto('sources')
      .values(facts.map((fact) => ({ ...fact, dataset_id: 'fatos' })))
      .execute()
    await test.context.supervisor.settle()
    const [live, trial] = [await make(admin), await make(admin, { mode: 'test' })]
    expect(trial.secret).toMatch(/^mc_test_/)
    const ids = async (secret: string, query = '') =>
      JSON.parse((await call(secret, `/api/v1/jogos?data=2026${query}`)).body)
        .data.map(({ id }: { id: string }) => id)
        .toSorted()
    for (const _ of [1, 2, 3]) {
      expect(await ids(live.secret)).toEqual([MATCH.id, invented.id])
      expect(await ids(trial.secret)).toEqual([invented.id])
    }
    const csv = await call(trial.secret, '/api/v1/jogos?data=2026&format=csv')
    expect([csv.body.includes(invented.id), csv.body.includes(`${MATCH.id},`)]).toEqual([true, false])
    const changes = await call(trial.secret, '/api/v1/mudancas?tipo=match')
    expect(changes.json().data.map(({ record }: { record: { id: string } }) => record.id)).toEqual([invented.id])

    const status = (await call(trial.secret, '/api/v1/status')).json().data
    expect(
      status.quotas.filter((each: { of: string }) => each.of === 'key').map((each: { used: number }) => each.used),
    ).toEqual([0, 0])
    const refused = await test.call('POST', '/api/v1/chaves', {
      as: admin,
      body: { name: 'x', mode: 'test', scopes: ['write'] },
    })
    expect(refused.status).toBe(400)
  })
})

describe('quotas', () => {
  it('count by account and by key, say what is left, and refuse the rest until they reset', async () => {
    const ana = await test.register()
    const narrow = await make(ana, { limits: { perMinute: 3 } })
    const wide = await make(ana)
    const answers = []
    for (let times = 0; times < 4; times += 1) answers.push(await call(narrow.secret))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers[1]!.headers['ratelimit-policy']).toBe(
      '"minuto";q=60;w=60, "dia";q=5000;w=86400, "chave-minuto";q=3;w=60',
    )
    expect(answers[1]!.headers['ratelimit']).toMatch(
      /^"minuto";r=58;t=60, "dia";r=4998;t=\d+, "chave-minuto";r=1;t=60$/,
    )
    const refused = answers[3]!
    expect(codeOf(refused)).toBe('quota_exceeded')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect(refused.json().error.Exit.info).toMatch(/^A cota da chave é de 3 chamadas por minuto e acabou/)

    // The account has 60 in all, of which the first key used three; refused calls cost nothing.
    const more = await Promise.all(Array.from({ length: 80 }, () => call(wide.secret)))
    expect(more.filter(({ status }) => status === 200)).toHaveLength(57)
    expect(more.find(({ status }) => status === 429)!.json().detail).toContain('A cota da conta é de 60 chamadas')
  })

  it('are shown by /status, which costs nothing, to keys and to people', async () => {
    const ana = await test.register()
    const { key, secret } = await make(ana, { limits: { perDay: 1 } })
    expect((await call(secret)).status).toBe(200)
    expect((await call(secret)).status).toBe(429)
    for (const _ of [1, 2]) {
      const answer = await call(secret, '/api/v1/status')
      expect(answer.status).toBe(200)
      expectAnswer(endpoints.getStatus, answer.json())
      expect(answer.json().data).toMatchObject({
        plan: { id: 'gratuito', perMinute: 60, perDay: 5000 },
        key: { id: key.id, scopes: ['read'] },
        quotas: [
          { of: 'account', window: 'minute', limit: 60, used: 1, left: 59 },
          { of: 'account', window: 'day', limit: 5000, used: 1, left: 4999 },
          { of: 'key', window: 'minute', limit: null, used: 1, left: null },
          { of: 'key', window: 'day', limit: 1, used: 1, left: 0 },
        ],
      })
    }
    const own = await test.call('GET', '/api/v1/status', { as: ana })
    expect(own.body.data).toMatchObject({
      key: null,
      quotas: [
        { used: 1, left: 59 },
        { used: 1, left: 4999 },
      ],
    })
  })

  it('follow the plan that an admin gives, from the next call on', async () => {
    const ana = await test.register('Ana Lima')
    const { secret } = await make(ana)
    const quota = async () => /"minuto";q=(\d+)/.exec(String((await call(secret)).headers['ratelimit-policy']))?.[1]
    expect(await quota()).toBe('60')
    const change = (plan: unknown) =>
      test.call('PATCH', `/api/v1/usuarios/${ana.user._id}`, { as: admin, body: { plan } })
    expect((await change('equipe')).body.data.plan).toBe('equipe')
    expect(await quota()).toBe('600')
    expect((await change('livre')).status).toBe(200)
    expect(String((await call(secret)).headers['ratelimit-policy'])).toBe('"minuto";q=6000;w=60')
    expect((await change('ouro')).status).toBe(400)
    expect((await change(null)).body.data.plan).toBe('gratuito')
    const said = await test.database
      .selectFrom('audit_log')
      .select('summary')
      .where('action', '=', 'users.plan')
      .execute()
    expect(said.map(({ summary }) => summary)).toContain('pôs a conta de Ana Lima no plano Equipe')
    // Admins have no daily quota.
    const own = await test.call('GET', '/api/v1/status', { as: admin })
    expect(own.body.data.plan).toMatchObject({ id: 'livre', perDay: null })
  })
})

it('ticks the first steps when they really happened', async () => {
  const ana = await test.register()
  const steps = async () => {
    const { key, firstCall } = (await test.call('GET', '/api/v1/dashboard', { as: ana })).body.data.account
    return [key, firstCall]
  }
  expect(await steps()).toEqual([false, false])
  const { secret } = await make(ana)
  expect(await steps()).toEqual([true, false])
  await call(secret)
  await test.context.keyUse.write()
  expect(await steps()).toEqual([true, true])
})

it('goes with its account, and comes back with it', async () => {
  const ana = await test.register()
  const { key, secret } = await make(ana)
  const { body } = await test.call('POST', '/api/v1/webmaster/users/clean', { as: admin })
  expect(body.data.copy.counts).toMatchObject({ api_keys: expect.any(Number), api_key_secrets: expect.any(Number) })
  expect((await call(secret)).status).toBe(401)
  const back = await test.call('POST', `/api/v1/webmaster/copias/${body.data.copy.id}/restaurar`, { as: admin })
  expect(back.status).toBe(200)
  expect((await call(secret)).status).toBe(200)
  await test.database.deleteFrom('users').where('id', '=', ana.user._id).execute()
  await test.context.supervisor.settle()
  expect((await call(secret)).status).toBe(401)
  const left = await test.database.selectFrom('api_keys').select('id').where('id', '=', key.id).execute()
  expect(left).toEqual([])
})
