import type { StructurePhase } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { addRound, blankPhase, blankTie, removed, renameGroup, replaced } from './phase-draft.ts'
import { crossedFrom, followSources, parseSource, sourceChoices, sourceValue } from './place-sources.ts'

const groupsOf = (...letters: string[]): StructurePhase => ({
  ...blankPhase('groups', []),
  groups: letters.map((letter) => ({ id: null, name: `Grupo ${letter}` })),
})
let count = 0
const newKey = () => `k${++count}`
const crossed = (groups: StructurePhase) => crossedFrom([groups], blankPhase('knockout', [groups]), newKey)!
const sidesOf = (phase: StructurePhase) =>
  phase.ties.map(({ round, firstFrom, secondFrom }) => [
    round,
    ...[firstFrom, secondFrom].map((from) => (from?.kind === 'place' ? `${from.place} ${from.group}` : from?.kind)),
  ])

test('a bracket is made from groups, round by round', () => {
  expect(sidesOf(crossed(groupsOf('A', 'B')))).toEqual([
    ['Semifinal', '1 Grupo A', '2 Grupo B'],
    ['Semifinal', '1 Grupo B', '2 Grupo A'],
    ['Final', 'winner', 'winner'],
  ])
  expect(crossed(groupsOf('A', 'B', 'C', 'D')).rounds.map(({ number, name }) => `${number} ${name}`)).toEqual([
    '1 Quartas de final',
    '2 Semifinal',
    '3 Final',
  ])
  expect(crossedFrom([groupsOf('A', 'B', 'C')], blankPhase('knockout', []), newKey)).toBeNull()
})

test('a side may come from earlier tables and from ties of earlier rounds', () => {
  const groups = groupsOf('A')
  const phase = addRound(addRound(blankPhase('knockout', [groups])))
  const drawn = { ...phase, ties: [blankTie('Oitavas de final', 'o1'), blankTie('Oitavas de final', 'o2')] }
  const labels = (round: string) => sourceChoices([groups], drawn, round).map(({ label }) => label)
  expect(labels('Oitavas de final')).toEqual(['1º do Grupo A', '2º do Grupo A'])
  expect(labels('Quartas de final').slice(2)).toEqual([
    'Vencedor de Oitavas de final 1',
    'Vencedor de Oitavas de final 2',
    'Perdedor de Oitavas de final 1',
    'Perdedor de Oitavas de final 2',
  ])
  for (const { value } of sourceChoices([groups], drawn, 'Quartas de final')) {
    expect(sourceValue(parseSource(value))).toBe(value)
  }
})

test('places follow the names of groups and phases, and are open again where these are removed', () => {
  const phases = [groupsOf('A', 'B'), crossed(groupsOf('A', 'B'))]
  const renamed = followSources(phases, replaced(phases, 0, renameGroup(phases[0]!, 0, 'Grupo Azul')))
  expect(sidesOf(renamed[1]!)[0]).toEqual(['Semifinal', '1 Grupo Azul', '2 Grupo B'])
  const named = followSources(renamed, replaced(renamed, 0, { ...renamed[0]!, name: 'Primeira fase' }))
  expect(named[1]!.ties[0]!.firstFrom).toMatchObject({ phase: 'Primeira fase', group: 'Grupo Azul' })
  const fewer = followSources(phases, replaced(phases, 0, groupsOf('A')))
  expect(sidesOf(fewer[1]!)[0]).toEqual(['Semifinal', '1 Grupo A', undefined])
  const [alone] = followSources(phases, removed(phases, 0))
  expect(sidesOf(alone!)[0]).toEqual(['Semifinal', undefined, undefined])
  const untied = { ...phases[1]!, ties: phases[1]!.ties.slice(1) }
  expect(followSources(phases, replaced(phases, 1, untied))[1]!.ties.at(-1)!.firstFrom).toBeNull()
})
