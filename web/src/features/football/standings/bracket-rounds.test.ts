import type { Tie } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { bracketRounds, legWord, openingRound, tieWords } from './bracket-rounds.ts'
import { tie } from './testing/a-tie.ts'

test('rounds stand in playing order, ties by position, and pairs are known', () => {
  const rounds = bracketRounds([
    tie('f', 'Final', 1, ['s1', 's2']),
    tie('s2', 'Semifinal', 2, ['q3', 'q4']),
    tie('s1', 'Semifinal', 1, ['q1', 'q2']),
    ...[1, 2, 3, 4].map((n) => tie(`q${n}`, 'Quartas de final', n)),
  ])
  expect(rounds.map(({ name, ties, paired }) => [name, ties.map(({ id }) => id).join(), paired])).toEqual([
    ['Quartas de final', 'q1,q2,q3,q4', true],
    ['Semifinal', 's1,s2', true],
    ['Final', 'f', false],
  ])
})

test('the round being played is shown first, of a finished knock-out the final', () => {
  const rounds = (decided: number) =>
    bracketRounds(
      [
        tie('s1', 'Semifinal', 1),
        tie('s2', 'Semifinal', 2),
        tie('f', 'Decisão', 1, ['s1', 's2']),
        tie('t', 'Terceiro lugar', 1, ['s1', 's2']),
      ].map((made, place) => (place < decided ? { ...made, winner: 'x' } : made)),
    )
  const shown = (decided: number, final: string | null) => rounds(decided)[openingRound(rounds(decided), final)]!.name
  expect([shown(0, 'Decisão'), shown(1, 'Decisão'), shown(2, 'Decisão'), shown(4, 'Decisão')]).toEqual([
    'Semifinal',
    'Semifinal',
    'Decisão',
    'Decisão',
  ])
  expect(shown(4, null)).toBe('Terceiro lugar')
})

test('a third-place match and an undrawn round break nothing', () => {
  const rounds = bracketRounds([
    tie('s1', 'Semifinal', 1),
    tie('s2', 'Semifinal', 2),
    tie('t', 'Terceiro lugar', 1, ['s1', 's2']),
    tie('f', 'Final', 1, [null, null]),
  ])
  expect(rounds.map(({ name }) => name)).toContain('Final')
  expect(bracketRounds([])).toEqual([])
  expect(bracketRounds([tie('a', 'R', 1, ['b']), tie('b', 'R', 2, ['a'])])).toHaveLength(1)
})

test('the match for the third place comes after the round that its teams lost', () => {
  const team = (id: string) => ({ id, name: id }) as Tie['first']
  const played = (made: Tie, first: string, second: string): Tie => ({
    ...made,
    first: team(first),
    second: team(second),
    winner: first,
  })
  const rounds = bracketRounds([
    ...[1, 2, 3, 4].map((n) => played(tie(`q${n}`, 'Quartas', n), `v${n}`, `p${n}`)),
    played(tie('t', 'Terceiro lugar', 1, [null, null]), 'v3', 'v4'),
    played(tie('s1', 'Semifinais', 1, ['q1', 'q3']), 'v1', 'v3'),
    played(tie('s2', 'Semifinais', 2, ['q2', 'q4']), 'v2', 'v4'),
    played(tie('f', 'Final', 1, ['s1', 's2']), 'v1', 'v2'),
  ])
  expect(rounds.map(({ name }) => name)).toEqual(['Quartas', 'Semifinais', 'Terceiro lugar', 'Final'])
})

test('what decided a tie, when it was not the score', () => {
  const winner = 'bahia'
  expect(tieWords({ decidedBy: 'pênaltis', penalties: { first: 4, second: 2 }, winner })).toBe('4 × 2 nos pênaltis')
  expect(tieWords({ decidedBy: 'gols fora', penalties: null, winner })).toBe('pelos gols fora')
  expect(tieWords({ decidedBy: 'prorrogação', penalties: null, winner })).toBe('na prorrogação')
  expect(tieWords({ decidedBy: 'placar', penalties: null, winner })).toBeNull()
  expect(tieWords({ decidedBy: null, penalties: null, winner: null })).toBeNull()
  // The winner is known, but the shoot-out is not.
  expect(tieWords({ decidedBy: null, penalties: null, winner })).toBe('desempate não informado')
})

test('a first round whose winners are not known stays before the rounds in which its teams lost', () => {
  const team = (id: string) => ({ id, name: id }) as Tie['first']
  const of = (made: Tie, first: string, second: string, winner: string | null): Tie => ({
    ...made,
    first: team(first),
    second: team(second),
    winner,
  })
  const rounds = bracketRounds([
    of(tie('a', '1ª fase', 1), 'bahia', 'vitoria', null),
    of(tie('b', '1ª fase', 2), 'ceara', 'sport', 'ceara'),
    of(tie('c', '2ª fase', 1, [null, 'b']), 'bahia', 'ceara', 'ceara'),
    of(tie('d', 'Final', 1, ['c', null]), 'ceara', 'santos', 'ceara'),
  ])
  expect(rounds.map(({ name }) => name)).toEqual(['1ª fase', '2ª fase', 'Final'])
})

test('two matches that are added up are called by their order, and a replay what it is', () => {
  expect([legWord(1), legWord(2)]).toEqual(['Ida', 'Volta'])
  expect([legWord(null), legWord(null, 1), legWord(null, 2)]).toEqual(['Jogo', 'Jogo extra', 'Jogo extra'])
})
