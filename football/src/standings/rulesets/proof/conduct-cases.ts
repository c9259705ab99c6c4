import { results, sanctioned } from '../../../proof/results.ts'
import type { TieCase } from './tie-case.ts'

const even = results('A 1-0 P, B 1-0 P')

/** Level in all goals: separated by cards, rankings, lots and extra matches. */
export const conductCases: readonly TieCase[] = [
  {
    name: 'a red against three yellows',
    matches: sanctioned(sanctioned(even, 'A', { yellow: 3 }), 'B', { red: 1 }),
    expected: {
      brasileiraoSerieA: ['A B', 'fewestReds/all'],
      conmebolGroups: ['A B', 'fewestReds/all'],
      worldCup2022: ['A B', 'conduct/all'],
      uefaEuro: ['A=B', ''],
    },
  },
  {
    name: 'yellows alone',
    matches: sanctioned(sanctioned(even, 'A', { yellow: 1 }), 'B', { yellow: 2 }),
    expected: {
      brasileiraoSerieA: ['A B', 'fewestYellows/all'],
      conmebolGroups: ['A B', 'fewestYellows/all'],
      worldCup2026: ['A B', 'conduct/all'],
      worldCup2026Reapplied: ['A B', 'conduct/all'],
      worldCup2022: ['A B', 'conduct/all'],
      worldCup1990: ['A B', 'conduct/all'],
      uefaEuro: ['A B', 'conduct/all'],
      uefaGroups: ['A B', 'conduct/all'],
      uefaLeaguePhase: ['A B', 'conduct/all'],
      spain: ['A B', 'conduct/all'],
    },
  },
  {
    name: 'a second yellow against a direct red',
    matches: sanctioned(sanctioned(even, 'A', { secondYellow: 1 }), 'B', { red: 1 }),
    expected: {
      worldCup2026: ['A B', 'conduct/all'],
      uefaEuro: ['A=B', ''],
      brasileiraoSerieA: ['A=B', ''],
    },
  },
  {
    name: 'a direct red against a yellow and a direct red',
    matches: sanctioned(sanctioned(even, 'A', { red: 1 }), 'B', { yellowAndRed: 1 }),
    expected: {
      worldCup2026: ['A B', 'conduct/all'],
      uefaEuro: ['A B', 'conduct/all'],
      brasileiraoSerieA: ['A B', 'fewestYellows/all'],
    },
  },
  {
    name: 'nothing but an outside ranking',
    matches: even,
    phase: { ranking: { A: 3, B: 7 } },
    expected: {
      worldCup2026: ['A B', 'ranking/all'],
      worldCup2026Reapplied: ['A B', 'ranking/all'],
      uefaEuro: ['A B', 'ranking/all'],
      uefaGroups: ['A B', 'ranking/all'],
      uefaLeaguePhase: ['A B', 'ranking/all'],
      conmebolGroups2025: ['A B', 'ranking/all'],
      worldCup2022: ['A=B', ''],
    },
  },
  {
    name: 'nothing but a drawing of lots',
    matches: even,
    phase: { deciders: [{ kind: 'lot', order: ['B', 'A'] }] },
    expected: {
      brasileiraoSerieA: ['B A', 'lot/all'],
      worldCup2022: ['B A', 'lot/all'],
      worldCup1990: ['B A', 'lot/all'],
      worldCup1966: ['B A', 'lot/all'],
      conmebolGroups: ['B A', 'lot/all'],
      england: ['A=B', ''],
    },
  },
  {
    name: 'lots drawn for others',
    matches: even,
    phase: { deciders: [{ kind: 'lot', order: ['B', 'P'] }] },
    expected: { brasileiraoSerieA: ['A=B', ''] },
  },
  {
    name: 'an extra match, against goals',
    matches: results('A 3-0 P, B 1-0 P'),
    phase: { deciders: [{ kind: 'playOff', order: ['B', 'A'] }] },
    expected: {
      italy: ['B A', 'playOff/all'],
      worldCup1966: ['B A', 'playOff/all'],
      italy2021: ['A B', 'goalDifference/all'],
    },
  },
]
