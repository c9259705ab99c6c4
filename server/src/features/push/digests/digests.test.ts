import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Context } from '../../../platform/context.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import type { Mail } from '../../../platform/mail/outbox.ts'
import { chooseTransport, outboxFolder } from '../../../platform/mail/transport.ts'
import { insertLeague, MATCH } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { sendDueDigests } from './send-digests.ts'

/** A Tuesday at half past seven in Brasília. */
const TUESDAY = '2026-05-12T10:30:00Z'
const NOTIFICATIONS = '/api/v1/notificacoes'

let test: TestApp
let ana: Session
beforeAll(async () => {
  test = await createTestApp()
  const { database } = test
  await insertLeague(database)
  await database
    .insertInto('matches')
    .values([
      {
        ...MATCH,
        id: 'ontem',
        day: null,
        kickoff: '2026-05-11T22:00:00Z',
        status: 'finished',
        home_score: 2,
        away_score: 1,
      },
      {
        ...MATCH,
        id: 'anteontem',
        day: '2026-05-08',
        home_id: 'santos',
        status: 'finished',
        home_score: 0,
        away_score: 0,
      },
      {
        ...MATCH,
        id: 'hoje',
        day: null,
        kickoff: '2026-05-12T22:30:00Z',
        time_confirmed: true,
        home_id: 'palmeiras',
        away_id: 'bahia',
      },
      { ...MATCH, id: 'sexta', day: '2026-05-15', home_id: 'santos', away_id: 'bahia' },
      { ...MATCH, id: 'alheio', day: '2026-05-12', home_id: 'santos', away_id: 'palmeiras' },
    ])
    .execute()
  await database.insertInto('streamings').values({ id: 'canal', name: 'www.canal.com' }).execute()
  await database
    .insertInto('airings')
    .values({ match_id: 'hoje', streaming_id: 'canal', states_included: ['BA'] })
    .execute()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.deleteFrom('notification_preferences').execute()
  test.mails.length = 0
  ana = await test.register('Ana')
  await test.call('PUT', '/api/v1/acompanhamentos/times/bahia', { as: ana })
})

const at = (moment: string, jobs: Jobs = test.context.jobs): Context => ({
  ...test.context,
  jobs,
  now: () => new Date(moment),
})
const choose = (digest: string, as = ana) => test.call('PATCH', NOTIFICATIONS, { as, body: { digest } })
const lastOn = (day: string, as = ana) =>
  test.database
    .updateTable('notification_preferences')
    .set({ digested_on: day })
    .where('user_id', '=', as.user._id)
    .execute()
async function subscribe(digest: 'daily' | 'weekly', day: string, as = ana) {
  expect((await choose(digest, as)).status).toBe(200)
  await lastOn(day, as)
}
const rowOf = (as = ana) =>
  test.database
    .selectFrom('notification_preferences')
    .select(['digest', 'digested_on'])
    .where('user_id', '=', as.user._id)
    .executeTakeFirstOrThrow()
const emailOf = async ({ user }: Session) =>
  (await test.database.selectFrom('users').select('email').where('id', '=', user._id).executeTakeFirstOrThrow()).email
/** Letters that were queued for an account, sent or not. */
async function queuedTo(as = ana) {
  const email = await emailOf(as)
  return test.database
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .where('subject', 'like', 'O seu resumo%')
    .execute()
}
async function letterTo(as = ana): Promise<Mail> {
  const email = await emailOf(as)
  return until(() => test.mails.find(({ to, subject }) => to === email && subject.startsWith('O seu resumo')) ?? null)
}

