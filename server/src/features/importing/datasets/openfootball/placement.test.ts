import { describe, expect, test } from 'vitest'
import { BLANK_MATCH } from './match-row.ts'
import { placeMatches } from './placement.ts'

const row = (round: string, home: string, away: string) => ({ ...BLANK_MATCH, line: null, round, home, away })
const placed = (...rows: ReturnType<typeof row>[]) =>
  placeMatches(rows, { kind: 'cup' }).map(({ phase, round }) => `${phase?.kind} ${round?.name}`)

test('a cup with one table for all teams, ties for its rest, and then the last sixteen', () => {
  const rows = [
    row('League, Matchday 1', 'Ipê', 'Cedro'),
    row('League, Matchday 2', 'Cedro', 'Jatobá'),
    row('Playoffs, Matchday 1', 'Ipê', 'Jatobá'),
    row('Playoffs, Matchday 2', 'Jatobá', 'Ipê'),
    row('Finals, Round of 16', 'Ipê', 'Cedro'),
  ]
  expect(placeMatches(rows, { kind: 'cup' }).map(({ phase, round }) => [phase, round?.name])).toEqual([
    [{ name: 'Fase de liga', kind: 'league' }, '1ª rodada'],
    [{ name: 'Fase de liga', kind: 'league' }, '2ª rodada'],
    [{ name: 'Mata-mata', kind: 'knockout' }, 'Repescagem'],
    [{ name: 'Mata-mata', kind: 'knockout' }, 'Repescagem'],
    [{ name: 'Mata-mata', kind: 'knockout' }, 'Oitavas de final'],
  ])
})

describe('numbered rounds of a cup', () => {
  test('are ties where who lost is not seen again', () => {
    expect(
      placed(
        row('1. Round', 'Ipê', 'Cedro'),
        row('1. Round', 'Jatobá', 'Angico'),
        row('2. Round', 'Ipê', 'Jatobá'),
        row('Final', 'Ipê', 'Imbuia'),
      ),
    ).toEqual(['knockout 1ª fase', 'knockout 1ª fase', 'knockout 2ª fase', 'knockout Final'])
  })

  test('are those of its groups if every team plays on, and if they are called matchdays', () => {
    expect(
      placed(
        row('1. Round', 'Ipê', 'Cedro'),
        row('1. Round', 'Jatobá', 'Angico'),
        row('2. Round', 'Ipê', 'Jatobá'),
        row('2. Round', 'Angico', 'Cedro'),
      ),
    ).toEqual(['groups 1ª rodada', 'groups 1ª rodada', 'groups 2ª rodada', 'groups 2ª rodada'])
    expect(placed(row('Matchday 1', 'Ipê', 'Cedro'), row('Final', 'Ipê', 'Imbuia'))).toEqual([
      'groups 1ª rodada',
      'knockout Final',
    ])
  })
})

test('rounds of a league in which every team plays on are its matchdays', () => {
  const rows = [
    row('Round 1', 'Ipê', 'Cedro'),
    row('Round 2', 'Cedro', 'Ipê'),
    row('Round 3', 'Ipê', 'Cedro'),
    row('Final', 'Ipê', 'Cedro'),
  ]
  expect(placeMatches(rows, { kind: 'league' }).map(({ phase, round }) => [phase?.kind, round?.number])).toEqual([
    [undefined, 1],
    [undefined, 2],
    [undefined, 3],
    ['knockout', null],
  ])
})
