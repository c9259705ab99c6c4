import { expect, test } from 'vitest'
import { calendarName, googleOf, webcalOf } from './calendar-words.ts'

const URL = 'https://futebol.exemplo.com/calendario/abc.ics'

test('an address is handed to the device’s calendar, or to Google’s', () => {
  expect(webcalOf(URL)).toBe('webcal://futebol.exemplo.com/calendario/abc.ics')
  expect(webcalOf('http://localhost:3000/calendario/abc.ics')).toBe('webcal://localhost:3000/calendario/abc.ics')
  expect(googleOf(URL)).toBe(
    'https://calendar.google.com/calendar/render?cid=webcal%3A%2F%2Ffutebol.exemplo.com%2Fcalendario%2Fabc.ics',
  )
})

test('a calendar is called by what it holds', () => {
  expect(calendarName({ kind: 'team', subject: { id: 'bahia', name: 'Bahia' } })).toBe('Bahia')
  expect(calendarName({ kind: 'favourites', subject: null })).toBe('Meus favoritos')
  expect(calendarName({ kind: 'team', subject: null })).toBe('Calendário sem dono')
})
