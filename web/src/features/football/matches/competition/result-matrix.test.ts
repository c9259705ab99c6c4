import { expect, test } from 'vitest'
import { resultMatrix } from './result-matrix.ts'
import { aMatch, aTeam } from '../../pieces/matches/testing/a-match.ts'

const [avai, bahia] = [aTeam('avai', 'Avaí'), aTeam('bahia', 'Bahia')]

test('home and away are two different cells, and the later of two matches counts', () => {
  const matrix = resultMatrix([
    aMatch({ id: 'b', home: bahia, away: avai, day: '2026-09-01' }),
    aMatch({ id: 'a', home: bahia, away: avai, day: '2026-05-01' }),
    aMatch({ id: 'c', home: avai, away: bahia }),
  ])
  expect(matrix.teams.map(({ id }) => id)).toEqual(['avai', 'bahia'])
  expect(matrix.at('bahia', 'avai')?.id).toBe('b')
  expect(matrix.at('avai', 'bahia')?.id).toBe('c')
  expect(matrix.at('avai', 'avai')).toBeNull()
})
