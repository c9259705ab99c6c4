import { expect, test } from 'vitest'
import { blankPhase } from './phase-draft.ts'
import { placesIn, stillRefused } from './refused-parts.ts'

const zone = (id: string, from: number, to: number) => ({ id, name: null, shape: null, from, to })
const phase = { ...blankPhase('league', []), name: 'Turno', zones: [zone('campeao', 1, 4), zone('rebaixamento', 3, 6)] }
const message = 'Turno: as zonas Campeão e Rebaixamento se sobrepõem.'
const errors = [
  { field: 'phases.0.zones.0.to', message },
  { field: 'phases.0.zones.1.from', message },
  { field: 'phases.0.name', message: 'Há duas fases com o nome “Turno”.' },
]

test('both zones are refused where they stand, without the name of their phase', () => {
  const places = placesIn(errors, 0, 'Turno')
  expect([...places.keys()].toSorted()).toEqual(['name', 'zones.0.to', 'zones.1.from'])
  expect(places.get('zones.1.from')).toBe('As zonas Campeão e Rebaixamento se sobrepõem.')
  expect(places.get('name')).toBe('Há duas fases com o nome “Turno”.')
  expect(placesIn(errors, 1, 'Turno').size).toBe(0)
})

test('where either is mended neither is refused any more, and the rest still is', () => {
  const refused = { errors, phases: [phase] }
  expect(stillRefused(refused, [phase])).toEqual(errors)
  const mended = { ...phase, zones: [zone('campeao', 1, 2), phase.zones[1]!] }
  expect(stillRefused(refused, [mended]).map(({ field }) => field)).toEqual(['phases.0.name'])
  expect(stillRefused(refused, [{ ...phase, name: 'Returno' }]).map(({ field }) => field)).toEqual([
    'phases.0.zones.0.to',
    'phases.0.zones.1.from',
  ])
})
