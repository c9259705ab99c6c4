import { expect, it } from 'vitest'
import { probableEleven } from './probable-eleven.ts'

const entry = (key: string, starter = true) => ({
  key,
  player: key,
  starter,
  position: key.startsWith('g') ? 'goalkeeper' : key.startsWith('d') ? 'defender' : 'forward',
})
const sheet = (...keys: readonly string[]) => keys.map((key) => entry(key))
const others = ['d1', 'd2', 'd3', 'd4', 'f1', 'f2', 'f3', 'f4', 'f5']
const namesOf = (eleven: ReturnType<typeof probableEleven<string>>) => eleven.map(({ player }) => player)

it('takes who began most often, goalkeeper first, the newest sheet decides between two', () => {
  const eleven = probableEleven([sheet('g1', ...others, 'f6'), sheet('g1', ...others, 'f7')], new Set())
  expect(namesOf(eleven)).toEqual(['g1', 'd1', 'd2', 'd3', 'd4', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6'])
  expect(eleven[0]!.starts).toBe(2)
  expect(eleven.at(-1)!.starts).toBe(1)
})

it('leaves out unavailable players, and is empty rather than ten', () => {
  const sheets = [sheet('g1', ...others, 'f6'), sheet('g2', ...others, 'f7')]
  expect(namesOf(probableEleven(sheets, new Set(['f6', 'g1'])))).toEqual(['g2', ...others, 'f7'])
  expect(probableEleven(sheets, new Set(['f6', 'f7']))).toEqual([])
  expect(probableEleven([], new Set())).toEqual([])
})
