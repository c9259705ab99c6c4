import type { IncomingMessage, ServerResponse } from 'node:http'
import { endpoints, type Session } from '@meio-campo/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { connecting, send } from './testing/connecting.ts'
import { startSourceServer, type SourceServer } from './testing/source-server.ts'

let test: TestApp
let admin: Session
let source: SourceServer
let use: ReturnType<typeof connecting>
let clubs: object[]
let people: object[]

beforeAll(async () => {
  test = await createTestApp({ ALLOW_PRIVATE_WEBHOOKS: '1' })
  admin = await test.registerAdmin()
  use = connecting(test, admin)
  const { database } = test
  await database
    .insertInto('stadiums')
    .values({ id: 'estadio_da_serra', name: 'Estádio da Serra', country: 'BR' })
    .execute()
  const club = (id: string, name: string, more: object) => ({ id, name, kind: 'club', country: 'BR', ...more }) as const
  await database
    .insertInto('teams')
    .values([
      club('aurora', 'Aurora', { founded: 1912 }),
      club('serrano', 'Serrano', { stadium_id: 'estadio_da_serra' }),
      club('namesake', 'Estrela', { founded: 1930 }),
      club('only_a_name', 'Palmares', {}),
    ])
    .execute()
  await database
    .insertInto('people')
    .values([
      { id: 'rui_teste', name: 'Rui Teste', birth_date: '1992-02-05', gender: 'men' },
      { id: 'sem_data', name: 'Zé Sem Data' },
    ])
    .execute()
}, 60_000)
afterAll(() => test.close())

const item = (id: string) => ({ type: 'uri', value: `http://www.wikidata.org/entity/${id}` })
const literal = (value: string) => ({ type: 'literal', value })
const clubRow = (id: string, names: string, more = {}) => ({ item: item(id), names: literal(names), ...more })
const ground = (id: string, name: string) => ({
  grounds: literal('1'),
  ground: item(id),
  groundNames: literal(name),
  coordinates: literal('Point(-43.25 -22.5)'),
  capacity: literal('12000'),
})
const personRow = (id: string, names: string, more = {}) => ({
  item: item(id),
  names: literal(names),
  birth: literal('1992-02-05T00:00:00Z'),
  height: literal('1.75'),
  ...more,
})

