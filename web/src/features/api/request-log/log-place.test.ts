import { expect, it } from 'vitest'
import { parseLogPlace, toLogQuery } from './log-place.ts'

it('keeps of the address only what the log can be asked', () => {
  const place = parseLogPlace({
    aba: 'registros',
    caminho: ' /tabela ',
    status: '4xx',
    de: '2026-11-31',
    ate: '2026-11-10',
  })
  expect(place).toEqual({ caminho: '/tabela', status: '4xx', ate: '2026-11-10' })
  expect(parseLogPlace({ status: '4x', id: '', paginas: '3' })).toEqual({ paginas: '3' })
})

it('keeps every filter that the API can be asked, and the call that is open', () => {
  const place = {
    metodo: 'PATCH',
    operacao: 'updateTeam',
    erro: 'stale',
    agente: 'python',
    rede: '2001:db8:',
    msDe: '200',
    bytesDe: '10240',
    chamada: 'req_1',
  }
  expect(parseLogPlace({ ...place, msDe: 200 })).toEqual(place)
  expect(parseLogPlace({ metodo: 'patch', erro: 'Não', rede: 'casa', msDe: '-1', bytesDe: '1e3' })).toEqual({})
  const { chamada: _open, ...asked } = place
  expect(toLogQuery(place)).toEqual({ ...asked, msDe: 200, bytesDe: 10_240 })
})

it('asks for whole days where the visitor is', () => {
  const { de, ate, ...rest } = toLogQuery({ chave: 'key_a', de: '2026-11-10', ate: '2026-11-10', paginas: '2' })
  expect(rest).toEqual({ chave: 'key_a' })
  expect(Date.parse(ate!) - Date.parse(de!)).toBe(86_400_000 - 1)
})
