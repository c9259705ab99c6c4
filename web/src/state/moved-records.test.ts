import { expect, test } from 'vitest'
import { findMove, movedAddress } from './moved-records.ts'

test('a record that answered from elsewhere is known by its folder', () => {
  expect(findMove('/u_1/api/v1/times/santos_fc/elenco', '/u_1/api/v1/times/santos/elenco')).toEqual({
    old: 'times/santos_fc',
    id: 'santos',
  })
  expect(findMove('/u_1/api/v1/times', '/u_1/api/v1/times')).toBeNull()
  expect(findMove('/u_1/api/v1/times/a', '/u_2/api/v1/times/b')).toBeNull()
  expect(findMove('/u_1/api/v1/times/a', '/u_1/login')).toBeNull()
})

test('a page of a record that moved is found where it is now', () => {
  const moves = new Map([['times/santos_fc', 'santos']])
  expect(movedAddress('/times/santos_fc/settings', moves)).toBe('/times/santos/settings')
  expect(movedAddress('/estadios/santos_fc', moves)).toBeNull()
  expect(movedAddress('/times/santos', moves)).toBeNull()
})
