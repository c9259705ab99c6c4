import type { StandingsPhase } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { shownPhases } from './shown-phases.ts'
import { tie } from './testing/a-tie.ts'

const phase = (groups: unknown[], ties: StandingsPhase['ties']) => ({ groups, ties }) as StandingsPhase

test('a phase of loose matches is not shown, so that a small cup says that it has no table', () => {
  expect(shownPhases([phase([], [])])).toEqual([])
  const table = phase([{ name: 'Grupo A' }], [])
  const knockout = phase([], [tie('f', 'Final', 1)])
  expect(shownPhases([phase([], []), table, knockout])).toEqual([table, knockout])
})
