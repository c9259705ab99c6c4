import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  endpoints,
  type AnswerAt,
  type Endpoint,
  type PathOf,
  type PushEvent as AnsweredEvent,
} from '@meio-campo/contract'
import { expect, expectTypeOf, it } from 'vitest'
import {
  createClient,
  type Match,
  type PersonRef,
  type Player,
  type PushEvent,
  type Reads,
  type TeamRef,
} from './index.ts'

/** The reads whose answers the contract would not recognise: none, or their paths are the type. */
type Strangers = {
  [P in keyof Reads]: P extends PathOf<'GET'> ? (Reads[P]['answer'] extends AnswerAt<'GET', P> ? never : P) : P
}[keyof Reads]

it('has the contract’s types', () => {
  expectTypeOf<Strangers>().toBeNever()
  expectTypeOf<PushEvent>().toExtend<AnsweredEvent>()
})

it('knows what a method needs', () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', key: '' })
  expectTypeOf(client.competitions.standings).parameter(0).toHaveProperty('id')
  // @ts-expect-error A table is of a competition.
  expectTypeOf(client.competitions.standings).toBeCallableWith({})
  // @ts-expect-error Teams are not sorted by weather.
  expectTypeOf(client.teams.list).toBeCallableWith({ sort: 'weather' })
  expectTypeOf<Awaited<ReturnType<typeof client.teams.squad>>>().toHaveProperty('players')
})

it('types a relation as whole where it is included, and as a name where it is not', () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', key: '' })
  type Row<T> = T extends AsyncIterable<infer R> ? R : never
  const plain = () => client.matches.list({ limit: 5 })
  expectTypeOf<Row<ReturnType<typeof plain>>>().toEqualTypeOf<Match>()

  const whole = () => client.matches.list({ include: ['home.stadium', 'events.player'] })
  type Included = Row<ReturnType<typeof whole>>
  expectTypeOf<Included['home']['nickname']>().toEqualTypeOf<string | null>()
  expectTypeOf<NonNullable<Included['home']['stadium']>['capacity']>().toEqualTypeOf<number | null>()
  expectTypeOf<Included['away']>().toEqualTypeOf<TeamRef>()
  // Included, so never undefined; the player is whole, or only a name where there is no id.
  expectTypeOf<Included['events'][number]['player']>().toEqualTypeOf<Player | PersonRef | null>()
  expectTypeOf<Included['lineups']>().toEqualTypeOf<Match['lineups']>()

  // @ts-expect-error There is no such relation.
  expectTypeOf(client.matches.list).toBeCallableWith({ include: ['weather'] })
  // @ts-expect-error A stadium has nothing to include.
  void (() => client.stadiums.list({ include: ['city'] }))
})

it('types an answer with `fields` as those fields and nothing else', () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', key: '' })
  const one = () => client.teams.get({ id: 'bahia', fields: ['name', 'stadium.city'] })
  expectTypeOf<Awaited<ReturnType<typeof one>>>().toEqualTypeOf<{
    name: string
    stadium: { city: string | null } | null
  }>()
  const many = () => client.matches.list({ fields: ['home.nickname', 'events.minute'], include: 'events' })
  expectTypeOf<Awaited<ReturnType<typeof many>>['data']>().toEqualTypeOf<
    Array<{ home: { nickname: string | null }; events: Array<{ minute: number | null }> }>
  >()
  expectTypeOf<Awaited<ReturnType<typeof many>>['page']['next']>().toEqualTypeOf<string | null>()
  // @ts-expect-error There is no such field.
  expectTypeOf(client.teams.list).toBeCallableWith({ fields: ['weather'] })
  // @ts-expect-error Nor inside.
  expectTypeOf(client.teams.list).toBeCallableWith({ fields: ['stadium.weather'] })
})

it('types what is written, and what comes back', () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', key: '' })
  const create = () =>
    client.teams.create({ body: { name: 'Ypiranga', kind: 'club', gender: 'men', ageLevel: 'senior' } })
  expectTypeOf<Awaited<ReturnType<typeof create>>>().toExtend<{
    id: string
    version: number
    record: { nickname: string | null } | null
  }>()
  // @ts-expect-error A team has a kind.
  expectTypeOf(client.teams.create).toBeCallableWith({ body: { name: 'Ypiranga' } })
  // @ts-expect-error Which one?
  expectTypeOf(client.teams.update).toBeCallableWith({ body: { nickname: 'Tricolor' } })
  expectTypeOf<ReturnType<typeof client.keys.revoke>>().toEqualTypeOf<Promise<undefined>>()
  expectTypeOf<Awaited<ReturnType<typeof client.webhooks.create>>>().toExtend<{ url: string }>()
  const start = client.write('POST /api/v1/importacoes')
  // @ts-expect-error What is to be imported is said.
  expectTypeOf(start).toBeCallableWith({ body: {} })
})

it('has a method for every read and write of football and of the account', () => {
  const methods = ['resources.ts', 'account-resources.ts']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('')
  const types = readFileSync(join(import.meta.dirname, 'types.gen.ts'), 'utf8')
  const all = Object.values(endpoints as Readonly<Record<string, Endpoint>>).filter(({ scope }) => scope !== undefined)
  const named = all.filter(({ id, tag, scope }) => {
    if (id === 'followLive' || id.endsWith('Form')) return false
    return tag !== 'Histórico' && !/^(imports|site):/.test(scope!) && !byAddress.has(id)
  })
  expect(named.length).toBeGreaterThan(140)
  const missing = named.filter(({ method, path }) => !isWritten(methods, method, path))
  expect(missing.map(({ id }) => id)).toEqual([])
  const untyped = all.filter(({ method, path, upload }) => {
    const key = method === 'GET' ? path : `${method} ${path}`
    return !upload && !types.includes(`\n  '${key}': {`)
  })
  expect(untyped.map(({ id }) => id)).toEqual([])
})

/** Of the editors' own pages: by `client.get` and `client.write`. */
const byAddress = new Set(['listEdits', 'getRecordNames', 'updateRecordNames', 'editInBulk'])

function isWritten(methods: string, method: string, path: string): boolean {
  if (method === 'GET') return methods.includes(`'${path}'`)
  const edited = path.replace(/\/\{id\}$/, '')
  return methods.includes(`'${method} ${path}'`) || methods.includes(`editing('${edited}')`)
}
