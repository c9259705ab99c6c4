import { expect, it } from 'vitest'
import { careerOf, yearTicks } from './career-bars.ts'

const team = (id: string) => ({ id, name: id, acronym: null, crest: null, colours: [] })

it('places each team on a line of years, from dates of any precision', () => {
  const { rows, from, to } = careerOf(
    [
      { team: team('santos'), starts: '2024-07', ends: null, loan: false },
      { team: team('bahia'), starts: '2021', ends: '2022', loan: true },
      { team: team('santos'), starts: '2018-01-01', ends: '2020', loan: false },
      { team: team('vitoria'), starts: null, ends: null, loan: false },
    ],
    '2026-01-01',
  )
  expect(rows.map((row) => row.team.id)).toEqual(['santos', 'bahia'])
  expect(rows[0]!.bars).toEqual([
    { from: 2018, to: 2021, loan: false },
    { from: 2024.5, to: 2026, loan: false },
  ])
  expect(rows[1]!.bars).toEqual([{ from: 2021, to: 2023, loan: true }])
  expect([from, to]).toEqual([2018, 2026])
})

it('draws a year where only the end is known, and nothing backwards', () => {
  expect(careerOf([{ team: team('a'), starts: null, ends: '2001', loan: false }], '2026-01-01').rows[0]!.bars).toEqual([
    { from: 2001, to: 2002, loan: false },
  ])
  const [wrong] = careerOf([{ team: team('a'), starts: '2005', ends: '2001', loan: false }], '2026-01-01').rows
  expect(wrong!.bars[0]!.from).toBeLessThanOrEqual(wrong!.bars[0]!.to)
})

it('writes few years below the line', () => {
  expect(yearTicks(2018, 2021)).toEqual([2018, 2019, 2020, 2021])
  expect(yearTicks(1950, 1975)).toEqual([1950, 1955, 1960, 1965, 1970, 1975])
  expect(yearTicks(2020, 2020)).toEqual([2020])
})
