import { expect, test } from 'vitest'
import { chosenRound, roundAddress, type Round } from './round-choice.ts'

const round = (phase: string, number: number | null, name: string, current = false): Round => ({
  phase,
  number,
  name,
  current,
})
const groups = round('Grupos', 2, 'Rodada 2')
const last16 = round('Mata-mata', 2, 'Oitavas', true)
const final = round('Mata-mata', null, 'Final')
const rounds = [groups, last16, final]

test('each round has an address that finds it again', () => {
  for (const one of rounds) expect(chosenRound(rounds, roundAddress(one, rounds))).toBe(one)
  expect(roundAddress(last16, rounds)).toEqual({ fase: 'Mata-mata', rodada: 2 })
  // A league has one phase: its address stays short.
  expect(roundAddress(groups, [groups])).toEqual({ rodada: 2 })
})

test('without a round, or with one that is not there, it is the current one', () => {
  expect(chosenRound(rounds, {})).toBe(last16)
  expect(chosenRound(rounds, { rodada: 40 })).toBe(last16)
  expect(chosenRound([], {})).toBeNull()
})
