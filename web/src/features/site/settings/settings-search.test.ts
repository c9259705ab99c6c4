import { expect, test } from 'vitest'
import { parseSettingsSearch } from './settings-search.ts'

test('each tab keeps its own part of the address', () => {
  expect(parseSettingsSearch({ aba: 'usuarios', busca: 'ana', filtro: 'admins', grupo: 'users' })).toEqual({
    aba: 'usuarios',
    busca: 'ana',
    filtro: 'admins',
  })
  expect(parseSettingsSearch({ aba: 'perfil', busca: 'ana' })).toEqual({ aba: 'perfil' })
  expect(parseSettingsSearch({ aba: 'site', secao: 'posts', post: 'ola' })).toEqual({
    aba: 'site',
    secao: 'posts',
    post: 'ola',
  })
  expect(parseSettingsSearch({ aba: 'qualidade', ordem: '-alerts', parte: 'nomes' })).toEqual({
    aba: 'qualidade',
    ordem: '-alerts',
  })
  expect(parseSettingsSearch({})).toEqual({})
})
