import { expect, test } from 'vitest'
import { replay, type PlayedEvent, type PlayedMatch } from './replay.ts'

const match: PlayedMatch = { status: 'finished', score: { home: 2, away: 1 }, extraTime: null, penalties: null }
const event = (id: string, type: PlayedEvent['type'], minute: number | null, rest: Partial<PlayedEvent> = {}) => ({
  id,
  type,
  minute,
  side: 'home' as const,
  period: null,
  added: null,
  retracted: false,
  scoreAfter: null,
  ...rest,
})
const recorded = (of: PlayedMatch, events: readonly PlayedEvent[]) =>
  replay(of, events).map(({ kind, event: what, status, minute, score, at }) => {
    const name = what === null ? kind : 'id' in what ? what.id : what.type
    return `${Math.floor(at / 60)} ${name} ${status} ${minute ?? '-'} ${score ? `${score.home}-${score.away}` : '?'}`
  })

test('a match from the first whistle to the last, with the score as it was', () => {
  const events = [
    event('late', 'goal', 90, { added: 4 }),
    event('own', 'ownGoal', 45, { added: 2, period: 'firstHalf' }),
    event('first', 'goal', 10),
    event('gone', 'goal', 20, { retracted: true }),
    event('card', 'yellow', 46),
    event('same', 'substitution', 46),
  ]
  expect(recorded(match, events)).toEqual([
    '0 started firstHalf - 0-0',
    '0 periodStart firstHalf 1 0-0',
    '9 first firstHalf 10 1-0',
    '46 own firstHalf 45 1-1',
    '47 periodEnd halfTime - 1-1',
    '62 periodStart secondHalf 46 1-1',
    '62 card secondHalf 46 1-1',
    '62 same secondHalf 46 1-1',
    '110 late secondHalf 90 2-1',
    '111 periodEnd finished - 2-1',
    '111 finished finished - 2-1',
  ])
  const times = replay(match, events).map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('recorded whistles are replayed once, and an event without a minute stays in its place', () => {
  const events = [
    event('start', 'periodStart', 0, { period: 'firstHalf', side: null }),
    event('a', 'goal', 30),
    event('b', 'goal', null),
    event('end', 'periodEnd', 45, { period: 'firstHalf', side: null, added: 3 }),
    event('c', 'goal', 70, { side: 'away' }),
  ]
  const names = recorded(match, events).map((line) => line.split(' ')[1])
  expect(names).toEqual(['started', 'start', 'a', 'b', 'end', 'periodStart', 'c', 'periodEnd', 'finished'])
})

test('extra time leaves the score of the ninety minutes alone, and kicks are counted', () => {
  const level = { home: 1, away: 1 }
  const cup: PlayedMatch = {
    status: 'finishedOnPenalties',
    score: level,
    extraTime: { home: 2, away: 2 },
    penalties: { home: 1, away: 0 },
  }
  const kick = (id: string, type: PlayedEvent['type'], side: 'home' | 'away') =>
    event(id, type, null, { period: 'shootout', side })
  const steps = replay(cup, [
    event('a', 'goal', 5),
    event('b', 'penalty', 80, { side: 'away' }),
    event('c', 'goal', 91, { scoreAfter: { home: 2, away: 1 } }),
    event('d', 'goal', 120, { side: 'away', scoreAfter: { home: 2, away: 2 } }),
    kick('k1', 'shootoutGoal', 'home'),
    kick('k2', 'shootoutMiss', 'away'),
  ])
  const of = (id: string) => steps.find((step) => step.event && 'id' in step.event && step.event.id === id)!
  expect(of('c')).toMatchObject({ status: 'extraTimeFirstHalf', minute: 91, score: level, penalties: null })
  expect(of('k1')).toMatchObject({ status: 'shootout', minute: null, penalties: { home: 1, away: 0 } })
  expect(steps.at(-1)).toMatchObject({ status: 'finishedOnPenalties', score: level, penalties: { home: 1, away: 0 } })
  expect(steps.filter((step) => step.event?.type === 'periodStart')).toHaveLength(5)
})

test('where goals are not known the score is not made up', () => {
  const scores = replay(match, [event('card', 'red', 30)]).map(({ score }) => score)
  expect(scores.slice(0, 3)).toEqual([null, null, null])
  expect(scores.at(-1)).toEqual(match.score)
})
