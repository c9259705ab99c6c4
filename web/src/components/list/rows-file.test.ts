import { expect, test } from 'vitest'
import { csvOfRows } from './rows-file.ts'

test('rows become columns by their paths, and a missing relation moves none', () => {
  const rows = [
    { team: null, points: 3, form: ['V', 'E'] },
    { team: { id: 'bahia', name: 'Bahia, o "Tricolor" baiano' }, points: 1, form: [] },
  ]
  expect(csvOfRows(rows).split('\r\n')).toEqual([
    'points,form,team.id,team.name',
    '3,V E,,',
    '1,,bahia,"Bahia, o ""Tricolor"" baiano"',
    '',
  ])
})

test('no cell can run as a formula', () => {
  expect(csvOfRows([{ name: '=1+1' }])).toBe("name\r\n'=1+1\r\n")
})
