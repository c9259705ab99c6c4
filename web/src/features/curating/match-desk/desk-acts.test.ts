import type { DeskOrder, DeskView } from '@meio-campo/contract'
import type { Desk } from '@meio-campo/football'
import { performAll } from '@meio-campo/football'
import { expect, test } from 'vitest'
import { actWords, emptyLog, parseLog, planBack, recorded, redone, undone, without, type DeskAct } from './desk-acts.ts'
import { toCommand } from './desk-model.ts'

const AT = '2026-05-10T20:00:00.000Z'
const playing: Desk = {
  status: 'firstHalf',
  scores: { halfTime: null, score: { home: 0, away: 0 }, extraTime: null, penalties: null },
  clocks: [{ period: 'firstHalf', startedAt: Date.parse('2026-05-10T19:50:00Z'), announced: null }],
  events: [],
  lineups: { home: { starters: [], bench: [] }, away: { starters: [], bench: [] } },
}
const goal: DeskOrder = { id: 'gol', do: 'tell', type: 'goal', side: 'home', player: 'ana', minute: 10, at: AT }
const annulled: DeskOrder[] = [
  { id: 'var', do: 'tell', type: 'var', side: 'home', detail: 'Gol anulado', minute: 11, at: AT },
  { id: 'fora', do: 'retract', event: 'gol', at: AT },
]

test('a decision of the VAR is taken back with the goal that it annulled', () => {
  const scored = performAll(playing, [toCommand(goal)])
  const plan = planBack(scored, annulled)
  expect(plan).toEqual({
    back: [
      { do: 'restore', event: 'gol' },
      { do: 'retract', event: 'var' },
    ],
  })
  const after = performAll(scored, annulled.map(toCommand))
  expect(after.scores.score).toEqual({ home: 0, away: 0 })
  const back = typeof plan === 'string' ? [] : plan.back!
  const undo = back.map((order, index) => toCommand({ id: `volta_${index}`, at: AT, ...order }))
  expect(performAll(after, undo).scores.score).toEqual({ home: 1, away: 0 })
})

test('an act is done as a whole or not at all', () => {
  expect(planBack(playing, annulled)).toBe('unknownEvent')
})

const act = (id: string): DeskAct => ({ words: id, orders: [{ id, do: 'announce', minutes: 1 }], back: [] })

test('undo and redo go back and forth, and a new act ends what could be done again', () => {
  const two = [act('a'), act('b')].reduce(recorded, emptyLog)
  const one = undone(two, act('b'))
  expect([one.done.map(({ words }) => words), one.undone.map(({ words }) => words)]).toEqual([['a'], ['b']])
  expect(redone(one, act('b'))).toEqual(two)
  expect(recorded(one, act('c')).undone).toEqual([])
  expect(without(two, new Set(['a'])).done.map(({ words }) => words)).toEqual(['b'])
  expect(parseLog(JSON.stringify(two))).toEqual(two)
  expect([parseLog(null), parseLog('{')]).toEqual([emptyLog, emptyLog])
})

test('an act is told by minute, event and person', () => {
  const view = { match: { home: { name: 'Bahia' }, away: { name: 'Vitória' } } } as unknown as DeskView
  const desk = performAll(playing, [toCommand(goal)])
  const scene = { desk, view, names: new Map([['ana', 'Ana']]) }
  expect(actWords(goal, scene)).toBe("10' · Gol · Ana (Bahia)")
  expect(actWords(annulled[0]!, scene)).toBe("11' · VAR: Gol anulado (Bahia)")
  expect(actWords(annulled[1]!, scene)).toBe("Anulação: 10' · Gol · Ana (Bahia)")
})
