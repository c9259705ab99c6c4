import { endpoints, type CalendarSubscription, type Session } from '@meio-campo/contract'
import { addDays } from '@meio-campo/football'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALENDAR } from '../../../platform/rate-limit/policies.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { rowsOf } from '../../../testing/football-rows.ts'
import { EARLIER, insertSmallSeason, NEXT, OTHER, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
let ana: Session
const today = dayAt(new Date())
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, today)
  await test.database.insertInto('streamings').values({ id: 'canal_novo', name: 'Canal Novo' }).execute()
  await test.database.insertInto('airings').values({ match_id: NEXT, streaming_id: 'canal_novo' }).execute()
  await test.database
    .updateTable('matches')
    .set({ kickoff: `${addDays(today, 7)}T19:00:00Z`, time_confirmed: true })
    .where('id', '=', NEXT)
    .execute()
})
afterAll(() => test.close())
beforeEach(async () => void (ana = await test.register()))

const CALENDARS = '/api/v1/calendarios'
async function subscribe(kind: string, id?: string, as = ana): Promise<CalendarSubscription> {
  const answer = await test.call('POST', CALENDARS, { as, body: { kind, ...(id !== undefined && { id }) } })
  expect(answer.status).toBe(200)
  expectAnswer(endpoints.subscribeCalendar, answer.body)
  expect(answer.headers['location']).toMatch(new RegExp(`${CALENDARS}/${answer.body.data.id}$`))
  return answer.body.data
}
/** Reads it like a calendar program, without signing in. */
const fetchFeed = async (url: string, headers: Record<string, string> = {}, remoteAddress = '10.2.0.1') => {
  const answer = await test.app.inject({ url: new URL(url).pathname, headers, remoteAddress })
  // Long lines are folded.
  const text = answer.body.replaceAll('\r\n ', '')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text,
    uids: [...text.matchAll(/^UID:(.*)\r$/gm)].map((m) => m[1]),
  }
}
const eventIn = (text: string, uid: string) =>
  text.split('BEGIN:VEVENT').find((part) => part.includes(`UID:${uid}\r`)) ?? ''

