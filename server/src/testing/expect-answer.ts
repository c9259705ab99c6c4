import type { Endpoint } from '@meio-campo/contract'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'

const ajv = new Ajv({ allErrors: true, strict: false })
addFormats.default(ajv, ['date-time', 'date'])
// The format is checked on input; here it only has to be registered.
ajv.addFormat('mc-url', true)
ajv.addFormat('mc-country', true)

/** Checks a body against the contract; a failure lists every difference. */
export function expectAnswer(endpoint: Endpoint, body: unknown): void {
  if (!endpoint.answer) throw new Error(`${endpoint.id} has no answer`)
  const check = ajv.compile(endpoint.answer)
  const errors = check(body) ? [] : (check.errors ?? [])
  expect(errors.map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([])
}
