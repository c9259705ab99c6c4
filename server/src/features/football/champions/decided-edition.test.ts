import { addDays, rulesets, singleMatchPenalties } from '@meio-campo/football'
import { describe, expect, test } from 'vitest'
import type { EditionStructure, PhaseStructure } from '../standings/edition-structure.ts'
import { decideEdition, hasChampions } from './decided-edition.ts'

const TODAY = '2026-01-01'

const leg = (home: string, away: string, day: string) => ({
  row: { home_id: home, away_id: away, day, moment: new Date(day), status: 'finished', annulled: false },
  match: { id: `${home}-${away}-${day}`, home, away, status: 'finished', score: { home: 1, away: 0 } },
})

const phase = (kind: PhaseStructure['kind'], legs: readonly unknown[], groups: readonly unknown[] = []) =>
  ({ kind, legs, groups, ties: [], rounds: [] }) as unknown as PhaseStructure

/** Rounds of ties, by name; the first of each two wins. */
function knockout(day: string, named: Readonly<Record<string, string>>): PhaseStructure {
  const rounds = Object.keys(named).map((name) => ({ id: name, number: null, name }))
  const ties = rounds.flatMap((round, at) =>
    named[round.name]!.split(' ').map((pair, position) => {
      const [home, away] = pair.split('-') as [string, string]
      const legs = [leg(home, away, addDays(day, at))]
      const sides = { sources: [null, null], planned: [], next: null, winner: null }
      return { id: pair, round, position, teams: [home, away], rules: singleMatchPenalties, legs, ...sides }
    }),
  )
  return {
    kind: 'knockout',
    groups: [],
    rounds,
    ties,
    legs: ties.flatMap(({ legs }) => legs),
  } as unknown as PhaseStructure
}

const edition = (...phases: PhaseStructure[]): EditionStructure => ({ id: 'x', phases })

describe('the champion of a knock-out', () => {
  const semis = { Semifinais: 'a-b c-d' }

  test.each(['Final', 'Decisão', 'Final Única', 'Grande jogo'])('won its last tie, called %s', (name) => {
    const cup = edition(knockout('2025-03-01', { ...semis, [name]: 'c-a' }))
    expect(decideEdition(cup, 'cup', TODAY)).toMatchObject({ champion: 'c', runnerUp: 'a', finalScore: '1–0' })
  })

  test('is identified by the name of the round if the third place is played by teams that no tie knocked out', () => {
    const cup = edition(knockout('1978-06-24', { 'Terceiro lugar': 'b-d', Final: 'a-c' }))
    expect(decideEdition(cup, 'cup', TODAY)?.champion).toBe('a')
  })

  test('is not the winner of the third place, which is a round or a phase of its own', () => {
    const round = edition(knockout('2025-03-01', { ...semis, 'Terceiro lugar': 'b-d', Decisão: 'c-a' }))
    expect(decideEdition(round, 'cup', TODAY)?.champion).toBe('c')
    const phases = edition(
      knockout('2025-03-01', semis),
      knockout('2025-03-08', { Decisão: 'c-a' }),
      knockout('2025-03-09', { 'Terceiro lugar': 'b-d' }),
    )
    expect(decideEdition(phases, 'cup', TODAY)?.champion).toBe('c')
  })
})

describe('no champion', () => {
  test('of a league of which only some rounds are known', () => {
    const rounds = [leg('a', 'b', '2025-05-01'), leg('c', 'd', '2025-05-01'), leg('a', 'c', '2025-05-08')]
    expect(decideEdition(edition(phase('league', rounds)), 'league', TODAY)).toBeNull()
  })

  test('of a league in which a team has not played', () => {
    const only = leg('a', 'b', '2025-05-01')
    const table = (...teams: string[]) => [
      { contest: { rules: rulesets.brasileiraoSerieA, teams, deductions: [], ranking: {} }, matches: [only.match] },
    ]
    const decide = (...teams: string[]) =>
      decideEdition(edition(phase('league', [only], table(...teams))), 'league', TODAY)
    expect(decide('a', 'b')?.champion).toBe('a')
    expect(decide('a', 'b', 'c', 'd')).toBeNull()
  })

  test('where several paths end in a final', () => {
    const paths = edition(knockout('2025-03-31', { Final: 'a-b' }), knockout('2025-04-01', { Final: 'c-d' }))
    expect(decideEdition(paths, 'cup', TODAY)).toBeNull()
  })

  test('where the rounds that are known leave more than one team', () => {
    const half = knockout('2025-03-31', { Quartas: 'a-b c-d e-f', Semifinal: 'a-c' })
    expect(decideEdition(edition(half), 'cup', TODAY)).toBeNull()
  })

  test('of a tie against relegation between the last of a table', () => {
    const pairs = ['a-b', 'a-c', 'a-d', 'b-c', 'b-d', 'c-d'].map((pair) => pair.split('-') as [string, string])
    const legs = pairs.map(([home, away]) => leg(home, away, '2025-03-01'))
    const contest = {
      rules: rulesets.conmebolGroups,
      teams: ['a', 'b', 'c', 'd'],
      deductions: [],
      ranking: {},
      deciders: [],
    }
    const groups = phase('groups', legs, [{ id: null, name: '', contest, matches: legs.map(({ match }) => match) }])
    const after = (tie: string) =>
      decideEdition(edition(groups, knockout('2025-04-01', { Decisão: tie })), 'cup', TODAY)
    expect(after('c-d')).toBeNull()
    expect(after('b-a')?.champion).toBe('b')
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
