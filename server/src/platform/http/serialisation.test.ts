import { endpoints, type Endpoint } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { buildSerializer, withoutUnions } from './serialisation.ts'

const compile = buildSerializer({}, {})
const serialiserOf = (schema: object) => compile({ schema, method: 'GET', url: '/', httpStatus: '200' })

const ground = { type: 'object', properties: { name: { type: 'string' }, city: nullable({ type: 'string' }) } }
const answer = {
  type: 'object',
  properties: {
    ground: nullable(ground),
    grounds: { type: 'array', items: nullable(ground) },
    side: { anyOf: [{ const: 'home' }, { const: 'away' }, { type: 'null' }] },
    minute: nullable({ type: 'integer' }),
  },
}

function nullable(schema: object) {
  return { anyOf: [schema, { type: 'null' }] }
}

test('no answer of the contract needs a validator, whose compilation would block all calls', () => {
  const left = Object.values<Endpoint>(endpoints).filter(({ answer: schema }) =>
    JSON.stringify(withoutUnions(schema) ?? null).includes('"anyOf"'),
  )
  expect(left.map(({ id }) => id)).toEqual([])
})

test.each([
  {
    ground: { name: 'Vila "Belmiro"', city: 'Santos' },
    grounds: [{ name: 'Pacaembu', city: null }, null],
    side: 'home',
  },
  { ground: null, grounds: [], side: null, minute: null },
  { minute: 45 },
])('what may be null is sent as it is: %j', (value) => {
  expect(JSON.parse(serialiserOf(answer)(value))).toEqual(value)
})

test('a field that the contract does not know is left out, also of what may be null', () => {
  const value = { ground: { name: 'Vila', city: null, owner: 'segredo' }, password: 'segredo' }
  expect(JSON.parse(serialiserOf(answer)(value))).toEqual({ ground: { name: 'Vila', city: null } })
})

test('a union of several objects is still chosen by what the value is', () => {
  const kind = (name: string) => ({
    type: 'object',
    required: ['kind', name],
    properties: { kind: { const: name }, [name]: { type: 'string' } },
  })
  const either = { type: 'object', properties: { of: { anyOf: [kind('team'), kind('player')] } } }
  const value = { of: { kind: 'player', player: 'Marta' } }
  expect(JSON.parse(serialiserOf(either)(value))).toEqual(value)
})
