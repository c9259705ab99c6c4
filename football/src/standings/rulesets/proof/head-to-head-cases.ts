import { results, sanctioned, thereAndBack } from '../../../proof/results.ts'
import type { TieCase } from './tie-case.ts'

const cycle = 'A 3-0 B, B 1-0 C, C 1-0 A, A 1-0 P, B 9-0 P, C 1-0 P'
const goalsCycle = 'A 3-2 B, B 2-1 C, C 1-0 A, A 1-0 P, B 1-0 P, C 5-0 P'
const unequalTriangle = 'A 1-0 B, A 0-0 C, B 5-0 C, A 8-0 P, A 1-5 Q, B 4-3 P, B 1-1 Q, C 5-0 P, C 5-0 Q'
const reappliedTriangle = 'A 1-0 B, A 1-2 C, B 2-1 C, A 1-0 P, B 5-0 P, C 1-0 P'
const aggregate = results('A 2-0 B, B 1-0 A, A 1-0 P, A 0-2 Q, B 2-0 P, B 0-1 R')
const levelCycle = 'A 3-0 B, B 1-0 C, C 1-0 A, A 1-0 P, Q 3-0 A, B 3-0 P, Q 1-0 B, C 3-0 P, Q 3-0 C'
const levelGoalsCycle = 'A 3-2 B, B 2-1 C, C 1-0 A, A 3-0 P, Q 3-0 A, B 2-0 P, Q 2-0 B, C 4-0 P, Q 4-0 C'

/** Separated, or not, by the matches among the tied. */
export const headToHeadCases: readonly TieCase[] = [
  {
    name: 'two tied: the aggregate of their two matches, against fewer reds',
    matches: sanctioned(aggregate, 'A', { red: 1 }),
    expected: {
      brasileiraoSerieA: ['A B', 'goalDifference/exactly-two'],
      germany: ['A B', 'goalDifference/tied'],
      spain: ['A B', 'goalDifference/tied'],
      italy: ['A B', 'goalDifference/tied'],
      portugal: ['A B', 'goalDifference/tied'],
    },
  },
  {
    name: 'three tied: head-to-head says A B C, the reds say C B A',
    matches: sanctioned(
      sanctioned(results('A 1-0 B, A 1-0 C, B 1-0 C, P 1-0 A, Q 1-0 A, B 1-0 P, R 1-0 B, C 1-0 P, C 1-0 Q'), 'A', {
        red: 2,
      }),
      'B',
      { secondYellow: 1 },
    ),
    expected: {
      brasileiraoSerieA: ['C B A', 'fewestReds/all'],
      england: ['A B C', 'points/tied'],
      conmebolGroups: ['A B C', 'points/tied'],
    },
  },
  {
    name: 'three tied and level in goals: points among them against goals among them',
    matches: results(unequalTriangle),
    expected: {
      worldCup2026: ['A B C', 'points/tied'],
      worldCup2026Reapplied: ['A B C', 'points/tied'],
      worldCup2022: ['A B C', 'points/tied'],
      worldCup1990: ['A B C', 'points/tied'],
      uefaEuro: ['A B C', 'points/tied'],
      uefaGroups: ['A B C', 'points/tied'],
      conmebolGroups: ['A B C', 'points/tied'],
      england: ['A B C', 'points/tied'],
      germany: ['A B C', 'points/tied'],
      france: ['A B C', 'points/tied'],
    },
  },
  {
    name: 'the same, met twice',
    matches: thereAndBack(results(unequalTriangle)),
    expected: {
      spain: ['A B C', 'points/tied'],
      italy: ['A B C', 'points/tied'],
      italy2021: ['A B C', 'points/tied'],
      portugal: ['A B C', 'points/tied'],
    },
  },
  {
    name: 'a cycle with unequal margins, against the difference in all matches',
    matches: results(cycle),
    expected: {
      worldCup2026: ['A C B', 'goalDifference/tied'],
      worldCup2026Reapplied: ['A C B', 'goalDifference/tied'],
      uefaEuro: ['A C B', 'goalDifference/tied'],
      uefaGroups: ['A C B', 'goalDifference/tied'],
      conmebolGroups: ['A C B', 'goalDifference/tied'],
      conmebolGroups2025: ['B A C', 'goalDifference/all'],
      worldCup2022: ['B A C', 'goalDifference/all'],
      brasileiraoSerieA: ['B A C', 'goalDifference/all'],
      // They have not met twice: head-to-head does not apply yet.
      spain: ['B A C', 'goalDifference/all'],
    },
  },
  {
    name: 'the same cycle, met twice',
    matches: thereAndBack(results(cycle)),
    expected: {
      spain: ['A C B', 'goalDifference/tied'],
      italy: ['A C B', 'goalDifference/tied'],
      portugal: ['A C B', 'goalDifference/tied'],
    },
  },
  {
    name: 'a cycle with equal margins and unequal goals, against all matches',
    matches: results(goalsCycle),
    expected: {
      worldCup2026: ['B A C', 'goalsFor/tied'],
      worldCup2026Reapplied: ['B A C', 'goalsFor/tied'],
      uefaEuro: ['B A C', 'goalsFor/tied'],
      uefaGroups: ['B A C', 'goalsFor/tied'],
      conmebolGroups: ['B A C', 'goalsFor/tied'],
    },
  },
  {
    name: 'level over all matches: the difference in a cycle',
    matches: results(levelCycle),
    expected: {
      worldCup2022: ['A C B', 'goalDifference/tied'],
      worldCup1990: ['A C B', 'goalDifference/tied'],
      germany: ['A C B', 'goalDifference/tied'],
      france: ['A C B', 'goalDifference/tied'],
    },
  },
  {
    name: 'level over all matches: the goals in a cycle',
    matches: results(levelGoalsCycle),
    expected: {
      worldCup2022: ['B A C', 'goalsFor/tied'],
      worldCup1990: ['B A C', 'goalsFor/tied'],
    },
  },
  {
    name: 'two left level by the first three: their own match, against all matches',
    matches: results(reappliedTriangle),
    expected: {
      uefaEuro: ['C A B', 'goalsFor/tied'],
      uefaGroups: ['C A B', 'goalsFor/tied'],
      worldCup2026Reapplied: ['C A B', 'goalsFor/tied'],
      worldCup2026: ['C B A', 'goalsFor/tied'],
      conmebolGroups: ['C B A', 'goalsFor/tied'],
    },
  },
  {
    name: 'head-to-head level, goals away between them against goals away from others',
    matches: results('A 1-1 B, B 0-0 A, P 0-2 A, P 0-0 A, B 2-0 P, B 0-0 P'),
    expected: {
      england: ['B A', 'awayGoals/tied'],
      uefaGroups: ['B A', 'awayGoals/tied'],
      germany: ['A B', 'awayGoals/all'],
      france: ['A B', 'awayGoals/all'],
      conmebolGroups2025: ['A B', 'awayGoals/all'],
      uefaLeaguePhase: ['A B', 'awayGoals/all'],
    },
  },
  {
    name: 'three tied, level but for goals scored away among them',
    matches: results('A 1-1 B, A 1-1 C, B 1-1 C, P 3-3 A, B 3-3 P, C 3-3 P, P 1-0 Q'),
    expected: {
      england: ['C B A', 'awayGoals/tied'],
      uefaGroups: ['C B A', 'awayGoals/tied'],
    },
  },
]
