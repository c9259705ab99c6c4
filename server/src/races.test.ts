import type { Session } from '@meio-campo/contract'
import { MOST_CALENDARS, MOST_KEYS, MOST_SAVED_VIEWS, MOST_WEBHOOKS } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setTimeout } from 'node:timers/promises'
import type { DB } from './database/types.gen.ts'
import { endAllSessions } from './features/account/access/sessions.ts'
import { SENT_KILOBYTES } from './features/curating/uploads/routes.ts'
import { replaceRecoveryCodes } from './features/account/factors/recovery-codes.ts'
import { hashPassword } from './platform/secrets/password.ts'
import { createTestApp, PASSWORD, type TestAnswer, type TestApp } from './testing/test-app.ts'
import { until } from './testing/until.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  const teams = Array.from({ length: 60 }, (_, n) => ({ id: `time_${n}`, kind: 'club', name: `Time ${n}` }))
  await test.database.insertInto('teams').values(teams).execute()
})
afterAll(() => test.close())

const AT_ONCE = [0, 1, 2, 3, 4, 5]
const statusesOf = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status).toSorted()
const counted = async (table: 'api_keys' | 'webhooks' | 'calendar_subscriptions' | 'saved_views', owner: Session) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where user_id = ${owner.user._id}`.execute(test.database)
  return rows[0]!.n
}

describe('of several at once that are one too many, all but the last free place are refused', () => {
  it.each([
    ['api_keys', MOST_KEYS, 'chaves', (n: number) => ({ name: `Chave ${n}` })],
    [
      'webhooks',
      MOST_WEBHOOKS,
      'webhooks',
      (n: number) => ({ name: `W ${n}`, url: 'https://exemplo.com/', types: ['match.goal'] }),
    ],
    ['calendar_subscriptions', MOST_CALENDARS, 'calendarios', (n: number) => ({ kind: 'team', id: `time_${n}` })],
    ['saved_views', MOST_SAVED_VIEWS, 'visoes', (n: number) => ({ list: 'jogadores', name: `Visão ${n}`, query: '' })],
  ] as const)('%s', async (table, most, path, body) => {
    const owner = await test.register()
    const make = (n: number) => test.call('POST', `/api/v1/${path}`, { as: owner, body: body(n) })
    const { limits } = test.context
    const take = limits.take.bind(limits)
    limits.take = async () => ({ count: 0, resetsInMs: 0 })
    for (let n = 0; n < most - 1; n += 1) expect((await make(n + 6)).status).toBeLessThan(300)
    const answers = await Promise.all(AT_ONCE.map(make))
    limits.take = take
    expect(statusesOf(answers).map((status) => (status < 300 ? 'made' : status))).toEqual([
      'made',
      409,
      409,
      409,
      409,
      409,
    ])
    expect(await counted(table, owner)).toBe(most)
  })

  it('devices: the least used are forgotten', async () => {
    const owner = await test.register()
    const { database } = test
    await sql`
      insert into devices select (jsonb_populate_record(d, jsonb_build_object('id', d.id || n, 'password_hash', md5(n::text)))).*
      from devices as d, generate_series(1, 49) as n where d.user_id = ${owner.user._id}`.execute(database)
    const body = { email: owner.user.email, password: PASSWORD, remember: true }
    await Promise.all(AT_ONCE.map((n) => test.call('POST', '/access/login', { body, ip: `10.44.0.${n}` })))
    const devices = await database.selectFrom('devices').select('id').where('user_id', '=', owner.user._id).execute()
    expect(devices).toHaveLength(50)
  })

  it('sources, of which none is connected twice', async () => {
    const body = { dataset: 'brasileirao', address: 'https://exemplo.com/matches.csv', title: 'Resultados' }
    const answers = await Promise.all(AT_ONCE.map(() => test.call('POST', '/api/v1/conexoes', { as: admin, body })))
    expect(statusesOf(answers)).toEqual([201, 400, 400, 400, 400, 400])
  })

  it('imports that wait', async () => {
    await test.database
      .insertInto('import_runs')
      .values(Array.from({ length: 19 }, () => ({ dataset_id: 'brasileirao', status: 'waiting', holder: 'nobody' })))
      .execute()
    const answers = await Promise.all(
      AT_ONCE.map((n) => {
        const body = { dataset: 'brasileirao', address: `https://exemplo.com/${n}.csv` }
        return test.call('POST', '/api/v1/importacoes', { as: admin, body })
      }),
    )
    expect(statusesOf(answers)).toEqual([202, 429, 429, 429, 429, 429])
  })

  it('bytes of pictures', async () => {
    const owner = await test.register()
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a0' } })
      .raw()
      .toBuffer()
      .then((raw) =>
        sharp(raw, { raw: { width: 64, height: 64, channels: 3 } })
          .png({ compressionLevel: 0 })
          .toBuffer(),
      )
    const kilobytes = Math.ceil(picture.length / 1024)
    await test.context.limits.take(SENT_KILOBYTES, owner.user._id, SENT_KILOBYTES.quota - kilobytes)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'escudo.png')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const headers = { 'content-type': request.headers.get('content-type')! }
    const body = Buffer.from(await request.arrayBuffer())
    const send = () => test.call('POST', '/api/v1/uploads', { as: owner, raw: true, body, headers })
    expect(statusesOf(await Promise.all(AT_ONCE.map(send)))).toEqual([201, 429, 429, 429, 429, 429])
  })
})

