import type { Projection } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { estimatesBefore, measuresOf, projectedRows, proofsOf } from './projection-measures.ts'

type Row = Projection['teams'][number]
const guarantee = (places: number, state: string, sentence: string | null, pointsNeeded: number | null = null) => ({
  places,
  state,
  sentence,
  pointsNeeded,
})

test('of what is certain only the best place is said, of what is impossible only the worst', () => {
  const champion = [guarantee(1, 'certain', 'Já é campeão.'), guarantee(16, 'certain', 'Não pode mais cair.')]
  expect(proofsOf({ guarantees: champion })).toEqual(['Já é campeão.'])
  const last = [
    guarantee(1, 'impossible', 'Não pode mais ser campeão.'),
    guarantee(16, 'impossible', 'Já está rebaixado.'),
  ]
  expect(proofsOf({ guarantees: last })).toEqual(['Já está rebaixado.'])
  const middle = [
    guarantee(1, 'impossible', 'Não pode mais ser campeão.'),
    guarantee(4, 'open', 'Precisa de 4 pontos.', 4),
    guarantee(6, 'open', null),
    guarantee(16, 'certain', 'Não pode mais cair.'),
  ]
  expect(proofsOf({ guarantees: middle })).toEqual([
    'Não pode mais cair.',
    'Precisa de 4 pontos.',
    'Não pode mais ser campeão.',
  ])
})

test('the columns are the title and the zones; a group has no title', () => {
  const row = (title: number | null) =>
    ({ title, zones: [{ id: 'oitavas', name: 'Oitavas', chance: 0.5 }] }) as unknown as Row
  expect(measuresOf({ teams: [row(0.2)] }).map(({ name }) => name)).toEqual(['Título', 'Oitavas'])
  expect(measuresOf({ teams: [row(null)] }).map(({ name }) => name)).toEqual(['Oitavas'])
  expect(measuresOf({ teams: [] })).toEqual([])
})

test('as a file, each chance is a column, and each team of each round a row', () => {
  const team = { id: 'bahia', name: 'Bahia' }
  const zones = [{ id: 'libertadores', name: 'Libertadores', chance: 0.4 }]
  const row = { team, points: 61.5, title: 0.1, zones, guarantees: [] }
  const projection = {
    teams: [row],
    history: [{ round: 12, teams: [{ team: 'bahia', title: 0.2, zones: [{ id: 'libertadores', chance: 0.5 }] }] }],
  } as unknown as Projection
  expect(projectedRows(projection)).toEqual([
    { team, points: 61.5, title: 0.1, zones: { libertadores: 0.4 }, certain: '' },
  ])
  expect(estimatesBefore(projection)).toEqual([{ round: 12, team, title: 0.2, zones: { libertadores: 0.5 } }])
})
