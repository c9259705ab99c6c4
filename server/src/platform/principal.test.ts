import { expect, it } from 'vitest'
import { renewedExpiry } from './principal.ts'

const start = new Date('2026-11-18T12:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

it('leaves a fresh session alone', () => expect(renewedExpiry(start, at(60), at(29))).toBeNull())
it('renews one in its second half, by an hour from now', () =>
  expect(renewedExpiry(start, at(60), at(31))).toEqual(at(91)))
it('never beyond half a day', () => {
  expect(renewedExpiry(start, at(710), at(690))).toEqual(at(720))
  expect(renewedExpiry(start, at(720), at(700))).toBeNull()
})
