import { describe, expect, test } from 'vitest'
import type { Match } from '../match/match.ts'
import type { StandingsRules } from '../standings/rules.ts'
import { rulesets } from '../standings/rulesets/catalogue.ts'
import type { RulesetName } from '../standings/rulesets/catalogue.ts'
import { positionSeries } from '../standings/position.ts'
import { standings } from '../standings/standings.ts'
import { readBrasileirao } from './brasileirao.ts'
import { readCbf } from './cbf.ts'
import { unlessProved, withoutData } from './data-folder.ts'
import { readOpenfootball } from './openfootball.ts'
import { teamsIn } from './results.ts'

const { brasileiraoSerieA, england, spain } = rulesets
const readLeague = (path: string) => readOpenfootball(`openfootball-football-json/${path}.json`)
const tableOf = (matches: readonly Match[], rules: StandingsRules) =>
  standings({ rules, teams: teamsIn(matches) }, matches)
const goalsIn = (matches: readonly Match[]) =>
  matches.reduce((sum, { score }) => sum + (score ? score.home + score.away : 0), 0)

/** A row as the README of the datasets writes it: place, name, points, then what else it says. */
type Row = readonly [position: number, team: string, points: number, more?: Record<string, number>]

function expectRows(matches: readonly Match[], rules: StandingsRules, rows: readonly Row[]): void {
  const table = tableOf(matches, rules)
  for (const [position, team, points, more] of rows) {
    expect(table.find((row) => row.team === team)).toMatchObject({ position, points, ...more })
  }
}

describe.skipIf(withoutData)(`final tables in openfootball${unlessProved}`, () => {
  test.each<[string, RulesetName, number | null, readonly Row[]]>([
    [
      '2019/br.1',
      'brasileiraoSerieA',
      876,
      [
        [1, 'Flamengo RJ', 90, { won: 28, goalDifference: 49, goalsFor: 86, goalsAgainst: 37 }],
        [2, 'Santos FC', 74, { won: 22, goalDifference: 27 }],
        [3, 'Palmeiras', 74, { won: 21, goalDifference: 29 }],
        [4, 'Grêmio Porto Alegre', 65],
      ],
    ],
    [
      '2020/br.1',
      'brasileiraoSerieA',
      944,
      [
        [1, 'Flamengo RJ', 71, { won: 21, goalDifference: 20 }],
        [2, 'Internacional', 70, { goalDifference: 26 }],
        [3, 'Atlético Mineiro', 68],
        [4, 'São Paulo FC', 66],
      ],
    ],
    [
      '2025/br.1',
      'brasileiraoSerieA',
      959,
      [
        [1, 'CR Flamengo', 79, { won: 23, goalsFor: 78, goalsAgainst: 27 }],
        [2, 'SE Palmeiras', 76],
        [3, 'Cruzeiro EC', 70],
        [4, 'Mirassol FC', 67],
      ],
    ],
    [
      '2011-12/en.1',
      'england',
      null,
      [
        [1, 'Manchester City', 89, { goalDifference: 64 }],
        [2, 'Manchester United', 89, { goalDifference: 56 }],
      ],
    ],
    [
      '2015-16/en.1',
      'england',
      null,
      [[1, 'Leicester City', 81, { won: 23, drawn: 12, lost: 3, goalsFor: 68, goalsAgainst: 36 }]],
    ],
    [
      '2017-18/en.1',
      'england',
      null,
      [[1, 'Manchester City', 100, { won: 32, drawn: 4, lost: 2, goalsFor: 106, goalsAgainst: 27 }]],
    ],
    ['2023-24/en.1', 'england', 1246, [[1, 'Manchester City FC', 91]]],
    [
      '2019-20/en.1',
      'england',
      null,
      [
        [3, 'Manchester United', 66, { goalDifference: 30, won: 18 }],
        [4, 'Chelsea FC', 66, { goalDifference: 15, won: 20 }],
      ],
    ],
    ['2012-13/es.1', 'spain', null, [[1, 'FC Barcelona', 100, { goalsFor: 115, goalsAgainst: 40 }]]],
    [
      '2013-14/es.1',
      'spain',
      null,
      [
        [1, 'Atlético Madrid', 90],
        [2, 'FC Barcelona', 87],
        [3, 'Real Madrid', 87],
      ],
    ],
    ['2013-14/it.1', 'italy2021', null, [[1, 'Juventus', 102]]],
    ['2023-24/de.1', 'germany', null, [[1, 'Bayer 04 Leverkusen', 90, { won: 28, drawn: 6, lost: 0 }]]],
    ['2019-20/fr.1', 'france', null, [[1, 'Paris Saint-Germain', 68, { played: 27 }]]],
  ])('%s by the rules of %s', (path, rules, goals, rows) => {
    const matches = readLeague(path)
    if (goals !== null) expect(goalsIn(matches)).toBe(goals)
    expectRows(matches, rulesets[rules], rows)
  })

  test('what decided: wins in Brazil, goals in England, head-to-head in Spain', () => {
    const decision = (path: string, rules: StandingsRules, team: string, against: string) =>
      tableOf(readLeague(path), rules)
        .find((row) => row.team === team)
        ?.decidedBy.find((each) => each.against === against)?.criterion
    expect(decision('2019/br.1', brasileiraoSerieA, 'Santos FC', 'Palmeiras')).toMatchObject({ metric: 'wins' })
    expect(decision('2011-12/en.1', england, 'Manchester City', 'Manchester United')).toMatchObject({
      metric: 'goalDifference',
      scope: 'all',
    })
    expect(decision('2013-14/es.1', spain, 'FC Barcelona', 'Real Madrid')).toMatchObject({
      metric: 'points',
      scope: 'tied',
    })
  })

  test('the Brazilian order applied to England would be another table', () => {
    const [third] = tableOf(readLeague('2019-20/en.1'), brasileiraoSerieA).slice(2)
    expect(third?.team).toBe('Chelsea FC')
  })

  test('279 of 380 matches of the French season of 2019-20 were played', () => {
    expect(readLeague('2019-20/fr.1').filter(({ score }) => score).length).toBe(279)
  })

  test('the champion of 2019 led from the sixteenth round on, and the last round changed no place at the top', () => {
    const matches = readLeague('2019/br.1')
    const path = positionSeries({ rules: brasileiraoSerieA, teams: teamsIn(matches) }, matches).get('Flamengo RJ')!
    expect(path.length).toBe(38)
    expect(path.slice(15).every(({ position }) => position === 1)).toBe(true)
    expect(tableOf(matches, brasileiraoSerieA)[0]?.change).toBe(0)
  })
})

