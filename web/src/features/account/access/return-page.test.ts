import { expect, test } from 'vitest'
import { findReturnPath } from './return-page.ts'

test('only a page of our own is named', () => {
  expect(findReturnPath('/settings?aba=perfil')).toBe('/settings?aba=perfil')
  expect([undefined, '', '/dashboard', 'https://x.com', '//x.com', '/\\x.com'].map(findReturnPath)).toEqual(
    Array(6).fill(null),
  )
})
