import { expect, test } from 'vitest'
import { checkSocial, findLinkErrors, keepFilled } from './social-link.ts'

test('blank lines are dropped, the rest is trimmed', () => {
  expect(
    keepFilled([
      { label: ' ', url: '' },
      { label: ' X ', url: ' x.com/mc ' },
    ]),
  ).toEqual([{ label: 'X', url: 'x.com/mc' }])
})

test('a line needs a name and an address', () => {
  expect(findLinkErrors({ label: '', url: '' })).toEqual({})
  expect(findLinkErrors({ label: 'X', url: '' })).toEqual({ url: 'Preencha este campo.' })
  expect(findLinkErrors({ label: '', url: 'javascript:alert(1)' })).toEqual({
    label: 'Preencha este campo.',
    url: 'Endereço inválido. Ex.: https://site.com.br/gols',
  })
  expect(checkSocial([{ label: 'X', url: 'https://x.com' }])).toBeNull()
  expect(checkSocial([{ label: 'X', url: 'x' }])).toBe('Confira os links.')
})
