import { expect, test } from 'vitest'
import { checkRows, emptyRow, toRows, toSheet } from './airing-rows.ts'

test('"only in some states" without a state is refused and never becomes all of Brazil', () => {
  const row = { ...emptyRow, streaming: 'canal' }
  for (const reach of ['only', 'but'] as const) {
    expect(checkRows({ airings: [row, { ...row, reach }] })).toEqual([
      { field: 'airings.1.states', message: 'Escolha pelo menos um estado, ou “No Brasil todo”.' },
    ])
    expect(checkRows({ airings: [{ ...row, reach, states: ['BA'] }] })).toEqual([])
  }
  expect(checkRows({ airings: [row] })).toEqual([])
})

test('a sheet becomes rows and the same sheet again', () => {
  const airings = [
    { streaming: 'a', url: null, statesIncluded: ['BA'], statesExcluded: [] },
    { streaming: 'b', url: 'https://exemplo.com', statesIncluded: [], statesExcluded: ['SP', 'RJ'] },
    { streaming: 'c', url: null, statesIncluded: [], statesExcluded: [] },
  ]
  expect(toSheet(toRows(airings).airings)).toEqual({ airings })
  // What stood in another reach is not sent along.
  expect(toSheet([{ streaming: 'a', url: null, reach: 'all', states: ['BA'] }, emptyRow])).toEqual({
    airings: [{ streaming: 'a', url: null, statesIncluded: [], statesExcluded: [] }],
  })
})

test('a row without a service is refused, not stored as nothing with the address that was typed in it', () => {
  const row = { ...emptyRow, url: 'https://exemplo.com/jogo' }
  expect(checkRows({ airings: [{ ...emptyRow, streaming: 'canal' }, row] })).toEqual([
    { field: 'airings.1.streaming', message: 'Escolha o serviço, ou tire esta transmissão.' },
  ])
})
