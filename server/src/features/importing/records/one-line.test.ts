import { expect, it } from 'vitest'
import { inOneLine } from './one-line.ts'

it('puts every text of a record on one line, without what cannot be seen', () => {
  const record = { record: 'team', team: { name: 'São\r\nPaulo\u202e', aliases: ['SP\u200bFC', 'Tri'] }, founded: 1930 }
  expect(inOneLine(record)).toEqual({
    record: 'team',
    team: { name: 'São Paulo', aliases: ['SPFC', 'Tri'] },
    founded: 1930,
  })
})

it('leaves a record that needs no change as it is', () => {
  const record = { team: { name: 'می\u200cخواهم' }, days: ['2026-01-01'], city: null }
  expect(inOneLine(record)).toBe(record)
})
