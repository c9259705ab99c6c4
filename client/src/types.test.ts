import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, type AnswerAt, type PathOf, type PushEvent as ToldEvent } from '@meio-campo/contract'
import { expect, expectTypeOf, it } from 'vitest'
import { createClient, type PushEvent, type Reads } from './index.ts'

/** The reads whose answers the contract would not recognise: none, or their paths are the type. */
type Strangers = {
  [P in keyof Reads]: P extends PathOf<'GET'> ? (Reads[P]['answer'] extends AnswerAt<'GET', P> ? never : P) : P
}[keyof Reads]

it('has the contract’s types', () => {
  expectTypeOf<Strangers>().toBeNever()
  expectTypeOf<PushEvent>().toExtend<ToldEvent>()
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

it('has a method for every read of its types', () => {
  const methods = readFileSync(join(import.meta.dirname, 'resources.ts'), 'utf8')
  const types = readFileSync(join(import.meta.dirname, 'types.gen.ts'), 'utf8')
  const paths = [...types.matchAll(/^ {2}'(\/api\/v1\/[^']+)': \{$/gm)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(45)
  const missing = paths.filter((path) => path !== endpoints.followLive.path && !methods.includes(`'${path}'`))
  expect(missing).toEqual([])
})
