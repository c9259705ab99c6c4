import { expect, test } from 'vitest'
import { anEvent } from '../../pieces/matches/testing/an-event.ts'
import { connectionAfter, recoveryWords, type ConnectionState } from './connection-state.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => anEvent({ id }))
const start: ConnectionState = { events: [a!], lost: false, recovered: null }

test('what was missed during a break is counted when it ends', () => {
  const steady = connectionAfter(start, { events: [b!, a!], failed: false, at: 1 })
  expect(steady).toEqual({ events: [b, a], lost: false, recovered: null })
  const broken = connectionAfter(steady, { events: [b!, a!], failed: true, at: 2 })
  expect(broken.lost).toBe(true)
  expect(connectionAfter(broken, { events: [b!, a!], failed: true, at: 3 })).toBe(broken)
  const back = connectionAfter(broken, { events: [c!, b!, a!], failed: false, at: 4 })
  expect(back).toEqual({ events: [c, b, a], lost: false, recovered: { at: 4, missed: 1 } })
})

test('in words', () => {
  const clock = () => '22:50'
  expect([0, 1, 2].map((missed) => recoveryWords({ at: 0, missed }, clock))).toEqual([
    'Conexão retomada às 22:50: nenhum lance perdido.',
    'Conexão retomada às 22:50: 1 lance recuperado.',
    'Conexão retomada às 22:50: 2 lances recuperados.',
  ])
})