describe('of several at once that spend the same, one does', () => {
  it('a link that confirms an e-mail', async () => {
    const person = await test.register('Nova Pessoa', { confirmed: false })
    const letter = await until(() =>
      test.mails.find(({ to, body }) => to === person.user.email && body.includes('confirmacao')),
    )
    const token = /confirmacao=([\w-]+)/.exec(letter.body)![1]
    const answers = await Promise.all(AT_ONCE.map(() => test.call('POST', '/access/confirm', { body: { token } })))
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  })

  it('a recovery code', async () => {
    const person = await test.register()
    const { database, context } = test
    const [code] = await replaceRecoveryCodes(database, person.user._id, context.now())
    await database
      .insertInto('passkeys')
      .values({
        id: `pk_${'r'.repeat(24)}`,
        user_id: person.user._id,
        credential_id: 'da-corrida',
        public_key: Buffer.from('x'),
        counter: 0,
        transports: [],
        synced: false,
        name: 'Celular',
        created_at: context.now(),
      })
      .execute()
    const body = { email: person.user.email, password: PASSWORD, code }
    const answers = await Promise.all(
      AT_ONCE.map((n) => test.call('POST', '/access/login', { body, ip: `10.45.0.${n}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  it('a password that is changed: what the others proved is no longer the current one', async () => {
    const person = await test.register()
    const words = ['amarela', 'branca', 'cinza']
    const answers = await Promise.all(
      words.map((word) => {
        const body = { current: PASSWORD, password: `bandeirinha-${word}-73` }
        return test.call('POST', '/api/v1/conta/senha', { as: person, body })
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const signIns = await Promise.all(
      words.map((word, n) => {
        const body = { email: person.user.email, password: `bandeirinha-${word}-73` }
        return test.call('POST', '/access/login', { body, ip: `10.46.0.${n}` })
      }),
    )
    expect(signIns.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 200))
  })
})

describe('a sign-in is refused if its proof is revoked meanwhile', () => {
  /** Does in one transaction what a change does, while a sign-in that was already checked waits for it. */
  async function during(
    person: Session,
    change: (transaction: Transaction<DB>) => Promise<unknown>,
    signIn: () => Promise<TestAnswer>,
  ): Promise<TestAnswer> {
    let entering!: Promise<TestAnswer>
    await test.database.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').select('id').where('id', '=', person.user._id).forUpdate().execute()
      await change(transaction)
      entering = signIn()
      // Long enough to have been checked against what was there before.
      await setTimeout(1_500)
      await endAllSessions(transaction, person.user._id)
    })
    return entering
  }
  const byPassword = (person: Session, remember: boolean) => () =>
    test.call('POST', '/access/login', { body: { email: person.user.email, password: PASSWORD, remember } })
  const leftOf = async (person: Session) => {
    const of = (table: 'sessions' | 'devices') =>
      test.database.selectFrom(table).select('user_id').where('user_id', '=', person.user._id).execute()
    return (await of('sessions')).length + (await of('devices')).length
  }

  it.each([true, false])('a password that is changed (remember: %s)', async (remember) => {
    const person = await test.register()
    const password_hash = await hashPassword('bandeirinha-lilás-73')
    const answer = await during(
      person,
      (transaction) =>
        transaction.updateTable('users').set({ password_hash }).where('id', '=', person.user._id).execute(),
      byPassword(person, remember),
    )
    expect([answer.status, answer.body.code, await leftOf(person)]).toEqual([401, 'wrong_credentials', 0])
  })

  it('an account that is blocked, or gets its first second factor', async () => {
    const [blocked, guarded] = [await test.register(), await test.register()]
    const no = await during(
      blocked,
      (transaction) =>
        transaction.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', blocked.user._id).execute(),
      byPassword(blocked, true),
    )
    expect([no.status, no.body.code, await leftOf(blocked)]).toEqual([403, 'blocked', 0])
    const asked = await during(
      guarded,
      (transaction) =>
        transaction
          .insertInto('totp_factors')
          .values({
            user_id: guarded.user._id,
            secret_sealed: 'x',
            created_at: new Date(),
            confirmed_at: new Date(),
            last_step: 0,
          })
          .execute(),
      byPassword(guarded, true),
    )
    expect([asked.status, asked.body.code, await leftOf(guarded)]).toEqual([401, 'second_factor_required', 0])
  })

  it('a device that is disconnected again and again while it signs in', async () => {
    const person = await test.register()
    const { email } = person.user
    for (let round = 0; round < 8; round += 1) {
      const { device } = (await byPassword(person, true)()).body as Session
      const enter = () => test.call('POST', '/access/login', { body: { email, password: device!.password } })
      const [, ...entered] = await Promise.all([
        test.database.deleteFrom('devices').where('id', '=', device!.id).execute(),
        ...AT_ONCE.map(enter),
      ])
      for (const answer of entered) expect([200, 401, 429]).toContain(answer.status)
      const left = await test.database
        .selectFrom('sessions')
        .select('device_id')
        .where('device_id', '=', device!.id)
        .execute()
      expect(left).toEqual([])
    }
  })
})

it('accounts changed, signed in to, signed out and deleted by several admins at once: never an error of ours, never without an admin', async () => {
  const admins = [admin, await test.registerAdmin(), await test.registerAdmin()]
  const people = [await test.register(), await test.register()]
  // 503: a lock that was not given in time, on a machine with much else to do.
  const known = new Set([400, 401, 403, 404, 409, 429, 503])
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all([
      ...admins.flatMap((as, n) => [
        test.call('PATCH', `/api/v1/usuarios/${admins[(n + 1) % 3]!.user._id}`, { as, body: { admin: false } }),
        test.call('PATCH', `/api/v1/usuarios/${as.user._id}`, { as, body: { admin: false, plan: 'pro' } }),
        test.call('POST', '/api/v1/conta/exclusao', { as, body: { password: PASSWORD } }),
        test.call('PATCH', `/api/v1/usuarios/${people[0]!.user._id}`, {
          as,
          body: { blocked: n === 1, admin: n === 2 },
        }),
        test.call('POST', `/api/v1/usuarios/${people[0]!.user._id}/sair`, { as }),
        test.call('POST', `/api/v1/usuarios/${people[1]!.user._id}/exclusao`, { as }),
        test.call('PATCH', `/api/v1/usuarios/${people[1]!.user._id}`, { as, body: { admin: true } }),
      ]),
      ...people.map(({ user }, n) => {
        const body = { email: user.email, password: PASSWORD, remember: true }
        return test.call('POST', '/access/login', { body, ip: `10.47.${round}.${n}` })
      }),
      test.database
        .deleteFrom('users')
        .where('id', '=', people[1]!.user._id)
        .execute()
        .then(
          () => null,
          () => null,
        ),
    ])
    for (const answer of answers)
      if (answer && answer.status >= 300) expect(known.has(answer.status) ? 0 : [answer.status, answer.body]).toBe(0)
    const staying = await test.database
      .selectFrom('users')
      .select('id')
      .where('admin', '=', true)
      .where('blocked_at', 'is', null)
      .where('deletes_at', 'is', null)
      .execute()
    expect(staying.length).toBeGreaterThan(0)
    const ids = admins.map(({ user }) => user._id)
    const reset = { admin: true, blocked_at: null, deletes_at: null }
    await test.database.updateTable('users').set(reset).where('id', 'in', ids).execute()
    people[1] = await test.register()
  }
})
