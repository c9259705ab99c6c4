import type { DeskOrder, DeskView } from '@meio-campo/contract'
import type { Desk, DeskEvent } from '@meio-campo/football'
import { expect, test } from 'vitest'
import { finalChecks } from './final-checks.ts'

const eleven = Array.from({ length: 11 }, (_, index) => `p${index}`)
const view = { match: { home: { name: 'Bahia' }, away: { name: 'Santos' } } } as DeskView
const goal = {
  id: 'g',
  type: 'goal',
  side: 'home',
  period: 'firstHalf',
  minute: 3,
  retracted: false,
  player: 'p1',
} as DeskEvent
const desk = (more: Partial<Desk> = {}): Desk => ({
  status: 'secondHalf',
  scores: { halfTime: null, score: { home: 1, away: 0 }, extraTime: null, penalties: null },
  clocks: [],
  events: [goal],
  lineups: { home: { starters: eleven, bench: [] }, away: { starters: eleven, bench: [] } },
  ...more,
})
const order: DeskOrder = { id: 'mesa_1', do: 'tell' }
const wrong = (made: Desk, queue: Parameters<typeof finalChecks>[2] = { waiting: [], refused: [] }) =>
  finalChecks(view, made, queue)
    .filter(({ right }) => !right)
    .map(({ words }) => words)

test('a complete match has nothing to look at', () => {
  expect(wrong(desk())).toEqual([])
  expect(finalChecks(view, desk(), { waiting: [], refused: [] })).toHaveLength(5)
})

test('each thing that is missing is named', () => {
  expect(
    wrong(desk({ lineups: { home: { starters: [], bench: [] }, away: { starters: eleven, bench: [] } } })),
  ).toEqual(['Sem os 11 titulares: Bahia.'])
  expect(wrong(desk({ events: [{ ...goal, player: null }] }))).toEqual(['1 gol ou cartão sem jogador.'])
  expect(
    wrong(desk({ scores: { halfTime: null, score: { home: 3, away: 0 }, extraTime: null, penalties: null } })),
  ).toEqual(['O placar veio pronto e não é a soma dos lances.'])
  expect(wrong(desk(), { waiting: [order, order], refused: [{ order, reason: '', same: null }] })).toEqual([
    '2 comandos ainda não chegaram ao servidor.',
    '1 lance recusado espera a sua resposta, no alto da mesa.',
  ])
})
