import { describe, expect, test } from 'vitest'
import { bracketOf } from '../knockouts/bracket.ts'
import type { BracketRound } from '../knockouts/bracket.ts'
import { singleMatch, singleMatchReplayed, twoLegs, twoLegsExtraTimeAwayGoals } from '../knockouts/tie-rules.ts'
import type { TieRules } from '../knockouts/tie-rules.ts'
import { settleTie } from '../knockouts/tie.ts'
import { rulesets } from '../standings/rulesets/catalogue.ts'
import { standings } from '../standings/standings.ts'
import { readCbf } from './cbf.ts'
import { championOf, tiesIn } from './cup.ts'
import { unlessProved, withoutData } from './data-folder.ts'
import { readWorldCupMatches } from './fjelstul.ts'
import { readOpenfootball } from './openfootball.ts'
import type { RoundMatch } from './openfootball.ts'
import { teamsIn } from './results.ts'

const roundNames = ['Round of 16', 'Quarterfinals', 'Semifinals', 'Final']

function cupOf(
  matches: readonly RoundMatch[],
  rulesOf: (round: string) => TieRules,
  prefix = '',
): readonly BracketRound[] {
  return bracketOf(
    roundNames.map((name) => ({
      name,
      ties: tiesIn(
        matches.filter(({ roundName }) => roundName === prefix + name),
        rulesOf(name),
      ),
    })),
  )
}

/** The teams of a round are exactly the winners of the round before. */
function expectWinnersMoveOn(rounds: readonly BracketRound[]): void {
  rounds.slice(0, -1).forEach(({ ties }, index) => {
    const winners = ties.map(({ result }) => result.winner).sort()
    const next = rounds[index + 1]!.ties.flatMap(({ tie }) => tie.teams).sort()
    expect(winners).toEqual(next)
  })
}

describe.skipIf(withoutData)(`the Champions League${unlessProved}`, () => {
  test.each([
    ['2011-12', 'Chelsea FC (ENG)', 'penalties'],
    ['2013-14', 'Real Madrid (ESP)', 'extraTime'],
    ['2016-17', 'Real Madrid (ESP)', 'aggregate'],
    ['2017-18', 'Real Madrid (ESP)', 'aggregate'],
    ['2018-19', 'Liverpool FC (ENG)', 'aggregate'],
    ['2019-20', 'Bayern München (GER)', 'aggregate'],
  ])('%s: %s', (season, champion, decidedBy) => {
    const matches = readOpenfootball(`openfootball-football-json/${season}/uefa.cl.json`)
    // The pandemic's last eight were played in one place, one match each.
    const single = (round: string) => round === 'Final' || (season === '2019-20' && round !== 'Round of 16')
    const cup = cupOf(matches, (round) => (single(round) ? singleMatch : twoLegsExtraTimeAwayGoals))
    expectWinnersMoveOn(cup)
    expect(championOf(cup)).toBe(champion)
    expect(cup.at(-1)?.ties[0]?.result.decidedBy).toBe(decidedBy)

    const groups = Map.groupBy(
      matches.filter(({ group }) => group),
      ({ group }) => group,
    )
    const through = [...groups.values()].flatMap((group) =>
      standings({ rules: rulesets.uefaGroups, teams: teamsIn(group) }, group)
        .slice(0, 2)
        .map(({ team }) => team),
    )
    expect(through.sort()).toEqual(cup[0]!.ties.flatMap(({ tie }) => tie.teams).sort())
  })
})

test.skipIf(withoutData)(`the Libertadores of 2025${unlessProved}`, () => {
  const matches = readOpenfootball('openfootball-football-json/2025/copa.l.json')
  const cup = cupOf(matches, (round) => (round === 'Final' ? singleMatch : twoLegs), 'Finals, ')
  expectWinnersMoveOn(cup)
  expect(championOf(cup)).toBe('CR Flamengo (BRA)')
  expect(cup.at(-1)?.ties[0]?.result).toMatchObject({ aggregate: [0, 1], loser: 'SE Palmeiras (BRA)' })
})

