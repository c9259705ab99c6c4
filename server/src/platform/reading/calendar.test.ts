import type { Match } from '@meio-campo/contract'
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

const team = (id: string) => ({ id, name: id[0]!.toUpperCase() + id.slice(1) })
const match = (home: string, away: string, more: object = {}): Match =>
  ({
    id: `${home}_${away}`,
    home: team(home),
    away: team(away),
    competition: { id: 'copa', name: 'Copa' },
    edition: '2026',
    day: '2026-03-08',
    kickoff: '2026-03-08T19:00:00.000Z',
    timeConfirmed: true,
    status: 'finished',
    score: { home: 1, away: 1 },
    extraTime: null,
    penalties: null,
    round: null,
    stadium: null,
    airings: [],
    updatedAt: '2026-03-08T22:00:00.000Z',
    version: 1,
    ...more,
  }) as unknown as Match
const linesOf = (...matches: readonly Match[]) => matchCalendar(matches, 'https://exemplo.com').split('\r\n')

it('names a file after the team or the championship that its matches share', () => {
  const nameOf = (...matches: readonly Match[]) => linesOf(...matches).find((line) => line.startsWith('NAME:'))
  expect(nameOf(match('santos', 'bahia'), match('vasco', 'santos'))).toBe('NAME:Santos · Meio-Campo')
  expect(nameOf(match('santos', 'bahia'), match('vasco', 'remo'))).toBe('NAME:Copa 2026 · Meio-Campo')
  expect(nameOf(match('santos', 'bahia'), match('vasco', 'remo', { edition: '2025' }))).toBe('NAME:Copa · Meio-Campo')
  const other = { competition: { id: 'liga', name: 'Liga' } }
  expect(nameOf(match('santos', 'bahia'), match('vasco', 'remo', other))).toBe('NAME:Jogos · Meio-Campo')
})

it('keeps the day of a match whose time is only assumed', () => {
  const late = match('santos', 'bahia', { kickoff: '2026-03-09T00:30:00.000Z', timeConfirmed: false })
  expect(linesOf(late)).toContain('DTSTART;VALUE=DATE:20260308')
})

it('tells the shots that decided a match', () => {
  const decided = match('santos', 'bahia', { penalties: { home: 4, away: 2 } })
  expect(linesOf(decided)).toContain('SUMMARY:Santos 1 × 1 (4 × 2 nos pênaltis) Bahia')
})
