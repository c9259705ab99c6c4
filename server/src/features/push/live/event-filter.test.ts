import type { PushEvent } from '@meio-campo/contract'
import { expect, it } from 'vitest'
import { sampleEvent } from '../webhooks/test-delivery.ts'
import { eventFilterOf } from './event-filter.ts'

const goal = sampleEvent([], new Date('2026-05-10T12:00:00Z'))
const { match } = goal
const [campeonato, home, away, jogo] = [match!.competition.id, match!.home.id, match!.away.id, match!.id]
const edited: PushEvent = {
  ...goal,
  type: 'record.updated',
  match: null,
  event: null,
  record: { kind: 'team', id: home, change: 'updated', version: 2, mergedInto: null },
  affects: [],
}

it('passes everything without parameters', () => {
  expect([goal, edited].map(eventFilterOf({}))).toEqual([true, true])
})

it.each([
  ['championship', { campeonato }, { campeonato: 'outro' }],
  ['team at home', { time: home }, { time: 'outro' }],
  ['team away', { time: away }, { time: 'outro' }],
  ['match', { jogo }, { jogo: 'outro' }],
  ['type', { tipo: 'match.goal' }, { tipo: 'match.card' }],
  ['one of several', { time: `outro,${home}`, tipo: 'match.card,match.goal' }, { time: 'outro,mais-um' }],
  ['all of several', { campeonato, time: home, jogo, tipo: 'match.goal' }, { campeonato, time: home, jogo: 'outro' }],
])('filters by %s', (_by, asked, other) => {
  expect(eventFilterOf(asked)(goal)).toBe(true)
  expect(eventFilterOf(other)(goal)).toBe(false)
})

it('passes no change of a record when a championship, a team or a match is given', () => {
  for (const asked of [{ campeonato }, { time: home }, { jogo }]) expect(eventFilterOf(asked)(edited)).toBe(false)
})
