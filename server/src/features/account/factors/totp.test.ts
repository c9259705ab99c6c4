import { describe, expect, it } from 'vitest'
import { createTotpSecret, findTotpStep, fromBase32, totpAddress, totpCode, totpStep } from './totp.ts'

// The secret of RFC 6238's appendix B, "12345678901234567890", in base 32.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes by time', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(totpCode(SECRET, totpStep(at(seconds)), 8)).toBe(code)
  })

  it('makes secrets of 160 bits, each another', () => {
    const secrets = Array.from({ length: 20 }, createTotpSecret)
    expect(new Set(secrets).size).toBe(20)
    for (const secret of secrets) {
      expect(secret).toMatch(/^[A-Z2-7]{32}$/)
      expect(fromBase32(secret)).toHaveLength(20)
    }
  })

  it('accepts the code of this step and of its neighbours, and no other', () => {
    const now = at(1_234_567_890)
    const step = totpStep(now)
    const found = (offset: number) => findTotpStep(SECRET, totpCode(SECRET, step + offset), now, 0)
    expect([-1, 0, 1].map(found)).toEqual([step - 1, step, step + 1])
    expect([-2, 2, 20].map(found)).toEqual([null, null, null])
    for (const wrong of ['', '000000', '12345', '1234567', 'abcdef'])
      expect(findTotpStep(SECRET, wrong, now, 0)).toBeNull()
  })

  it('accepts neither a code that was used nor an earlier one', () => {
    const now = at(1_234_567_890)
    const step = totpStep(now)
    expect(findTotpStep(SECRET, totpCode(SECRET, step), now, step)).toBeNull()
    expect(findTotpStep(SECRET, totpCode(SECRET, step - 1), now, step)).toBeNull()
    expect(findTotpStep(SECRET, totpCode(SECRET, step + 1), now, step)).toBe(step + 1)
  })

  it('names service and account in the address for apps', () => {
    expect(totpAddress(SECRET, 'ana+1@exemplo.com')).toBe(
      `otpauth://totp/Meio-Campo:ana%2B1%40exemplo.com?secret=${SECRET}&issuer=Meio-Campo&algorithm=SHA1&digits=6&period=30`,
    )
  })
})