describe('the choice', () => {
  it('is off until it is chosen, and begins on the day of the choice', async () => {
    expect((await test.call('GET', NOTIFICATIONS, { as: ana })).body.data.preferences.digest).toBe('none')
    const { status, body } = await choose('weekly')
    expect([status, body.data.digest]).toEqual([200, 'weekly'])
    const { digested_on: begun } = await rowOf()
    // A user who already has a digest can choose it again, and change the other settings.
    expect((await choose('weekly')).status).toBe(200)
    const elsewhere = { timeZone: 'America/Manaus' }
    expect((await test.call('PATCH', NOTIFICATIONS, { as: ana, body: elsewhere })).body.data).toMatchObject({
      digest: 'weekly',
      ...elsewhere,
    })
    expect((await rowOf()).digested_on).toBe(begun)
    expect(begun).not.toBeNull()
    await lastOn('2026-05-04')
    await choose('daily')
    expect((await rowOf()).digested_on).toBe('2026-05-04')
    await choose('none')
    expect(await rowOf()).toEqual({ digest: 'none', digested_on: null })
    expect((await choose('hourly')).status).toBe(400)
  })

  it('needs a confirmed address, also when the letter is due', async () => {
    const bia = await test.register('Bia', { confirmed: false })
    const { status, body } = await choose('daily', bia)
    expect([status, body.error?.code ?? body.code]).toEqual([403, 'email_unconfirmed'])
    expect((await test.call('PATCH', NOTIFICATIONS, { as: bia, body: { favourites: false } })).status).toBe(200)
    await subscribe('daily', '2026-05-11')
    await test.database.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', ana.user._id).execute()
    await sendDueDigests(at(TUESDAY))
    expect(await queuedTo()).toEqual([])
  })
})

