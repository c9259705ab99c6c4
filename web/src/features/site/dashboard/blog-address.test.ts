import { expect, test } from 'vitest'
import { toHref } from './blog-address.ts'

test('an address becomes a link, and nothing else does', () => {
  expect(toHref('blog.exemplo.com/gols')).toBe('https://blog.exemplo.com/gols')
  expect(toHref('http://exemplo.com')).toBe('http://exemplo.com')
  expect([toHref(''), toHref('javascript:alert(1)')]).toEqual([null, null])
})
