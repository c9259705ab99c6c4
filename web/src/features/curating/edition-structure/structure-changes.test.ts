import { expect, test } from 'vitest'
import { addEntrant, blankPhase } from './phase-draft.ts'
import { structureChanges } from './structure-changes.ts'

const team = (id: string, name: string) => ({ id, name, acronym: null, crest: null, colours: [] })
const phase = { ...blankPhase('league', []), id: 'liga_2026_fase' }
const cup = { ...blankPhase('knockout', []), id: 'liga_2026_copa' }

test('says nothing of what is the same', () => {
  expect(structureChanges({ phases: [phase], teams: [] }, { phases: [phase], teams: [] })).toEqual([])
})

test('says what somebody else changed', () => {
  const after = {
    phases: [cup, { ...addEntrant(phase, 'bahia', null), name: 'Turno', table: { ...phase.table!, pointsPerWin: 2 } }],
    teams: [team('bahia', 'Bahia')],
  }
  expect(structureChanges({ phases: [phase, cup], teams: [] }, after)).toEqual([
    'Mudou a ordem das fases.',
    'Pontos corridos: passou a se chamar Turno.',
    'Pontos corridos: mudou o regulamento.',
    'Pontos corridos: entrou Bahia.',
  ])
  expect(structureChanges({ phases: [phase], teams: [] }, { phases: [cup], teams: [] })).toEqual([
    'Criou a fase Mata-mata.',
    'Removeu a fase Pontos corridos.',
  ])
})
