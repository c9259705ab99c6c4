import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256Hex } from './sha256.ts'

it('gives the published digest of "abc"', async () => {
  expect(await sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

it('agrees with another implementation on any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme' }),
      async (text) => (await sha256Hex(text)) === createHash('sha256').update(text).digest('hex'),
    ),
  )
})
