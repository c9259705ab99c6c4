import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each([
  '/times',
  '/times/flamengo?temporada=2024',
  '/campeonatos/brasileirao_serie_a/tabela#r1',
  '/settings?aba=perfil',
])('%s is a path of our own', (path) => expect(safeReturnPath(path)).toBe(path))

test.each([
  undefined,
  null,
  7,
  '',
  'times',
  '//mal.exemplo',
  '/\\mal.exemplo',
  '\\\\mal.exemplo',
  '/\t/mal.exemplo',
  '/\n/mal.exemplo',
  '/.//mal.exemplo',
  '/x/..//mal.exemplo',
  'https://mal.exemplo',
  'javascript:alert(1)',
  ' //mal.exemplo',
])('%j is not, and ends on the dashboard', (url) => expect(safeReturnPath(url)).toBe('/dashboard'))
