import { expect, test } from 'vitest'
import { checkPageAddress } from './page-address.ts'

test('an address of a page is lower case, without accents and hyphens, or empty', () => {
  expect(['', ' regras_da_liga ', 'faq2'].map(checkPageAddress)).toEqual([null, null, null])
  for (const wrong of ['Regras', 'a', 'regras-da-liga', 'política', 'x'.repeat(61)])
    expect(checkPageAddress(wrong)).toContain('regras_da_liga')
})
