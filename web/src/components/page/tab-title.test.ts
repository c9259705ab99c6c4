import { expect, test } from 'vitest'
import { tabTitle } from './tab-title.ts'

test('the tab names the page, what it is about and the season, each once', () => {
  expect(tabTitle('Tabela', 'Brasileirão Série A', '2024')).toBe('Tabela · Brasileirão Série A 2024')
  expect(tabTitle('Elenco', 'Flamengo')).toBe('Elenco · Flamengo')
  expect(tabTitle('Brasileirão Série A', 'Brasileirão Série A', '2024')).toBe('Brasileirão Série A 2024')
  expect(tabTitle('Flamengo', 'Flamengo')).toBe('Flamengo')
  expect(tabTitle('Tabela', undefined)).toBe('Tabela')
})
