import { expect, it } from 'vitest'
import { BLANK_MATCH, type MatchRow } from './match-row.ts'
import { usableRows } from './usable-rows.ts'

const row = (change: Partial<MatchRow>): MatchRow => ({
  ...BLANK_MATCH,
  line: 1,
  home: 'Alder Town',
  away: 'Birch Rovers',
  round: 'Matchday 3',
  ...change,
})
const postponed = row({ day: '2017-03-15', status: 'postponed' })

it('a postponed match that the file has again on its new day is one match', () => {
  const played = row({ line: 2, day: '2017-05-15', score: { home: 1, away: 1 } })
  for (const rows of [
    [postponed, played],
    [played, postponed],
  ]) {
    const read = usableRows(rows)
    expect(read.rows).toEqual([played])
    expect(read.remarks.map(({ reason }) => reason)).toEqual([
      'jogos adiados que o arquivo traz também na nova data, lidos uma vez: 1 (Alder Town x Birch Rovers).',
    ])
  }
})

it.each([
  ['another round', row({ line: 2, round: 'Matchday 20', day: '2017-05-15', score: { home: 1, away: 1 } })],
  ['the other ground', row({ line: 2, home: 'Birch Rovers', away: 'Alder Town', day: '2017-05-15' })],
])('a meeting of %s leaves the postponed match as it is', (_, other) => {
  expect(usableRows([postponed, other]).rows).toEqual([postponed, other])
})

it('an abandoned match and its replay are two', () => {
  const abandoned = row({ day: '2017-03-15', score: { home: 1, away: 0 }, status: 'abandoned' })
  const replay = row({ line: 2, day: '2017-05-15', score: { home: 2, away: 2 } })
  expect(usableRows([abandoned, replay]).rows).toEqual([abandoned, replay])
})
