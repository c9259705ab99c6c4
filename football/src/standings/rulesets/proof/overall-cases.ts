import { results, sanctioned } from '../../../proof/results.ts'
import type { TieCase } from './tie-case.ts'

const apart = 'A 1-0 P, B 1-0 Q'

/** Separated by all matches, their own or their opponents'. */
export const overallCases: readonly TieCase[] = [
  {
    name: 'one win against three draws, with fewer goals',
    matches: results('A 1-0 P, A 0-2 Q, A 0-2 R, B 0-0 P, B 1-1 Q, B 1-1 R'),
    expected: {
      brasileiraoSerieA: ['A B', 'wins/all'],
      brasileiraoSerieB: ['A B', 'wins/all'],
      england: ['B A', 'goalDifference/all'],
      uefaLeaguePhase: ['B A', 'goalDifference/all'],
    },
  },
  {
    name: 'a better difference against more goals',
    matches: results('A 2-0 P, A 0-1 Q, B 3-2 P, B 2-3 Q'),
    expected: {
      brasileiraoSerieA: ['A B', 'goalDifference/all'],
      worldCup2026: ['A B', 'goalDifference/all'],
      worldCup2026Reapplied: ['A B', 'goalDifference/all'],
      worldCup2022: ['A B', 'goalDifference/all'],
      worldCup1990: ['A B', 'goalDifference/all'],
      worldCup1966: ['A B', 'goalAverage/all'],
      uefaLeaguePhase: ['A B', 'goalDifference/all'],
      uefaGroups: ['A B', 'goalDifference/all'],
      uefaEuro: ['A B', 'goalDifference/all'],
      conmebolGroups: ['A B', 'goalDifference/all'],
      conmebolGroups2025: ['A B', 'goalDifference/all'],
      england: ['A B', 'goalDifference/all'],
      spain: ['A B', 'goalDifference/all'],
      italy: ['A B', 'goalDifference/all'],
      portugal: ['A B', 'goalDifference/all'],
      germany: ['A B', 'goalDifference/all'],
    },
  },
  {
    name: 'a better average against a better difference',
    matches: results('A 2-0 P, A 0-1 Q, B 7-2 P, B 2-4 Q'),
    expected: {
      worldCup1966: ['A B', 'goalAverage/all'],
      worldCup1990: ['B A', 'goalDifference/all'],
    },
  },
  {
    name: 'no goal scored, so no average: fewer conceded',
    matches: results('A 0-1 P, B 0-2 P'),
    expected: { worldCup1966: ['A B', 'goalDifference/all'] },
  },
  {
    name: 'the same average of two sizes of nothing',
    matches: results('A 2-2 P, B 1-1 P'),
    expected: { worldCup1966: ['A B', 'goalsFor/all'] },
  },
  {
    name: 'more goals against goals away',
    matches: results('A 3-2 P, P 0-1 B'),
    expected: {
      brasileiraoSerieA: ['A B', 'goalsFor/all'],
      worldCup2026: ['A B', 'goalsFor/all'],
      worldCup2026Reapplied: ['A B', 'goalsFor/all'],
      worldCup2022: ['A B', 'goalsFor/all'],
      worldCup1990: ['A B', 'goalsFor/all'],
      uefaLeaguePhase: ['A B', 'goalsFor/all'],
      uefaGroups: ['A B', 'goalsFor/all'],
      uefaEuro: ['A B', 'goalsFor/all'],
      conmebolGroups: ['A B', 'goalsFor/all'],
      conmebolGroups2025: ['A B', 'goalsFor/all'],
      england: ['A B', 'goalsFor/all'],
      spain: ['A B', 'goalsFor/all'],
      italy: ['A B', 'goalsFor/all'],
      portugal: ['A B', 'goalsFor/all'],
      germany: ['A B', 'goalsFor/all'],
    },
  },
  {
    name: 'goals in a draw away, and they have not met',
    matches: results('P 1-1 A, A 0-0 Q, P 0-0 B, B 1-1 Q, P 1-0 R, Q 1-0 R'),
    expected: {
      uefaLeaguePhase: ['A B', 'awayGoals/all'],
      uefaGroups: ['A B', 'awayGoals/all'],
      england: ['A=B', ''],
    },
  },
  {
    name: 'only goals away differ, and they have not met',
    matches: results('P 0-1 A, B 1-0 P'),
    expected: {
      uefaGroups: ['A B', 'awayGoals/all'],
      germany: ['A B', 'awayGoals/all'],
      conmebolGroups2025: ['A B', 'awayGoals/all'],
      england: ['A=B', ''],
      portugal: ['A=B', ''],
    },
  },
  {
    name: 'a win and two losses against three draws, level in goals',
    matches: results('A 2-0 P, A 0-1 Q, A 0-1 R, B 1-1 P, B 1-1 Q, B 0-0 R'),
    expected: {
      uefaLeaguePhase: ['A B', 'wins/all'],
      uefaGroups: ['A B', 'wins/all'],
      uefaEuro: ['A B', 'wins/all'],
      england: ['A=B', ''],
    },
  },
  {
    name: 'the one win away from home',
    matches: results('P 0-1 A, A 1-2 Q, Q 2-1 B, B 1-0 P'),
    expected: {
      uefaLeaguePhase: ['A B', 'awayWins/all'],
      uefaGroups: ['A B', 'awayWins/all'],
      uefaEuro: ['A=B', ''],
    },
  },
  {
    name: 'an opponent with more points, against one with a better difference',
    matches: results(`${apart}, P 1-0 R, P 0-5 S, Q 5-5 T`),
    expected: { uefaLeaguePhase: ['A B', 'points/opponents'] },
  },
  {
    name: 'an opponent with a better difference, against one with more goals',
    matches: results(`${apart}, P 2-0 R, Q 6-5 S`),
    expected: { uefaLeaguePhase: ['A B', 'goalDifference/opponents'] },
  },
  {
    name: 'an opponent with more goals, against better conduct',
    matches: sanctioned(results(`${apart}, P 6-5 R, Q 1-0 S`), 'A', { yellow: 3 }),
    expected: { uefaLeaguePhase: ['A B', 'goalsFor/opponents'] },
  },
]
