import { expect, test } from 'vitest'
import { lengthOf, placeEvents } from './event-places.ts'
import { drawnSide, eventKind, eventSentence, substitution } from '../../pieces/matches/event-words.ts'
import { anEvent } from '../../pieces/matches/testing/an-event.ts'

const names = { home: 'Bahia', away: 'Palmeiras' }

test('the line is 90 minutes, and 120 with extra time', () => {
  expect(lengthOf([anEvent()], 'finished')).toBe(90)
  expect(lengthOf([], 'finishedAfterExtraTime')).toBe(120)
  expect(lengthOf([anEvent({ period: 'extraTimeFirstHalf', minute: 98 })], 'finishedOnPenalties')).toBe(120)
})

test('events close together are stacked, each side for itself, sooner where the line is short', () => {
  const events = [
    anEvent({ minute: 45 }),
    anEvent({ minute: 49, type: 'yellow' }),
    anEvent({ minute: 45, added: 2, type: 'red' }),
    anEvent({ minute: 45, side: 'away' }),
  ]
  const found = placeEvents(events, 90).map(({ event, side, level }) => [event.type, side, level.wide, level.narrow])
  expect(found).toEqual([
    ['goal', 'home', 0, 0],
    ['goal', 'away', 0, 0],
    ['red', 'home', 1, 1],
    ['yellow', 'home', 0, 2],
  ])
})

test('marks, kicks of a shoot-out and events without a minute are not on the line', () => {
  const events = [anEvent({ type: 'periodEnd' }), anEvent({ period: 'shootout' }), anEvent({ minute: null })]
  expect(placeEvents(events, 90)).toEqual([])
})

test('an own goal stands with those it helps and is named with who scored it', () => {
  const own = anEvent({ type: 'ownGoal', side: 'away', player: { id: null, name: 'Gil' } })
  expect(drawnSide(own)).toBe('home')
  expect(eventSentence(own, names)).toBe("38', Gol contra, Gil, Palmeiras, 1 × 0")
})

test('who came on and who went off, whichever the record names first', () => {
  const on = { id: 'a', name: 'A' }
  const off = { id: 'b', name: 'B' }
  expect(substitution({ player: on, related: { role: 'out', player: off } })).toEqual({ on, off })
  expect(substitution({ player: off, related: { role: 'in', player: on } })).toEqual({ on, off })
})

test('a retracted event says so', () => {
  expect(eventSentence(anEvent({ retracted: true, type: 'penalty' }), names)).toBe(
    "38', anulado, Gol de pênalti, Ruan Tavares, Bahia, 1 × 0",
  )
  expect(eventKind({ type: 'periodEnd', period: 'firstHalf' })).toBe('Fim do primeiro tempo')
})