describe.skipIf(withoutData)(`champions of the Brasileirão, 2003 to 2019${unlessProved}`, () => {
  test.each([
    [2003, 'Cruzeiro', 100],
    [2004, 'Santos', 89],
    [2005, 'Corinthians', 81],
    [2006, 'São Paulo', 78],
    [2007, 'São Paulo', 77],
    [2008, 'São Paulo', 75],
    [2009, 'Flamengo', 67],
    [2010, 'Fluminense', 71],
    [2011, 'Corinthians', 71],
    [2012, 'Fluminense', 77],
    [2013, 'Cruzeiro', 76],
    [2014, 'Cruzeiro', 80],
    [2015, 'Corinthians', 81],
    [2016, 'Palmeiras', 80],
    [2017, 'Corinthians', 72],
    [2018, 'Palmeiras', 80],
    [2019, 'Flamengo', 90],
  ])('%i: %s with %i points', (season, team, points) => {
    const [champion] = tableOf(readBrasileirao(season), brasileiraoSerieA)
    expect(champion).toMatchObject({ team, points })
  })

  test('the top four of 2009 and the last of 2007', () => {
    expectRows(readBrasileirao(2009), brasileiraoSerieA, [
      [1, 'Flamengo', 67, { won: 19, goalDifference: 14 }],
      [2, 'Internacional', 65, { goalDifference: 21 }],
      [3, 'São Paulo', 65],
      [4, 'Cruzeiro', 62],
    ])
    expect(tableOf(readBrasileirao(2007), brasileiraoSerieA).at(-1)).toMatchObject({ team: 'América RN', points: 17 })
  })
})

describe.skipIf(withoutData)(`final tables from the match sheets of CBF${unlessProved}`, () => {
  test.each<[string, readonly Row[]]>([
    [
      'Serie_A_2013',
      [
        [1, 'Cruzeiro / MG', 76, { won: 23, goalsFor: 77, goalsAgainst: 37 }],
        [2, 'Grêmio / RS', 65],
        [3, 'Athletico Paranaense / PR', 64],
        [4, 'Botafogo / RJ', 61],
      ],
    ],
    [
      'Serie_A_2015',
      [
        [1, 'Corinthians / SP', 81, { goalsFor: 71, goalsAgainst: 31 }],
        [2, 'Atlético Mineiro / MG', 69],
        [3, 'Grêmio / RS', 68],
        [4, 'São Paulo / SP', 62],
      ],
    ],
    [
      'Serie_A_2022',
      [
        [1, 'Palmeiras / SP', 81],
        [2, 'Internacional / RS', 73],
        [3, 'Fluminense / RJ', 70],
        [4, 'Corinthians / SP', 65],
      ],
    ],
    [
      'Serie_B_2018',
      [
        [1, 'Fortaleza / CE', 71],
        [2, 'CSA / AL', 62],
      ],
    ],
  ])('%s', (name, rows) => {
    expectRows(readCbf(name).matches, brasileiraoSerieA, rows)
  })

  test('2013: the four points the court took from two clubs send Portuguesa down instead of Fluminense', () => {
    const { matches } = readCbf('Serie_A_2013')
    const teams = teamsIn(matches)
    const relegated = (deductions: readonly string[]) =>
      standings(
        {
          rules: brasileiraoSerieA,
          teams,
          deductions: deductions.map((team) => ({ team, points: 4, reason: 'STJD', day: '2013-12-16' })),
        },
        matches,
      )
        .filter(({ zone }) => zone === 'rebaixamento')
        .map(({ team }) => team)
    expectRows(matches, brasileiraoSerieA, [
      [11, 'Flamengo / RJ', 49],
      [12, 'Portuguesa / SP', 48],
    ])
    expect(relegated([])).toContain('Fluminense / RJ')
    expect(relegated(['Flamengo / RJ', 'Portuguesa / SP'])).toContain('Portuguesa / SP')
    expect(relegated(['Flamengo / RJ', 'Portuguesa / SP'])).not.toContain('Fluminense / RJ')
  })
})
