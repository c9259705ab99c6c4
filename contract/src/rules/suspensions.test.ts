import { expect, test } from 'vitest'
import { presetSuspensions } from './suspensions.ts'

const stages = {
  phases: [
    { name: 'Fase preliminar', kind: 'knockout' },
    { name: 'Fase de grupos', kind: 'groups' },
    { name: 'Mata-mata', kind: 'knockout' },
  ],
  rounds: ['Oitavas de final', 'Quartas de final', 'Semifinal', 'Final'],
} as const

test.each([
  ['cbf', { yellows: 3, secondYellow: 1, red: 1, wipedAfter: [], sharedWith: [] }],
  ['conmebol', { yellows: 3, secondYellow: 1, red: 1, wipedAfter: ['Fase de grupos'], sharedWith: [] }],
  ['fifa', { yellows: 2, secondYellow: 1, red: 1, wipedAfter: ['Quartas de final'], sharedWith: [] }],
] as const)('the rules of %s find the stages of an edition', (preset, rules) => {
  expect(presetSuspensions(preset, stages)).toEqual(rules)
})

test('without such a stage nothing is wiped', () => {
  const league = { phases: [{ name: 'Fase única', kind: 'league' }], rounds: ['Rodada 1'] } as const
  for (const preset of ['conmebol', 'fifa'] as const) expect(presetSuspensions(preset, league).wipedAfter).toEqual([])
})
