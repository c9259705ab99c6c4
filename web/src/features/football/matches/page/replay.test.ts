import { expect, test } from 'vitest'
import { aMatch } from '../../pieces/matches/testing/a-match.ts'
import { anEvent } from '../../pieces/matches/testing/an-event.ts'
import { replayAt } from './replay.ts'

const first = anEvent({ id: 'a', period: 'firstHalf', minute: 12, scoreAfter: { home: 0, away: 1 } })
const second = anEvent({ id: 'b', period: 'firstHalf', minute: 45, added: 2, scoreAfter: { home: 1, away: 1 } })
const third = anEvent({ id: 'c', period: 'secondHalf', minute: 64, scoreAfter: { home: 2, away: 1 } })
const finished = {
  match: aMatch({ status: 'finished', score: { home: 2, away: 1 }, winner: 'home' }),
  events: [third, second, first],
}

test('a match as it stood at a minute', () => {
  const early = replayAt(finished, 5, 90)
  expect(early.events).toEqual([])
  expect(early.match).toMatchObject({ status: 'firstHalf', minute: 5, score: { home: 0, away: 0 }, winner: null })

  const interval = replayAt(finished, 45, 90)
  expect(interval.events).toEqual([second, first])
  expect(interval.match.score).toEqual({ home: 1, away: 1 })
  expect(replayAt(finished, 46, 90).match.status).toBe('secondHalf')
})

test('at the end it is the match itself', () => {
  expect(replayAt(finished, 90, 90)).toEqual(finished)
})

test('a goal that was taken back does not count', () => {
  const annulled = anEvent({
    id: 'd',
    period: 'firstHalf',
    minute: 30,
    scoreAfter: { home: 1, away: 1 },
    retracted: true,
  })
  const { match } = replayAt({ ...finished, events: [third, annulled, first] }, 40, 90)
  expect(match.score).toEqual({ home: 0, away: 1 })
})
