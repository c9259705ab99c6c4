import { expect, test } from 'vitest'
import { addEntrant, blankPhase } from './phase-draft.ts'
import { mergeStructures } from './structure-merge.ts'

const league = { ...addEntrant(blankPhase('league', []), 'bahia', null), id: 'liga' }
const cup = { ...blankPhase('knockout', []), id: 'copa' }
const base = [league, cup]
const none = new Set<string>()

test('what only one of two touched is as they left it', () => {
  const mine = [{ ...league, name: 'Turno' }, cup]
  const theirs = [
    addEntrant(league, 'vasco', null),
    { ...cup, name: 'Copa' },
    { ...blankPhase('groups', []), id: 'nova' },
  ]
  const { phases, clashes } = mergeStructures(base, mine, theirs, none)
  expect(clashes).toEqual([])
  expect(phases.map(({ name }) => name)).toEqual(['Turno', 'Copa', 'Fase de grupos'])
  expect(phases[0]!.entrants.map(({ team }) => team)).toEqual(['bahia', 'vasco'])
})

test('what both touched is asked, and goes as chosen', () => {
  const mine = [{ ...league, name: 'Meu' }, cup]
  const theirs = [{ ...league, name: 'Deles' }, cup]
  const merged = mergeStructures(base, mine, theirs, none)
  expect(merged.clashes).toEqual([{ key: 'liga/name', words: 'Pontos corridos: nome' }])
  expect(merged.phases[0]!.name).toBe('Meu')
  expect(mergeStructures(base, mine, theirs, new Set(['liga/name'])).phases[0]!.name).toBe('Deles')
})

test('a phase that one took away and the other worked in is asked about', () => {
  const mine = [{ ...league, name: 'Turno' }, cup]
  const { phases, clashes } = mergeStructures(base, mine, [cup], none)
  expect(clashes.map(({ key }) => key)).toEqual(['liga/phase'])
  expect(phases.map(({ id, name }) => [id, name])).toEqual([
    [null, 'Turno'],
    ['copa', 'Mata-mata'],
  ])
  expect(mergeStructures(base, mine, [cup], new Set(['liga/phase'])).phases).toEqual([cup])
  expect(mergeStructures(base, [cup], base, none).phases).toEqual([cup])
})

test('new phases of both stay', () => {
  const fresh = blankPhase('groups', base)
  const theirs = [...base, { ...fresh, id: 'nova' }]
  expect(mergeStructures(base, [...base, fresh], theirs, none).phases.map(({ id }) => id)).toEqual([
    'liga',
    'copa',
    null,
    'nova',
  ])
})