describe('a calendar', () => {
  it('is read by its owner alone, until it is revoked', async () => {
    const made = await subscribe('team', 'bahia')
    const read = (as = ana) => test.call('GET', `${CALENDARS}/${made.id}`, { as })
    const { body } = await read()
    expectAnswer(endpoints.getCalendar, body)
    expect(body.data).toEqual(made)
    expect((await read(admin)).status).toBe(404)
    await test.call('DELETE', `${CALENDARS}/${made.id}`, { as: ana })
    expect((await read()).status).toBe(404)
  })

  it('holds the matches of a team, a championship or a service, with stable ids, in UTC', async () => {
    const team = await fetchFeed((await subscribe('team', 'bahia')).url)
    expect(team.status).toBe(200)
    expect(team.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(team.uids).toContain(NEXT)
    expect(team.uids).toContain(PLAYED)
    // Of another team, and of last year.
    expect(team.uids).not.toContain(OTHER)
    expect(team.uids).not.toContain(EARLIER)
    expect(team.text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(team.text).toContain('X-PUBLISHED-TTL:PT1H')
    expect(team.text).toContain('X-WR-CALNAME:bahia · Meio-Campo')
    const next = eventIn(team.text, NEXT)
    expect(next).toContain(`DTSTART:${addDays(today, 7).replaceAll('-', '')}T190000Z`)
    expect(next).toContain('Onde assistir: Canal Novo')

    const competition = await fetchFeed((await subscribe('competition', 'liga')).url)
    expect(competition.uids).toContain(OTHER)
    expect(eventIn(competition.text, OTHER)).toContain('SUMMARY:Adiado: palmeiras × santos')
    expect(eventIn(competition.text, OTHER)).toContain('STATUS:TENTATIVE')
    expect((await fetchFeed((await subscribe('streaming', 'canal_novo')).url)).uids).toEqual([NEXT])
  })

  it('of favourites holds those of the favourite team and those that are followed', async () => {
    const { url, subject } = await subscribe('favourites')
    expect(subject).toBeNull()
    expect((await fetchFeed(url)).uids).toEqual([])
    await test.call('PUT', `/api/v1/acompanhados/${OTHER}`, { as: ana })
    expect((await fetchFeed(url)).uids).toEqual([OTHER])
    await test.database.updateTable('users').set({ team_id: 'bahia' }).where('id', '=', ana.user._id).execute()
    const { uids } = await fetchFeed(url)
    expect(uids).toContain(OTHER)
    expect(uids).toContain(NEXT)
  })

  it.each([
    ['times/santos', true, false],
    ['campeonatos/liga', true, true],
    // Ana and her coach are at Bahia.
    ['jogadores/ana', false, true],
    ['jogadores/caio', false, true],
  ])('of favourites holds those of a followed record: %s', async (record, other, next) => {
    const { url } = await subscribe('favourites')
    await test.call('PUT', `/api/v1/acompanhamentos/${record}`, { as: ana })
    const { uids } = await fetchFeed(url)
    expect([uids.includes(OTHER), uids.includes(NEXT)]).toEqual([other, next])
  })

  it('is answered 304 until a match changes', async () => {
    const { url } = await subscribe('team', 'bahia')
    const first = await fetchFeed(url)
    const known = { 'if-none-match': String(first.headers['etag']) }
    expect((await fetchFeed(url, known)).status).toBe(304)
    await test.database
      .updateTable('matches')
      .set({ status: 'cancelled', status_reason: 'Sem estádio' })
      .where('id', '=', NEXT)
      .execute()
    await test.context.supervisor.settle()
    const changed = await fetchFeed(url, known)
    expect(changed.status).toBe(200)
    expect(eventIn(changed.text, NEXT)).toMatch(/STATUS:CANCELLED/)
    expect(eventIn(changed.text, NEXT)).toContain('Cancelado: Sem estádio')
    await test.database
      .updateTable('matches')
      .set({ status: 'scheduled', status_reason: null })
      .where('id', '=', NEXT)
      .execute()
    await test.context.supervisor.settle()
  })
})

describe('its address', () => {
  it('is long, the same for its owner each time, and different for others', async () => {
    const { id, url } = await subscribe('team', 'bahia')
    expect(url).toMatch(/^http:\/\/localhost:3000\/calendario\/[a-z0-9]{24}[\w-]{43}\.ics$/)
    expect(await subscribe('team', 'bahia')).toMatchObject({ id, url })
    expect((await subscribe('team', 'bahia', await test.register())).url).not.toBe(url)
    const listed = await test.call('GET', CALENDARS, { as: ana })
    expectAnswer(endpoints.listCalendars, listed.body)
    expect(listed.body.data).toMatchObject([{ id, url, kind: 'team', subject: { id: 'bahia', name: 'bahia' } }])
    expect(listed.body.data[0].lastReadAt).toBeNull()
    await fetchFeed(url)
    expect((await test.call('GET', CALENDARS, { as: ana })).body.data[0].lastReadAt).not.toBeNull()
    // The address cannot be derived from the database.
    const { calendar_subscriptions: rows } = await rowsOf(test.database, ['calendar_subscriptions'])
    const token = /calendario\/(.*)\.ics/.exec(url)![1]!
    expect(rows!.some((row) => row.includes(token.slice(24)))).toBe(false)
  })

  it('stops working when it is revoked, guessed, or its owner is blocked or gone', async () => {
    const { id, url } = await subscribe('team', 'bahia')
    const proof = url.slice(-10, -4)
    for (const wrong of [
      url.replace(proof, 'AAAAAA'),
      url.replace(/[\w-]{43}\.ics/, '.ics'),
      url.replace('.ics', 'x.ics'),
    ])
      expect((await fetchFeed(wrong)).status).toBe(404)
    const bia = await test.register()
    expect((await test.call('DELETE', `${CALENDARS}/${id}`, { as: bia })).status).toBe(404)
    expect((await fetchFeed(url)).status).toBe(200)
    expect((await test.call('DELETE', `${CALENDARS}/${id}`, { as: ana })).status).toBe(204)
    expect((await fetchFeed(url)).status).toBe(404)
    const again = await subscribe('team', 'bahia')
    expect(again.url).not.toBe(url)
    const block = (blocked: boolean) =>
      test.call('PATCH', `/api/v1/usuarios/${ana.user._id}`, { as: admin, body: { blocked } })
    await block(true)
    expect((await fetchFeed(again.url)).status).toBe(404)
    await block(false)
    expect((await fetchFeed(again.url)).status).toBe(200)
    await test.database.deleteFrom('users').where('id', '=', ana.user._id).execute()
    expect((await fetchFeed(again.url)).status).toBe(404)
  })

  it('follows a merged record', async () => {
    const { url } = await subscribe('streaming', 'canal_novo')
    await test.database.insertInto('streamings').values({ id: 'canal_velho', name: 'Canal Velho' }).execute()
    const old = await subscribe('streaming', 'canal_velho')
    expect((await fetchFeed(old.url)).uids).toEqual([])
    await test.database.deleteFrom('streamings').where('id', '=', 'canal_velho').execute()
    expect((await fetchFeed(old.url)).status).toBe(404)
    await test.database
      .insertInto('redirects')
      .values({ kind: 'streaming', old_id: 'canal_velho', new_id: 'canal_novo' })
      .execute()
    expect((await fetchFeed(old.url)).uids).toEqual((await fetchFeed(url)).uids)
  })

  it('is rate limited', async () => {
    const { url } = await subscribe('team', 'bahia')
    for (let read = 0; read < CALENDAR.quota; read += 1) await test.context.limits.take(CALENDAR, '10.9.9.9')
    const refused = await fetchFeed(url, {}, '10.9.9.9')
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await fetchFeed(url)).status).toBe(200)
  })
})

it.each([
  [{ kind: 'team' }, 400],
  [{ kind: 'favourites', id: 'bahia' }, 400],
  [{ kind: 'stadium', id: 'x' }, 400],
  [{ kind: 'team', id: 'nenhum' }, 404],
])('refuses %j with %i', async (body, status) => {
  expect((await test.call('POST', CALENDARS, { as: ana, body })).status).toBe(status)
})

it('goes with “Limpar data Users” and comes back with its undoing, as do notifications', async () => {
  const { url } = await subscribe('team', 'bahia')
  await test.call('PUT', `/api/v1/acompanhados/${OTHER}`, { as: ana })
  await test.call('PATCH', '/api/v1/notificacoes', { as: ana, body: { favourites: false } })
  const tables = ['calendar_subscriptions', 'push_subscriptions', 'notification_preferences', 'follows']
  const { body } = await test.call('POST', '/api/v1/webmaster/users/clean', { as: admin })
  expect(Object.keys(body.data.copy.counts)).toEqual(expect.arrayContaining(tables))
  expect((await fetchFeed(url)).status).toBe(404)
  const back = await test.call('POST', `/api/v1/webmaster/copias/${body.data.copy.id}/restaurar`, { as: admin })
  expect(back.status).toBe(200)
  expect((await fetchFeed(url)).status).toBe(200)
})
