import type { Endpoint } from '@meio-campo/contract'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'

const ajv = new Ajv({ allErrors: true, strict: false })
addFormats.default(ajv, ['date-time', 'date'])
// Checked on the way in; here it need only be known.
ajv.addFormat('mc-url', true)

/** A body that is what the contract says; otherwise the test tells every place where it is not. */
export function expectAnswer(endpoint: Endpoint, body: unknown): void {
  if (!endpoint.answer) throw new Error(`${endpoint.id} has no answer`)
  const check = ajv.compile(endpoint.answer)
  const errors = check(body) ? [] : (check.errors ?? [])
  expect(errors.map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([])
}
