import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passaramXMinutos } from './minutes-passed.ts'

const since = new Date('2026-11-18T22:00:00Z')
const after = (seconds: number) => new Date(since.getTime() + seconds * 1000)

describe('passaramXMinutos', () => {
  it('says yes from the very minute on', () => {
    expect(passaramXMinutos(30, since, after(30 * 60 - 1))).toBe(false)
    expect(passaramXMinutos(30, since, after(30 * 60))).toBe(true)
  })
  it('says no before the date itself', () => expect(passaramXMinutos(1, since, after(-3600))).toBe(false))
  it('once true, stays true', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(100_000), fc.nat(100_000), (minutes, earlier, later) => {
        fc.pre(passaramXMinutos(minutes, since, after(earlier)))
        return passaramXMinutos(minutes, since, after(earlier + later))
      }),
    )
  })
})
