import type { StandingsPhase } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { exportedRows, shownPhases } from './shown-phases.ts'
import { tie } from './testing/a-tie.ts'

const phase = (groups: unknown[], ties: StandingsPhase['ties']) => ({ groups, ties }) as StandingsPhase

test('a phase of loose matches is not shown, so that a small cup says that it has no table', () => {
  expect(shownPhases([phase([], [])])).toEqual([])
  const table = phase([{ name: 'Grupo A' }], [])
  const knockout = phase([], [tie('f', 'Final', 1)])
  expect(shownPhases([phase([], []), table, knockout])).toEqual([table, knockout])
})

test('a file has every row of every group, and the ties', () => {
  const group = (name: string, ...teams: string[]) => ({ name, rows: teams.map((id) => ({ team: { id } })) })
  const phases = [
    { ...phase([group('Grupo A', 'bahia', 'santos'), group('Grupo B', 'ceara')], []), name: 'Grupos' },
    { ...phase([], [tie('f', 'Final', 1)]), name: 'Mata-mata' },
  ]
  expect(exportedRows(phases)).toMatchObject([
    { phase: 'Grupos', group: 'Grupo A', team: { id: 'bahia' } },
    { phase: 'Grupos', group: 'Grupo A', team: { id: 'santos' } },
    { phase: 'Grupos', group: 'Grupo B', team: { id: 'ceara' } },
    { phase: 'Mata-mata', id: 'f', round: 'Final' },
  ])
})
