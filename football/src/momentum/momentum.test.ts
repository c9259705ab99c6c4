import { expect, it } from 'vitest'
import { momentumOf } from './momentum.ts'

const at = (minute: number, type: string, side: 'home' | 'away') => ({ minute, type, side })

it('rises with what a side does, falls by itself, and is the mirror for the other side', () => {
  const home = momentumOf([at(12, 'goal', 'home')], 25)
  expect(home.map(({ from }) => from)).toEqual([0, 5, 10, 15, 20])
  expect(home.map((part) => part.home)).toEqual([0, 0, 63, 38, 22])
  expect(momentumOf([at(12, 'goal', 'away')], 25).map((part) => part.home)).toEqual([0, 0, -63, -38, -22])
})

it('a card and an own goal speak for the other side; a substitution says nothing', () => {
  expect(momentumOf([at(3, 'red', 'home')], 5)[0]!.home).toBeLessThan(0)
  expect(momentumOf([at(3, 'ownGoal', 'away')], 5)[0]!.home).toBeGreaterThan(0)
  expect(momentumOf([at(3, 'substitution', 'home')], 90)).toEqual([])
})

it('takes what was counted: a shot on target more than a shot or a corner, an offside not at all', () => {
  const first = (type: string) => momentumOf([at(3, type, 'home')], 5)[0]?.home
  expect(first('shotOnTarget')).toBeGreaterThan(first('shot')!)
  expect(first('corner')).toBe(first('shot'))
  expect(first('offside')).toBeUndefined()
})

it('never leaves its scale, and added time belongs to it', () => {
  const many = momentumOf(
    [1, 2, 3, 4].map((minute) => at(minute, 'goal', 'home')),
    5,
  )
  expect(many).toEqual([{ from: 0, home: 100 }])
  expect(momentumOf([at(97, 'goal', 'away')], 90).at(-1)!.from).toBe(95)
})
