import { changeSchema, creationSchema, endpoints, type Endpoint } from '@meio-campo/contract'
import { recordFields } from '@meio-campo/contract/rules'
import { expect, it } from 'vitest'
import { patternWords } from './pattern-words.ts'

/** Every pattern that a value may be refused by, and where one stands; those with a sentence of their own left out. */
function patternsIn(schema: unknown, at: string): [pattern: string, at: string][] {
  if (typeof schema !== 'object' || schema === null) return []
  const { pattern } = schema as { pattern?: unknown }
  const own = 'x-refusal' in schema || 'x-accepts' in schema
  return [
    ...(typeof pattern === 'string' && !own ? [[pattern, at] as [string, string]] : []),
    ...Object.entries(schema).flatMap(([name, inner]) => patternsIn(inner, `${at}.${name}`)),
  ]
}

it('says of every pattern of the contract what a text must look like', () => {
  const schemas: [string, unknown][] = [
    ...Object.values<Endpoint>(endpoints).flatMap(({ id, body, query, params }): [string, unknown][] => [
      [`${id} body`, body],
      [`${id} query`, query],
      [`${id} params`, params],
    ]),
    ...Object.entries(recordFields).flatMap(([kind, fields]): [string, unknown][] => [
      [kind, changeSchema(fields)],
      [kind, creationSchema(fields)],
    ]),
  ]
  const found = schemas.flatMap(([at, schema]) => patternsIn(schema, at))
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(([pattern]) => patternWords(pattern) === null)).toEqual([])
})
