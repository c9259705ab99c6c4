import { expect, test } from 'vitest'
import { breadcrumbs, pageAbove } from './breadcrumbs.ts'

test('the way to a deep page links every step but the last', () => {
  expect(breadcrumbs('/campeonatos/brasileirao_serie_a/tabela', 'Tabela')).toEqual([
    { label: 'Campeonatos', to: '/campeonatos' },
    { label: 'Brasileirao serie a', to: '/campeonatos/brasileirao_serie_a' },
    { label: 'Tabela' },
  ])
})

test('a page that knows its name is called by it', () => {
  const names = new Map([['/times/atletico_mg', 'Atlético-MG']])
  expect(breadcrumbs('/times/atletico_mg/elenco', 'Elenco', names)[1]).toEqual({
    label: 'Atlético-MG',
    to: '/times/atletico_mg',
  })
})

test('a step without a page is no link', () => {
  expect(breadcrumbs('/estadios/maracana', 'Estádio')).toEqual([{ label: 'Estádios' }, { label: 'Maracana' }])
  expect(breadcrumbs('/institucional/terms', 'Termos de uso')).toEqual([{ label: 'Termos de uso' }])
})

test('an unknown or broken address is labelled with the title of the page', () => {
  expect(breadcrumbs('/nada', 'Página não encontrada')).toEqual([{ label: 'Página não encontrada' }])
  expect(breadcrumbs('/times/%E0%A4%A', 'Time')[1]).toEqual({ label: '%E0%A4%A' })
})

test('the page above an address is the nearest one that exists', () => {
  const cases = {
    '/times/bahia/elenco': '/times/bahia',
    '/times/bahia': '/times',
    '/times': '/dashboard',
    '/campeonatos/cdb/jogos/cdb_2024/aovivo': '/campeonatos/cdb/jogos/cdb_2024',
    '/estadios/maracana': '/dashboard',
    '/institucional/terms': '/dashboard',
    '/login': '/',
    '/dashboard': null,
    '/': null,
  }
  for (const [address, above] of Object.entries(cases)) expect(pageAbove(address), address).toBe(above)
})
