import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

it('hashes with argon2id, salted, and verifies', async () => {
  const [one, two] = await Promise.all([hashPassword('gol de placa'), hashPassword('gol de placa')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('gol de placa', one)).toBe(true)
  expect(await verifyPassword('gol de letra', one)).toBe(false)
})

it('takes an accent typed on another keyboard for the same', async () => {
  expect(await verifyPassword('sa\u0303o', await hashPassword('são'))).toBe(true)
})

it('verifies nothing against what is not a hash of ours', async () =>
  expect(await verifyPassword('x', 'texto')).toBe(false))