describe('the letter', () => {
  it('has results since the last one, coming matches with hour and broadcasts, and the place in the table', async () => {
    await subscribe('daily', '2026-05-11')
    await sendDueDigests(at(TUESDAY))
    const { subject, body, html } = await letterTo()
    expect(subject).toBe('O seu resumo do dia')
    expect(body).toContain('Olá, Ana.')
    expect(body).toContain('RESULTADOS\n\nSegunda-feira, 11 de maio\n- bahia 2 × 1 palmeiras\n  Liga · Rodada 1')
    expect(body).toContain('HOJE\n\nTerça-feira, 12 de maio\n- 19:30, palmeiras × bahia')
    expect(body).toContain('onde assistir: www. canal. com (BA)')
    expect(body).toMatch(/NA TABELA\n\nbahia\n- Liga 2026: 1º\n {2}3 pontos · 1 jogo/)
    expect(body).not.toMatch(/santos/)
    expect(body).toContain('http://localhost:3000/settings?aba=notificacoes')
    expect(html).toContain('href="http://localhost:3000/campeonatos/liga/jogos/ontem"')
    // The letter contains only our own links, loads nothing and runs nothing.
    expect(
      [...html!.matchAll(/(?:href|src)="([^"]*)"/g)].every(([, url]) => url!.startsWith('http://localhost:3000/')),
    ).toBe(true)
    expect(html).not.toMatch(/<img|<script|url\(/)
  })

  it('looks a week ahead and back once a week, on Monday or on the first day after it', async () => {
    await subscribe('weekly', '2026-05-04')
    await sendDueDigests(at(TUESDAY))
    const { subject, body } = await letterTo()
    expect(subject).toBe('O seu resumo da semana')
    expect(body).toContain('Sexta-feira, 15 de maio\n- Hora a definir, santos × bahia')
    expect((await rowOf()).digested_on).toBe('2026-05-12')
    await sendDueDigests(at('2026-05-17T12:00:00Z'))
    expect(await queuedTo()).toHaveLength(1)
    await sendDueDigests(at('2026-05-18T12:00:00Z'))
    expect((await rowOf()).digested_on).toBe('2026-05-18')
  })

  it('follows the favourite team and a championship as the lists do', async () => {
    const bia = await test.register('Bia')
    await test.call('PUT', '/api/v1/acompanhamentos/campeonatos/liga', { as: bia })
    const caio = await test.register('Caio')
    await test.database.updateTable('users').set({ team_id: 'santos' }).where('id', '=', caio.user._id).execute()
    await subscribe('daily', '2026-05-11', bia)
    await subscribe('daily', '2026-05-08', caio)
    await sendDueDigests(at(TUESDAY))
    expect((await letterTo(bia)).body).toContain('santos × palmeiras')
    const { body } = await letterTo(caio)
    expect(body).toContain('santos 0 × 0 palmeiras')
    expect(body).toContain('NA TABELA\n\nsantos')
  })

  it('is not written where there is nothing to say, before seven, or to a blocked account', async () => {
    await subscribe('daily', '2026-05-11')
    await sendDueDigests(at('2026-05-12T09:59:00Z'))
    expect((await rowOf()).digested_on).toBe('2026-05-11')
    await lastOn('2026-05-29')
    await sendDueDigests(at('2026-05-30T12:00:00Z'))
    expect((await rowOf()).digested_on).toBe('2026-05-30')
    await lastOn('2026-05-11')
    await test.database.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', ana.user._id).execute()
    await sendDueDigests(at(TUESDAY))
    expect(await queuedTo()).toEqual([])
  })

  it('quotes a name that tries to be a link or markup as plain words', async () => {
    await test.database
      .updateTable('teams')
      .set({ name: '<a href="https://mal.com">Bahia</a>' })
      .where('id', '=', 'bahia')
      .execute()
    await subscribe('daily', '2026-05-11')
    await sendDueDigests(at(TUESDAY))
    const { body, html } = await letterTo()
    await test.database.updateTable('teams').set({ name: 'bahia' }).where('id', '=', 'bahia').execute()
    for (const form of [body, html!]) expect(form).not.toMatch(/mal\.com|<a href="https/)
  })
})

describe('never twice', () => {
  it('one letter though the job is repeated, also at the same time', async () => {
    await subscribe('daily', '2026-05-11')
    await Promise.all([1, 2, 3].map(() => sendDueDigests(at(TUESDAY))))
    await sendDueDigests(at(TUESDAY))
    await letterTo()
    expect(await queuedTo()).toHaveLength(1)
  })

  it('a process that dies before the end of a letter leaves the day open, and the next run writes it once', async () => {
    const bia = await test.register('Bia')
    await test.call('PUT', '/api/v1/acompanhamentos/times/bahia', { as: bia })
    await subscribe('daily', '2026-05-11')
    await subscribe('daily', '2026-05-11', bia)
    let dead = 0
    const dying: Jobs = {
      ...test.context.jobs,
      async enqueue(transaction, name, data, options) {
        await test.context.jobs.enqueue(transaction, name, data, options)
        dead += 1
        // Simulates a killed process: the connection is lost before the commit.
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
        await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(test.database)
      },
    }
    await sendDueDigests(at(TUESDAY, dying))
    expect(dead).toBe(2)
    for (const each of [ana, bia]) {
      expect((await rowOf(each)).digested_on).toBe('2026-05-11')
      expect(await queuedTo(each)).toEqual([])
    }
    await sendDueDigests(at(TUESDAY))
    for (const each of [ana, bia]) {
      await letterTo(each)
      expect(await queuedTo(each)).toHaveLength(1)
    }
  })

  it('a stopped run leaves the rest to the next', async () => {
    const stopping = new AbortController()
    const bia = await test.register('Bia')
    await test.call('PUT', '/api/v1/acompanhamentos/times/bahia', { as: bia })
    await subscribe('daily', '2026-05-10')
    await subscribe('daily', '2026-05-11', bia)
    const jobs: Jobs = {
      ...test.context.jobs,
      async enqueue(...given) {
        await test.context.jobs.enqueue(...given)
        stopping.abort()
      },
    }
    await sendDueDigests(at(TUESDAY, jobs), stopping.signal)
    expect([(await queuedTo()).length, (await queuedTo(bia)).length]).toEqual([1, 0])
    await sendDueDigests(at(TUESDAY))
    expect([(await queuedTo()).length, (await queuedTo(bia)).length]).toEqual([1, 1])
  })

  it('many accounts are taken in turns, the longest waiting first, after urgent letters', async () => {
    const [many, most] = [9, 6]
    await sql`
      insert into users (id, name, email, password_hash, email_confirmed_at, team_id)
      select 'u_' || lpad(n::text, 24, 'm'), 'Muitos', 'muitos' || n || '@exemplo.com', password_hash, now(), 'bahia'
      from users, generate_series(1, ${many}::integer) n where users.id = ${ana.user._id}`.execute(test.database)
    await sql`
      insert into notification_preferences (user_id, favourites, types, time_zone, digest, digested_on)
      select id, true, '{}', 'America/Sao_Paulo', 'daily', '2026-05-11' from users where id like 'u_mmmm%'`.execute(
      test.database,
    )
    await subscribe('daily', '2026-05-10')
    const count = async () =>
      Number(
        (
          await test.database
            .selectFrom('mails')
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .where('recipient', 'like', 'muitos%')
            .executeTakeFirstOrThrow()
        ).count,
      )
    const priorities: unknown[] = []
    const jobs: Jobs = {
      ...test.context.jobs,
      enqueue(transaction, name, data, options) {
        priorities.push(options?.unhurried)
        return test.context.jobs.enqueue(transaction, name, data, options)
      },
    }
    await sendDueDigests(at(TUESDAY, jobs), undefined, most)
    expect(await queuedTo()).toHaveLength(1)
    expect(await count()).toBe(most - 1)
    expect(new Set(priorities)).toEqual(new Set([true]))
    await sendDueDigests(at(TUESDAY))
    expect(await count()).toBe(many)
  })
})

describe('ending it from the letter', () => {
  const ONE_CLICK = { body: 'List-Unsubscribe=One-Click', type: 'application/x-www-form-urlencoded' }
  const visit = (method: 'GET' | 'POST', url: string, sent?: typeof ONE_CLICK) =>
    test.app.inject({
      method,
      url: new URL(url).pathname,
      ...(sent && { payload: sent.body, headers: { 'content-type': sent.type } }),
    })

  it('one POST without signing in ends it; a visit only asks', async () => {
    await subscribe('daily', '2026-05-11')
    await sendDueDigests(at(TUESDAY))
    const { unsubscribeUrl, body } = await letterTo()
    expect(body).toContain(unsubscribeUrl)
    const asked = await visit('GET', unsubscribeUrl!)
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(asked.body).toContain('<form method="post">')
    expect(asked.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await rowOf()).digest).toBe('daily')
    for (let again = 0; again < 2; again += 1) {
      const done = await visit('POST', unsubscribeUrl!, ONE_CLICK)
      expect([done.statusCode, done.body.includes('não chega mais')]).toEqual([200, true])
      expect(await rowOf()).toEqual({ digest: 'none', digested_on: null })
    }
  })

  it('an address that was changed or made for something else ends nothing', async () => {
    await subscribe('daily', '2026-05-11')
    const forged = [ana.user._id, test.context.vault.seal('calendar', ana.user._id), 'x']
    for (const token of forged)
      for (const method of ['GET', 'POST'] as const)
        expect((await visit(method, `http://localhost/resumo/${token}`)).statusCode).toBe(404)
    expect((await rowOf()).digest).toBe('daily')
  })

  it('the mail itself names the address in its head, and has both forms', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mc-mail-'))
    const send = chooseTransport(null, folder, 'https://meiocampo.exemplo')
    await subscribe('daily', '2026-05-11')
    await sendDueDigests(at(TUESDAY))
    const letter = await letterTo()
    await send('mail_1', letter)
    const written = (await readFile(join(outboxFolder(folder), 'mail_1.eml'), 'utf8')).replaceAll(/\r\n[ \t]+/g, ' ')
    expect(written).toContain(`List-Unsubscribe: <${letter.unsubscribeUrl}>`)
    expect(written).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(written).toContain('multipart/alternative')
    expect(written).toContain('text/plain')
    expect(written).toContain('text/html')
    await send('mail_2', { to: 'a@b.com', subject: 'Outra', body: 'Oi.' })
    expect(await readFile(join(outboxFolder(folder), 'mail_2.eml'), 'utf8')).not.toMatch(/List-Unsubscribe|text\/html/)
  })

  it('what was sent leaves neither text nor address behind', async () => {
    await subscribe('daily', '2026-05-11')
    await sendDueDigests(at(TUESDAY))
    await letterTo()
    const email = await emailOf(ana)
    const kept = await until(() =>
      test.database
        .selectFrom('mails')
        .select(['body', 'html', 'unsubscribe_url'])
        .where('recipient', '=', email)
        .where('subject', 'like', 'O seu resumo%')
        .where('sent_at', 'is not', null)
        .executeTakeFirst()
        .then((row) => row ?? null),
    )
    expect(kept).toEqual({ body: '', html: null, unsubscribe_url: null })
  })
})
