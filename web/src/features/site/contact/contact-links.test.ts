import { expect, test } from 'vitest'
import { phoneAddress, webAddress } from './contact-links.ts'

test('an address without a scheme is a web page', () => {
  expect(webAddress('exemplo.com/eu')).toBe('https://exemplo.com/eu')
  expect(webAddress('HTTP://exemplo.com')).toBe('HTTP://exemplo.com')
  // Not a scheme of ours: it cannot run anything.
  expect(webAddress('javascript:alert(1)')).toBe('https://javascript:alert(1)')
})

test('a telephone is dialled by its digits', () => {
  expect(phoneAddress('+55 (71) 3333-4444')).toBe('tel:+557133334444')
})
