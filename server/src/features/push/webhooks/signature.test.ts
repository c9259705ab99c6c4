import { expect, it } from 'vitest'
import { makeWebhookSecret, signatureOf } from './signature.ts'

// The vector that the libraries of Standard Webhooks are tested with.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const VECTOR = ['msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}'] as const
const SIGNED = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

it('signs the reference vector of Standard Webhooks', () => {
  expect(signatureOf([SECRET], ...VECTOR)).toBe(SIGNED)
})

it('signs with both secrets during a rotation', () => {
  const other = makeWebhookSecret()
  expect(signatureOf([other, SECRET], ...VECTOR)).toBe(`${signatureOf([other], ...VECTOR)} ${SIGNED}`)
})

it('makes secrets of 32 bytes, each another', () => {
  const [one, two] = [makeWebhookSecret(), makeWebhookSecret()]
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(one).not.toBe(two)
})
