import { expect, it } from 'vitest'
import { matchCalendar } from './calendar.ts'

it('keeps the name of a calendar on its line, whatever the name of a record has in it', () => {
  const name = 'Santos\r\nBEGIN:VEVENT\nSUMMARY:Clique\rEND:VEVENT; a, b \\n · Meio-Campo'
  const lines = matchCalendar([], 'https://exemplo.com', { name, refreshSeconds: 3600 })
    .replaceAll('\r\n ', '')
    .split('\r\n')
  const written = String.raw`Santos BEGIN:VEVENT SUMMARY:Clique END:VEVENT\; a\, b \\n · Meio-Campo`
  expect(lines).toContain(`NAME:${written}`)
  expect(lines).toContain(`X-WR-CALNAME:${written}`)
  expect(lines.join('\r\n')).not.toMatch(/[^\r]\n|\r[^\n]/)
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR'])
})
