import { expect, test } from 'vitest'
import { checkPageAddress, pageAddressOf } from './page-address.ts'

test('an address of a page is lower case, without accents and hyphens, or empty', () => {
  expect(['', ' regras_da_liga ', 'faq2'].map(checkPageAddress)).toEqual([null, null, null])
  for (const wrong of ['Regras', 'a', 'regras-da-liga', 'política', 'x'.repeat(61)])
    expect(checkPageAddress(wrong)).toContain('regras_da_liga')
})

test('the address that comes from a title is one that is accepted', () => {
  const address = pageAddressOf(' Código de Conduta — ção! ')
  expect(address).toBe('codigo_de_conduta_cao')
  for (const title of ['100% grátis', '‘Aspas’ d’Água', `${'a'.repeat(59)} b`, 'São João & Cia.'])
    expect(checkPageAddress(pageAddressOf(title))).toBeNull()
  expect(pageAddressOf('中文')).toBe('')
})

test('underscores that stand alone are refused before anything is sent', () => {
  for (const typed of ['a__b', '_ab', 'ab_']) expect(checkPageAddress(typed)).not.toBeNull()
})
