// Drives the real service with the published client, so that the two stay true to each other.
import type { AddressInfo } from 'node:net'
import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, type Client } from '../../client/src/index.ts'
import { dayAt } from './platform/time/today.ts'
import { insertSmallSeason, LIVE, PLAYED } from './testing/small-season.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { until } from './testing/until.ts'

let test: TestApp
let owner: Session
let client: Client
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.registerAdmin()
  await insertSmallSeason(test.database, dayAt(test.context.now()))
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  client = await connect({ scopes: ['read', 'live'] })
})
afterAll(async () => {
  test.context.live.close()
  test.app.server.closeAllConnections()
  await test.close()
})

async function connect(key: object, options: object = {}): Promise<Client> {
  const answer = await test.call('POST', '/api/v1/chaves', { as: owner, body: { name: 'Cliente', ...key } })
  const baseUrl = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`
  return createClient({ baseUrl, key: answer.body.data.secret, ...options })
}

const goal = (number: number) =>
  test.database
    .insertInto('events')
    .values({ id: `gol_${number}`, match_id: LIVE, type: 'goal', side: 'home', player_id: 'ana', position: number })
    .execute()

it('reads every resource', async () => {
  const [match, team, competition] = [{ id: 'liga', idjogo: PLAYED }, { id: 'bahia' }, { id: 'liga' }]
  const lists = [
    client.teams.list(),
    client.teams.matches(team),
    client.teams.titles(team),
    client.teams.editions(team),
    client.teams.transfers(team),
    client.players.list(),
    client.players.transfers({ id: 'ana' }),
    client.players.titles({ id: 'ana' }),
    client.players.cards({ id: 'ana' }),
    client.coaches.list(),
    client.coaches.spells({ id: 'caio' }),
    client.coaches.titles({ id: 'caio' }),
    client.competitions.list(),
    client.competitions.matches(competition),
    client.competitions.scorers(competition),
    client.competitions.scorersBy({ ...competition, filter: 'casa' }),
    client.competitions.cards(competition),
    client.competitions.cardsOn({ ...competition, date: '2026' }),
    client.competitions.cardsOnByColor({ ...competition, date: '2026', color: 'amarelo' }),
    client.competitions.champions(competition),
    client.matches.list({ include: ['events', 'home'] }),
    client.matches.on({ date: 'hoje' }),
    client.stadiums.list(),
    client.confederations.list(),
    client.streamings.list(),
  ]
  for (const list of lists) expect((await list).page.limit).toBe(20)
  expect((await client.teams.get(team)).id).toBe('bahia')
  expect(await client.teams.squad(team)).toHaveProperty('players')
  expect((await client.players.get({ id: 'ana' })).id).toBe('ana')
  expect((await client.coaches.get({ id: 'caio' })).id).toBe('caio')
  expect((await client.competitions.get(competition)).id).toBe('liga')
  const table = await client.competitions.standings({ ...competition, temporada: '2026' })
  expect(table.phases[0]!.groups[0]!.rows[0]!.team.id).toBe('bahia')
  expect(await client.competitions.broadcasts(competition)).toHaveProperty('rights')
  expect((await client.matches.get(match)).score).toEqual({ home: 2, away: 1 })
  expect((await client.matches.live(match)).match.id).toBe(PLAYED)
  expect((await client.matches.lineups(match)).match.id).toBe(PLAYED)
  expect((await client.matches.officials(match)).match.id).toBe(PLAYED)
  expect((await client.search({ q: 'bahia' }))[0]!.id).toBe('bahia')
  const { key } = await client.status()
  expect(key?.scopes).toEqual(['read', 'live'])
})

it('gives what is included whole, and only the fields asked for', async () => {
  const { data } = await client.matches.list({ include: ['home', 'events.player'], ids: [PLAYED] })
  const [match] = data
  expect(match!.home.ageLevel).toBe('senior')
  const [player] = match!.events.flatMap((event) => event.player ?? [])
  expect(player).toMatchObject({ id: 'ana', positions: expect.any(Array) })
  const named = await client.teams.get({ id: 'bahia', fields: ['name', 'stadium.name'] })
  expect(named).toEqual({ name: 'bahia', stadium: null })
  const rows = await client.matches.list({ fields: ['home.officialName', 'events.type'], ids: [PLAYED] })
  expect(Object.keys(rows.data[0]!)).toEqual(['home', 'events'])
})

it('writes records and what belongs to the account, each once', async () => {
  const writer = await connect({ scopes: ['read', 'write', 'keys:manage', 'push:manage', 'follows:manage'] })
  const club = { name: 'Ypiranga', kind: 'club', gender: 'men', ageLevel: 'senior' } as const
  const made = await writer.teams.create({ body: club }, { idempotencyKey: 'ypiranga' })
  expect(await writer.teams.create({ body: club }, { idempotencyKey: 'ypiranga' })).toEqual(made)
  const changed = await writer.teams.update({ id: made.id, body: { nickname: 'O mais' } }, { ifMatch: made.version })
  expect(changed.record!.nickname).toBe('O mais')
  await expect(
    writer.teams.update({ id: made.id, body: { nickname: 'Outro' } }, { ifMatch: made.version }),
  ).rejects.toMatchObject({ code: 'stale', status: 412 })
  await writer.teams.remove({ id: made.id })
  await expect(writer.teams.get({ id: made.id })).rejects.toMatchObject({ code: 'not_found' })

  const key = await writer.keys.create({ body: { name: 'Filha', scopes: ['read'] } })
  expect(key.secret).toMatch(/^mc_live_/)
  expect(await writer.keys.revoke({ id: key.key.id })).toBeUndefined()
  await writer.follows.add({ tipo: 'times', id: 'bahia' })
  expect(JSON.stringify(await writer.follows.list())).toContain('bahia')
  const simulations = await writer.simulations.list()
  expect(simulations.data).toEqual([])
  expect(
    await writer
      .get('/api/v1/fontes')()
      .catch((error: unknown) => error),
  ).toMatchObject({ code: 'missing_scope' })
})

it('goes through a list page by page, and through what changed', async () => {
  const ids = []
  for await (const { id } of client.teams.list({ limit: 1, sort: 'name' })) ids.push(id)
  expect(ids).toEqual((await client.teams.list({ sort: 'name' })).data.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(2)

  const { cursor } = await client.changes({ desde: 'agora' })
  for (const id of ['bahia', 'santos', 'palmeiras']) {
    await test.database
      .updateTable('teams')
      .set({ nickname: `O ${id}` })
      .where('id', '=', id)
      .execute()
  }
  const changed = []
  for await (const { record } of client.changes({ desde: cursor, limit: 1, tipo: ['team'] })) changed.push(record.id)
  expect(changed).toEqual(['bahia', 'santos', 'palmeiras'])
})

it('reports refusals, and when a quota is available again', async () => {
  await expect(client.teams.get({ id: 'ninguem' })).rejects.toMatchObject({ code: 'not_found', status: 404 })
  const wrong = await Promise.resolve(client.teams.list({ limit: 1000 })).catch((error: unknown) => error)
  expect(wrong).toMatchObject({ code: 'invalid_input', errors: [{ field: 'limit' }] })
  const small = await connect({ limits: { perDay: 1 } })
  await small.teams.list()
  const over = await Promise.resolve(small.teams.list()).catch((error: unknown) => error)
  expect(over).toMatchObject({ code: 'quota_exceeded', status: 429, requestId: expect.stringMatching(/^\w+/) })
  expect((over as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(0)
})

it('listens on through a restart, without a gap and without a repetition', async () => {
  const received: string[] = []
  let error: unknown
  const stop = new AbortController()
  const listening = (async () => {
    for await (const { event } of client.live({ tipo: 'match.goal', jogo: [LIVE] }, { signal: stop.signal })) {
      received.push(event!.id)
    }
  })().catch((thrown: unknown) => (error = thrown))
  // Events sent before the stream is open are lost: the first goal that arrives begins the count.
  let number = 0
  await until(async () => {
    await goal((number += 1))
    return received.length > 0
  })
  const first = Number(received[0]!.slice('gol_'.length))
  const write = async (count: number) => {
    for (const last = number + count; number < last;) await goal((number += 1))
  }
  // The process says goodbye …
  test.context.live.close()
  await write(10)
  await until(() => received.at(-1) === `gol_${number}`)
  // … or is gone without a word.
  test.app.server.closeAllConnections()
  await write(10)
  await until(() => received.at(-1) === `gol_${number}`)
  expect(received).toEqual(Array.from({ length: number - first + 1 }, (_, index) => `gol_${first + index}`))
  stop.abort()
  await listening
  expect(error).toBe(stop.signal.reason)
}, 60_000)

it('is refused a stream without the scope', async () => {
  const reader = await connect({ scopes: ['read'] })
  await expect(reader.live().next()).rejects.toMatchObject({ code: 'missing_scope', status: 403 })
})
