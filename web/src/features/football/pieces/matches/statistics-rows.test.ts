import { expect, test } from 'vitest'
import { statisticRows } from './statistics-rows.ts'

const none = {
  possession: null,
  shots: null,
  shotsOnTarget: null,
  corners: null,
  fouls: null,
  offsides: null,
  saves: null,
  passes: null,
  passesCompleted: null,
}

test('only what is known is compared, and nothing against nothing has no share', () => {
  const rows = statisticRows({
    home: { ...none, possession: 54, corners: 0, fouls: 3 },
    away: { ...none, possession: 46, corners: 0 },
  })
  expect(rows.map(({ name, home, away, share, unit }) => [name, home, away, share, unit])).toEqual([
    ['Posse de bola', 54, 46, 54, '%'],
    ['Escanteios', 0, 0, null, ''],
    ['Faltas', 3, null, 100, ''],
  ])
  expect(statisticRows({ home: null, away: null })).toEqual([])
})
