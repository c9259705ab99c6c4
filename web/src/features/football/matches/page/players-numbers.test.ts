import type { Lineup, LineupPlayer } from '@meio-campo/contract'
import { expect, it } from 'vitest'
import { parseLineupsSearch } from './lineups-search.ts'
import { countedPlayers } from './players-numbers.ts'

const FIGURES = {
  minutes: 90,
  shots: null,
  shotsOnTarget: null,
  passes: 30,
  passesCompleted: 20,
  keyPasses: null,
  dribbles: null,
  dribblesCompleted: null,
  tackles: null,
  interceptions: null,
  blocks: null,
  duels: null,
  duelsWon: null,
  fouls: null,
  foulsDrawn: null,
  saves: null,
  conceded: null,
}
const player = (name: string, rating: number | null, shots: number | null) =>
  ({ person: { id: name, name }, number: null, rating, statistics: { ...FIGURES, shots } }) as LineupPlayer
const lineup = (...starters: LineupPlayer[]) =>
  ({ team: { id: 'x', name: 'X' }, starters, bench: [{ ...starters[0]!, statistics: null }] }) as unknown as Lineup
const names = (sort?: string) =>
  countedPlayers(
    { home: lineup(player('Ana', 6, null), player('Bia', 8.1, 1)), away: lineup(player('Cai', null, 4)) },
    sort,
  ).map(({ person }) => person.name)

it('lists who was counted, the best rated first, and who has no rating last', () => {
  expect(names()).toEqual(['Bia', 'Ana', 'Cai'])
  expect(names('-nota')).toEqual(['Ana', 'Bia', 'Cai'])
  expect(names('chutes')).toEqual(['Cai', 'Bia', 'Ana'])
})

it('knows only orders that there are', () => {
  expect(parseLineupsSearch({ sort: '-chutes' })).toEqual({ sort: '-chutes' })
  expect(parseLineupsSearch({ sort: 'toString' })).toEqual({})
  expect(parseLineupsSearch({ sort: 3 })).toEqual({})
})