function replay({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const query = new URL(url, 'http://x').searchParams.get('query') ?? ''
  const isBrazil = query.includes('"BR"')
  const rows = query.includes('wdt:P106') ? people : isBrazil ? clubs : []
  send(response, 200, { head: {}, results: { bindings: rows } })
}

beforeEach(async () => {
  clubs = [
    clubRow('Q1', 'Aurora Futebol Clube|Aurora', { founded: literal('1912'), ...ground('Q11', 'Campo da Aurora') }),
    clubRow('Q2', 'Serrano', { founded: literal('1940'), ...ground('Q12', 'Estádio da Serra') }),
    // Two items that could both be the club, one that contradicts it, and one that nothing but a name speaks for.
    clubRow('Q3', 'Estrela', { founded: literal('1930') }),
    clubRow('Q4', 'Estrela', { founded: literal('1930') }),
    clubRow('Q5', 'Aurora', { founded: literal('1988') }),
    clubRow('Q6', 'Palmares', { founded: literal('1950') }),
    clubRow('Q7', 'Nunca Visto', { founded: literal('1901') }),
  ]
  people = [
    personRow('Q21', 'Rui da Silva Teste|Rui Teste', { birthPlace: literal('Mogi das Cruzes') }),
    personRow('Q22', 'Outro Jogador'),
    personRow('Q23', 'Zé Sem Data'),
  ]
  source = await startSourceServer(replay)
})
afterEach(async () => {
  await test.database.deleteFrom('connections').execute()
  await source.close()
})

const team = (id: string) =>
  test.database.selectFrom('teams').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const count = async () => ({
  teams: (await test.database.selectFrom('teams').select('id').execute()).length,
  people: (await test.database.selectFrom('people').select('id').execute()).length,
})

async function connect(): Promise<string> {
  const made = await use.call('POST', '', { entry: 'wikidata', address: `${source.url}/sparql` })
  expect(made.status).toBe(201)
  expectAnswer(endpoints.createConnection, made.body)
  return made.body.data.id
}

it('fills gaps if a second fact besides the name agrees, and creates no one', async () => {
  const before = await count()
  const id = await connect()
  const done = await use.settled(id, 'changed')
  expect(done.lastRun).toMatchObject({ status: 'done', rejected: 0 })
  // Says who asks, as the service demands, and carries no key.
  expect(source.calls[0]!.headers['user-agent']).toMatch(/^meio-campo \(http/)

  expect(await team('aurora')).toMatchObject({ founded: 1912, stadium_id: 'campo_da_aurora' })
  expect(await team('serrano')).toMatchObject({ founded: 1940, stadium_id: 'estadio_da_serra' })
  const serra = await test.database
    .selectFrom('stadiums')
    .selectAll()
    .where('id', '=', 'estadio_da_serra')
    .executeTakeFirstOrThrow()
  expect(serra).toMatchObject({ latitude: -22.5, longitude: -43.25, capacity: 12000 })
  expect(await team('only_a_name')).toMatchObject({ founded: null, stadium_id: null })
  const rui = await test.database
    .selectFrom('people')
    .selectAll()
    .where('id', '=', 'rui_teste')
    .executeTakeFirstOrThrow()
  expect(rui).toMatchObject({ height_cm: 175, birth_place: 'Mogi das Cruzes' })
  expect(await count()).toEqual(before)

  // Each fact names its source. Q3 and Q4 could both be `namesake`, so neither is paired with it.
  const pairs = await test.database
    .selectFrom('sources')
    .select(['record_id', 'key'])
    .where('dataset_id', '=', 'wikidata')
    .where('key', 'like', 'Q%')
    .orderBy('key')
    .execute()
  expect(pairs).toEqual([
    { record_id: 'aurora', key: 'Q1' },
    { record_id: 'campo_da_aurora', key: 'Q11' },
    { record_id: 'estadio_da_serra', key: 'Q12' },
    { record_id: 'serrano', key: 'Q2' },
    { record_id: 'rui_teste', key: 'Q21' },
  ])
})

it('repeats no call in the same quarter, and then finds people by identifier', async () => {
  const id = await connect()
  await use.settled(id, 'changed')
  const asked = source.calls.length
  const seq = await use.lastSeq()
  await use.check(id)
  await use.settled(id, 'unchanged')
  expect(source.calls).toHaveLength(asked)
  expect(await use.lastSeq()).toBe(seq)

  // Renamed here, and another quarter: the identifier still means the same person.
  await test.database.deleteFrom('connection_answers').execute()
  await test.database.deleteFrom('aliases').where('record_id', '=', 'rui_teste').execute()
  people = [personRow('Q21', 'R. S. T.', { height: literal('1.76') })]
  await use.check(id)
  await use.settled(id, 'changed')
  const rui = await test.database.selectFrom('people').select('height_cm').where('id', '=', 'rui_teste').execute()
  expect(rui).toEqual([{ height_cm: 176 }])
})

it('never takes the place of what another source or a person has said', async () => {
  await test.database.updateTable('people').set({ height_cm: 181 }).where('id', '=', 'rui_teste').execute()
  const id = await connect()
  await use.settled(id, 'changed')
  const rui = await test.database.selectFrom('people').select('height_cm').where('id', '=', 'rui_teste').execute()
  expect(rui).toEqual([{ height_cm: 181 }])
})

it('waits as long as the provider requires, and returns for the rest', async () => {
  let refused = 0
  source.answer = (request, response) => {
    if (refused++ > 0) return replay(request, response)
    send(response, 429, {}, { 'retry-after': '1' })
  }
  const id = await connect()
  await use.settled(id, 'changed')
  expect(refused).toBeGreaterThan(1)
})
