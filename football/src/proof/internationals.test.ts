import { describe, expect, test } from 'vitest'
import { headToHead } from '../head-to-head/head-to-head.ts'
import { appearancesOf } from '../match/appearance.ts'
import { scorers } from '../scorers/scorers.ts'
import { emptyTally, tallies } from '../standings/tally.ts'
import { unlessProved, withoutData } from './data-folder.ts'
import { readInternationalGoals, readInternationals, readShootoutWinners } from './martj42.ts'

describe.skipIf(withoutData)(`international results, 1872 to 2017${unlessProved}`, () => {
  const matches = withoutData ? [] : readInternationals()
  const goals = withoutData ? [] : readInternationalGoals()
  const recordOf = (team: string) => tallies([team], appearancesOf(team, matches)).get(team) ?? emptyTally

  test('matches, goals and neutral grounds', () => {
    expect(matches.length).toBe(41_300)
    expect(matches.reduce((sum, { score }) => sum + score!.home + score!.away, 0)).toBe(123_107)
    expect(matches.filter(({ neutral }) => neutral).length).toBe(10_454)
    expect(matches.filter(({ tournament }) => tournament === 'Friendly').length).toBe(16_116)
    expect(matches.filter(({ tournament }) => tournament === 'FIFA World Cup').length).toBe(836)
  })

  test.each([
    ['Brazil', 958, 608, 194, 156],
    ['Argentina', 966, 520, 238, 208],
    ['England', 982, 555, 238, 189],
  ])('%s: %i played, %i-%i-%i', (team, played, won, drawn, lost) => {
    expect(recordOf(team)).toMatchObject({ played, won, drawn, lost })
  })

  test("Brazil's goals", () => {
    expect(recordOf('Brazil')).toMatchObject({ goalsFor: 2103, goalsAgainst: 890 })
  })

  test('the biggest win there has been', () => {
    const [biggest] = headToHead('Australia', 'American Samoa', matches).biggestWins
    expect(biggest).toMatchObject({ day: '2001-04-11', score: { home: 31, away: 0 } })
  })

  test('scorers, own goals and penalties', () => {
    const [first, second, third] = scorers(matches, goals, [])
    expect([first, second, third].map((row) => [row?.player, row?.goals])).toEqual([
      ['Cristiano Ronaldo', 64],
      ['Ali Daei', 49],
      ['Miroslav Klose', 48],
    ])
    expect(goals.filter(({ kind }) => kind === 'ownGoal').length).toBe(600)
    expect(goals.filter(({ kind }) => kind === 'penalty').length).toBe(2307)
  })

  test('shoot-outs won', () => {
    const winners = readShootoutWinners()
    const won = (team: string) => winners.filter((winner) => winner === team).length
    expect(['South Korea', 'Thailand', 'Egypt', 'Brazil'].map(won)).toEqual([14, 12, 12, 8])
  })
})
