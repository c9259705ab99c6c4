import { expect, test } from 'vitest'
import { evolutions } from './evolution.ts'

const team = (id: string) => ({ id, name: id, acronym: null, crest: null, colours: [] })
const group = (name: string) => ({ name, rows: [] })

test('each table has its own lines, without the rounds to come', () => {
  const positions = [
    { team: team('a'), group: 'Grupo A', positions: [1, 2, null] },
    { team: team('b'), group: 'Grupo A', positions: [2, 1, null] },
    { team: team('c'), group: 'Grupo B', positions: [1, null, null] },
  ]
  const [first, ...rest] = evolutions({ positions, groups: [group('Grupo A'), group('Grupo B')] })
  expect(first!.name).toBe('Grupo A')
  expect(first!.series.map((one) => one.positions)).toEqual([
    [1, 2],
    [2, 1],
  ])
  // One round is a point, not a line.
  expect(rest).toEqual([])
})
