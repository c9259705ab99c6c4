import { expect, test } from 'vitest'
import { anEvent } from '../../pieces/matches/testing/an-event.ts'
import { eventsOf, parseLiveSearch } from './event-kinds.ts'

const goal = anEvent({ id: 'goal', type: 'goal' })
const card = anEvent({ id: 'card', type: 'yellow' })
const mark = anEvent({ id: 'mark', type: 'periodEnd' })
const annulled = anEvent({ id: 'annulled', type: 'goal', retracted: true })

test('events of one kind; marks stand only among all', () => {
  const events = [goal, card, mark, annulled]
  expect(eventsOf(events, undefined)).toEqual(events)
  expect(eventsOf(events, 'gols')).toEqual([goal, annulled])
  expect(eventsOf(events, 'cartoes')).toEqual([card])
  expect(eventsOf(events, 'var')).toEqual([annulled])
})

test('an unknown kind is none', () => {
  expect(parseLiveSearch({ lances: 'toString' })).toEqual({})
  expect(parseLiveSearch({ lances: 'var' })).toEqual({ lances: 'var' })
})