describe.skipIf(withoutData)(`finals of the Copa do Brasil${unlessProved}`, () => {
  test.each([
    ['CdB_2018', '120', 'Cruzeiro / MG', [3, 1]],
    ['CdB_2021', '122', 'Atlético Mineiro / MG', [6, 1]],
  ])('%s', (name, last, winner, aggregate) => {
    const { matches } = readCbf(name)
    const final = matches.find(({ id }) => id === last)!
    const legs = matches.filter(
      ({ home, away }) => [home, away].sort().join() === [final.home, final.away].sort().join(),
    )
    expect(final.score).toEqual({ home: 1, away: 2 })
    expect(tiesIn(legs, twoLegs).map(settleTie)).toMatchObject([{ winner, aggregate, decidedBy: 'aggregate' }])
  })
})

describe.skipIf(withoutData)(`World Cups${unlessProved}`, () => {
  const readCup = (year: number) => readOpenfootball(`openfootball-worldcup-json/${year}/worldcup.json`)
  const goalsIn = (matches: readonly RoundMatch[]) =>
    matches.reduce((sum, { score, extraTime }) => {
      const last = extraTime ?? score
      return sum + (last ? last.home + last.away : 0)
    }, 0)

  test('matches and goals', () => {
    expect([1930, 1954, 2014].map((year) => [readCup(year).length, goalsIn(readCup(year))])).toEqual([
      [18, 70],
      [26, 140],
      [64, 171],
    ])
    const cup = readCup(2014)
    expect(cup.flatMap(({ goals }) => goals).length).toBe(171)
    expect(cup.filter(({ extraTime }) => extraTime).length).toBe(8)
    expect(cup.filter(({ penalties }) => penalties).length).toBe(4)
  })

  test('2014, from the groups to the final', () => {
    const matches = readCup(2014)
    const groups = Map.groupBy(
      matches.filter(({ group }) => group),
      ({ group }) => group,
    )
    const through = [...groups.values()].flatMap((group) =>
      standings({ rules: rulesets.worldCup2022, teams: teamsIn(group) }, group)
        .slice(0, 2)
        .map(({ team }) => team),
    )
    const names = ['Round of 16', 'Quarter-finals', 'Semi-finals', 'Final']
    const cup = bracketOf(
      names.map((name) => ({
        name,
        ties: tiesIn(
          matches.filter(({ roundName }) => roundName === name),
          singleMatch,
        ),
      })),
    )
    expect(through.sort()).toEqual(cup[0]!.ties.flatMap(({ tie }) => tie.teams).sort())
    expectWinnersMoveOn(cup)
    expect(championOf(cup)).toBe('Germany')
    expect(cup.at(-1)?.ties[0]?.result).toMatchObject({ decidedBy: 'extraTime', aggregate: [1, 0] })
  })

  test.each([
    ['WC-1930', 'Uruguay', [4, 2], 'aggregate'],
    ['WC-1958', 'Brazil', [5, 2], 'aggregate'],
    ['WC-1966', 'England', [4, 2], 'extraTime'],
    ['WC-1970', 'Brazil', [4, 1], 'aggregate'],
    ['WC-1994', 'Brazil', [0, 0], 'penalties'],
    ['WC-2002', 'Brazil', [2, 0], 'aggregate'],
    ['WC-2014', 'Germany', [1, 0], 'extraTime'],
    ['WC-2011', 'Japan', [2, 2], 'penalties'],
  ])('the final of %s: %s', (tournament, winner, goals, decidedBy) => {
    const final = readWorldCupMatches().filter((match) => match.tournament === tournament && match.stage === 'final')
    const [tie] = tiesIn(final, singleMatch)
    const result = settleTie(tie!)
    expect(result).toMatchObject({ winner, decidedBy })
    expect([...result.aggregate].sort((a, b) => b - a)).toEqual(goals)
  })

  test('every knock-out tie has a winner, replays of the thirties included', () => {
    const knockouts = readWorldCupMatches().filter(({ group }) => group === 'not applicable')
    const rounds = Map.groupBy(knockouts, ({ tournament, stage }) => `${tournament} ${stage}`)
    const ties = [...rounds.values()].flatMap((matches) => tiesIn(matches, singleMatchReplayed))
    expect(ties.filter((tie) => settleTie(tie).winner === null)).toEqual([])
    expect(ties.filter((tie) => settleTie(tie).decidedBy === 'replay').map(({ id }) => id)).toEqual(['Italy – Spain'])
    expect(ties.filter((tie) => settleTie(tie).decidedBy === 'penalties').length).toBe(22)
  })
})
