import { expect, test } from 'vitest'
import { baseAddress, callPath } from './address.ts'

test('the base address is the user when signed in, web when anonymous', () => {
  expect(baseAddress('', null)).toBe('/web')
  expect(baseAddress('', 'u_1a')).toBe('/u_1a')
  expect(baseAddress('https://api.exemplo.com/', 'u_1a')).toBe('https://api.exemplo.com/u_1a')
})

test('every read adds type=ajax, beside its own query', () => {
  expect(callPath('GET', '/api/v1/website')).toBe('/api/v1/website?type=ajax')
  expect(callPath('GET', '/api/v1/usuarios', {}, { q: 'são', admin: undefined })).toBe(
    '/api/v1/usuarios?q=s%C3%A3o&type=ajax',
  )
})

test('a write carries no type, and a parameter cannot leave its place', () => {
  expect(callPath('DELETE', '/api/v1/chaves/{id}', { id: '../x?y' })).toBe('/api/v1/chaves/..%2Fx%3Fy')
})
