import type { ShowcaseExample } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { curlCommand, openPath, pathParts } from './example-calls.ts'

const table: ShowcaseExample = {
  id: 'tabela',
  title: 'A tabela de um campeonato',
  path: '/api/v1/campeonatos/{campeonato}/tabela',
  parameters: [
    {
      name: 'campeonato',
      label: 'Campeonato',
      values: [
        { value: 'brasileirao_serie_a', label: 'Brasileirão Série A' },
        { value: 'copa_do_brasil', label: 'Copa do Brasil' },
      ],
    },
  ],
}

test('the address holds what was chosen, and the first value where nothing was', () => {
  expect(pathParts(table, { campeonato: 'copa_do_brasil', data: 'hoje' })).toEqual([
    { text: '/api/v1/campeonatos/', chosen: false },
    { text: 'copa_do_brasil', chosen: true },
    { text: '/tabela', chosen: false },
  ])
  expect(openPath(table, {})).toBe('/web/api/v1/vitrine/tabela?campeonato=brasileirao_serie_a')
  // Chosen in another example, or gone since.
  expect(openPath(table, { campeonato: 'outra', time: 'santos' })).toBe(openPath(table, {}))
})

test('an address is quoted for the shell', () => {
  expect(curlCommand('http://localhost:3000/web/api/v1/vitrine/jogos?data=hoje')).toBe(
    "curl -i 'http://localhost:3000/web/api/v1/vitrine/jogos?data=hoje'",
  )
  expect(curlCommand("http://a/b'; rm x")).toBe("curl -i 'http://a/b'\\''; rm x'")
})
