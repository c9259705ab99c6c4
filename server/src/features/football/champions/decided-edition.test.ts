import { describe, expect, test } from 'vitest'
import type { EditionStructure, PhaseStructure } from '../standings/edition-structure.ts'
import { decideEdition, hasChampions } from './decided-edition.ts'

const TODAY = '2026-01-01'

const leg = (home: string, away: string, day: string) => ({
  row: { home_id: home, away_id: away, day, moment: new Date(day), status: 'finished', annulled: false },
  match: { home, away },
})

const phase = (kind: PhaseStructure['kind'], legs: readonly unknown[], finals: readonly unknown[] = []) =>
  ({ kind, legs, groups: [], ties: finals, rounds: [] }) as unknown as PhaseStructure

const edition = (...phases: PhaseStructure[]): EditionStructure => ({ id: 'x', phases })

describe('no champion', () => {
  test('of a league of which only some rounds are known', () => {
    const rounds = [leg('a', 'b', '2025-05-01'), leg('c', 'd', '2025-05-01'), leg('a', 'c', '2025-05-08')]
    expect(decideEdition(edition(phase('league', rounds)), 'league', TODAY)).toBeNull()
  })

  test('where several paths end in a final', () => {
    const final = (day: string) => phase('knockout', [leg('a', 'b', day)], [{ round: { name: 'Final' } }])
    expect(decideEdition(edition(final('2025-03-31'), final('2025-04-01')), 'cup', TODAY)).toBeNull()
  })

  test('of friendlies and of qualifying', () => {
    const of = (id: string, kind = 'cup') => hasChampions({ id, kind })
    expect([of('amistosos', 'friendly'), of('eliminatorias_da_copa_do_mundo'), of('gold_cup_qualification')]).toEqual([
      false,
      false,
      false,
    ])
    expect([of('copa_do_mundo'), of('qualidade_cup')]).toEqual([true, true])
  })
})
