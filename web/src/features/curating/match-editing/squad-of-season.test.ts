import type { SquadPlayer } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { seasonOfSquad, squadPlayers } from './squad-of-season.ts'

test('a match of an earlier season asks for the squad of then, where it is known', () => {
  const squad = { season: '2026', seasons: ['2026', '2025'] }
  expect(seasonOfSquad(squad, '2025')).toBe('2025')
  expect(seasonOfSquad(squad, '2026')).toBeNull()
  expect(seasonOfSquad(squad, '1931')).toBeNull()
})

test('who has no record cannot be chosen from the squad', () => {
  const player: SquadPlayer = {
    person: { id: 'ana', name: 'Ana' },
    number: 9,
    position: 'forward',
    birthDate: null,
    age: null,
    nationalities: [],
    heightCm: null,
    played: null,
    goals: null,
    yellow: null,
    red: null,
    loan: false,
    contractUntil: null,
  }
  expect(squadPlayers([player, { ...player, person: { id: null, name: 'Bia' } }])).toEqual([
    { person: { id: 'ana', name: 'Ana' }, number: 9, position: 'forward', place: 'squad', captain: false },
  ])
})
