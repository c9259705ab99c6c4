import { describe, expect, test } from 'vitest'
import type { Match, Score } from '../match/match.ts'
import { results } from '../proof/results.ts'
import {
  copaDoBrasilOpening,
  singleMatch,
  singleMatchPenalties,
  singleMatchReplayed,
  twoLegs,
  twoLegsAwayGoals,
  twoLegsExtraTime,
  twoLegsExtraTimeAwayGoals,
} from './tie-rules.ts'
import type { TieRules } from './tie-rules.ts'
import { tiesIn } from '../proof/cup.ts'
import { settleTie } from './tie.ts'

const score = (text: string): Score => {
  const [home = 0, away = 0] = text.split('-').map(Number)
  return { home, away }
}

/** Ends the last leg with extra time or penalties. */
function then(legs: readonly Match[], more: { extraTime?: string; penalties?: string }): readonly Match[] {
  const { extraTime, penalties } = more
  const last: Match = {
    ...legs.at(-1)!,
    extraTime: extraTime ? score(extraTime) : null,
    penalties: penalties ? score(penalties) : null,
  }
  return [...legs.slice(0, -1), last]
}

const settle = (legs: readonly Match[], rules: TieRules) => settleTie({ id: 't', teams: ['A', 'B'], legs, rules })

describe('a tie', () => {
  test.each<[string, readonly Match[], TieRules, string | null, string | null]>([
    ['one match', results('A 1-0 B'), singleMatch, 'A', 'aggregate'],
    ['one match after extra time', then(results('A 1-1 B'), { extraTime: '1-2' }), singleMatch, 'B', 'extraTime'],
    [
      'one match on penalties',
      then(results('A 1-1 B'), { extraTime: '2-2', penalties: '4-3' }),
      singleMatch,
      'A',
      'penalties',
    ],
    ['penalties without extra time', then(results('A 0-0 B'), { penalties: '5-6' }), singleMatch, 'B', 'penalties'],
    ['level and not finished', results('A 1-1 B'), singleMatch, null, null],
    ['a draw that is enough for the visitor', results('A 1-1 B'), copaDoBrasilOpening, 'B', 'advantage'],
    ['a defeat that is not', results('A 1-0 B'), copaDoBrasilOpening, 'A', 'aggregate'],
    ['two legs added up', results('A 1-0 B | B 3-1 A'), twoLegs, 'B', 'aggregate'],
    ['only the first leg played', results('A 5-0 B'), twoLegs, null, null],
    ['away goals', results('A 1-0 B | B 2-1 A'), twoLegsAwayGoals, 'A', 'awayGoals'],
    ['away goals abolished', results('A 1-0 B | B 2-1 A'), twoLegs, null, null],
    [
      'away goals abolished, then penalties',
      then(results('A 1-0 B | B 2-1 A'), { penalties: '4-2' }),
      twoLegs,
      'B',
      'penalties',
    ],
    [
      'an away goal in extra time',
      then(results('A 1-0 B | B 1-0 A'), { extraTime: '2-1' }),
      twoLegsExtraTimeAwayGoals,
      'A',
      'awayGoals',
    ],
    [
      'an away goal in extra time that counts like any other',
      then(results('A 1-0 B | B 1-0 A'), { extraTime: '2-1', penalties: '3-1' }),
      { ...twoLegsExtraTimeAwayGoals, awayGoals: 'ninetyMinutes' },
      'B',
      'penalties',
    ],
    [
      'extra time of the second leg',
      then(results('A 1-0 B | B 1-0 A'), { extraTime: '2-0' }),
      twoLegsExtraTime,
      'B',
      'extraTime',
    ],
    [
      'a shoot-out after a second leg that was not level',
      then(results('A 1-0 B | B 2-1 A'), { penalties: '3-4' }),
      twoLegs,
      'A',
      'penalties',
    ],
    ['a replay', results('A 1-1 B | B 0-1 A'), singleMatchReplayed, 'A', 'replay'],
    ['a second replay', results('A 1-1 B | B 2-2 A | A 0-3 B'), singleMatchReplayed, 'B', 'replay'],
    ['goals of all, after a level third match', results('A 3-0 B | B 1-0 A | B 0-0 A'), twoLegs, 'A', 'aggregate'],
    ['nothing yet after a level replay', results('A 1-1 B | B 2-2 A'), singleMatchReplayed, null, null],
  ])('%s', (_, legs, rules, winner, decidedBy) => {
    const result = settle(legs, rules)
    expect([result.winner, result.decidedBy]).toEqual([winner, decidedBy])
    expect(result.loser).toBe(winner === null ? null : winner === 'A' ? 'B' : 'A')
  })

  test('has an aggregate in the order of its teams, extra time included', () => {
    expect(settle(then(results('A 1-0 B | B 1-0 A'), { extraTime: '3-0' }), twoLegsExtraTime).aggregate).toEqual([1, 3])
  })

  test('has no extra time where the rules have none, whatever a source writes', () => {
    const repeated = then(results('A 0-0 B'), { extraTime: '4-3', penalties: '4-3' })
    expect(settle(repeated, singleMatchPenalties)).toMatchObject({ aggregate: [0, 0], decidedBy: 'penalties' })
  })

  test('keeps replays out of the aggregate', () => {
    expect(settle(results('A 1-1 B | B 0-1 A'), singleMatchReplayed).aggregate).toEqual([1, 1])
  })

  test('counts an awarded leg by its ruling, and can be awarded as a whole', () => {
    const [first, second] = results('A 2-0 B | B 0-0 A')
    const abandoned: Match = { ...second!, ruling: { kind: 'awarded', to: 'home', score: { home: 3, away: 0 } } }
    expect(settle([first!, abandoned], twoLegs)).toMatchObject({ winner: 'B', aggregate: [2, 3] })
    expect(settleTie({ id: 't', teams: ['A', 'B'], legs: [], rules: twoLegs, awardedTo: 'B' })).toMatchObject({
      winner: 'B',
      decidedBy: 'ruling',
    })
  })

  test('is found among the matches of a round, whichever leg comes first', () => {
    const ties = tiesIn(results('A 1-0 B, C 0-0 D | D 1-0 C, B 0-0 A').toReversed(), twoLegs)
    expect(ties.map(({ teams }) => teams)).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ])
    expect(ties.map((tie) => settleTie(tie).winner)).toEqual(['A', 'D'])
  })
})
