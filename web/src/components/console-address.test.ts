import { expect, test } from 'vitest'
import { isConsoleAddress } from './console-address.ts'

test('pages are ours; the API, other sites and tricks are not', () => {
  expect(['/', '/contact', '/api', '/settings?aba=perfil', '/times/bahia#elenco'].every(isConsoleAddress)).toBe(true)
  expect(
    ['/api/v1/openapi.json', '/health', '/imagens/a', '//x.com', '/\\x.com', 'https://x.com', 'mailto:a@b.co'].some(
      isConsoleAddress,
    ),
  ).toBe(false)
})
