import type { DeskView } from '@meio-campo/contract'
import { singleMatch, twoLegs, type Desk, type DeskStatus, type Score, type TieRules } from '@meio-campo/football'
import { expect, test } from 'vitest'
import { offeredWhistles } from './offered-whistles.ts'

interface At {
  readonly status: DeskStatus
  readonly score: readonly [number, number]
  readonly extraTime?: Score
  readonly rules?: TieRules
  readonly knockout?: boolean
}

function labels({ status, score: [home, away], extraTime, rules = singleMatch, knockout = true }: At) {
  const scores = { halfTime: null, score: { home, away }, extraTime: extraTime ?? null, penalties: null }
  const desk = { status, scores, clocks: [], events: [] } as unknown as Desk
  const match = { id: 'm', home: { id: 'h' }, away: { id: 'a' }, day: '2026-05-10' }
  const view = { match, knockout, tie: knockout ? { rules, before: [] } : null } as unknown as DeskView
  return offeredWhistles(desk, view).map(({ label }) => label)
}

test('a final that is decided ends, and one that is level goes on', () => {
  expect(labels({ status: 'secondHalf', score: [2, 1] })).toEqual(['Encerrar o jogo', 'Fim do tempo normal'])
  expect(labels({ status: 'secondHalf', score: [1, 1] })).toEqual(['Fim do tempo normal', 'Encerrar o jogo'])
  expect(labels({ status: 'break', score: [2, 1] })[0]).toBe('Encerrar o jogo')
  expect(labels({ status: 'break', score: [1, 1] })).toEqual([
    'Começar a prorrogação',
    'Ir para os pênaltis',
    'Encerrar o jogo',
  ])
  expect(labels({ status: 'finished', score: [2, 1] })).toEqual([])
  expect(labels({ status: 'finished', score: [1, 1] })[0]).toBe('Começar a prorrogação')
})

test('after a level extra time, and where none is played, penalties are the likeliest', () => {
  const extraTime = { home: 1, away: 1 }
  expect(labels({ status: 'extraTimeSecondHalf', score: [1, 1], extraTime })[0]).toBe('Fim da prorrogação')
  expect(labels({ status: 'finishedAfterExtraTime', score: [1, 1], extraTime })).toEqual(['Ir para os pênaltis'])
  const penaltiesAtOnce = { ...singleMatch, extraTime: false }
  expect(labels({ status: 'break', score: [0, 0], rules: penaltiesAtOnce })[0]).toBe('Ir para os pênaltis')
})

test('a first leg and a match of a league just end', () => {
  expect(labels({ status: 'secondHalf', score: [0, 0], rules: twoLegs })[0]).toBe('Encerrar o jogo')
  expect(labels({ status: 'secondHalf', score: [0, 0], knockout: false })[0]).toBe('Encerrar o jogo')
  expect(labels({ status: 'finished', score: [0, 0], knockout: false })).toEqual([])
})
