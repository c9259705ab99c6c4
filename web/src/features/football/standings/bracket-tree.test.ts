import type { Tie } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { bracketTree } from './bracket-tree.ts'
import { tie as tieAt } from './testing/a-tie.ts'

const tie = (id: string, round: string, from: (string | null)[] = []) => tieAt(id, round, 1, from)

const quarters = [1, 2, 3, 4].map((n) => tie(`q${n}`, 'Quartas'))
const semis = [tie('s1', 'Semifinais', ['q4', 'q1']), tie('s2', 'Semifinais', ['q3', 'q2'])]
const final = tie('f', 'Final', ['s2', 's1'])
const idsOf = (columns: readonly { readonly ties: readonly Tie[] }[]) =>
  columns.map(({ ties }) => ties.map(({ id }) => id).join())

test('the two halves meet in the final, and each tie stands beside the one that it leads to', () => {
  const tree = bracketTree([...quarters, ...semis, final, tie('t', 'Terceiro lugar')])!
  expect(tree.final.id).toBe('f')
  expect(idsOf(tree.left)).toEqual(['q3,q2', 's2'])
  expect(idsOf(tree.right)).toEqual(['s1', 'q4,q1'])
  expect(tree.left.map(({ name }) => name)).toEqual(['Quartas', 'Semifinais'])
  expect(tree.rest.map(({ id }) => id)).toEqual(['t'])
})

test('a round with byes is not part of the tree', () => {
  const first = [tie('p1', 'Preliminar'), tie('p2', 'Preliminar')]
  const [one, ...others] = quarters
  const tree = bracketTree([...first, { ...one!, from: ['p1', 'p2'] }, ...others, ...semis, final])!
  expect(idsOf(tree.left)).toEqual(['q3,q2', 's2'])
  expect(tree.rest.map(({ id }) => id)).toEqual(['p1', 'p2'])
})

test('no tree without a final that two complete rounds lead to', () => {
  expect(bracketTree([])).toBeNull()
  expect(bracketTree(quarters)).toBeNull()
  expect(bracketTree([...semis.map((semi) => ({ ...semi, from: [null, null] })), final])).toBeNull()
  expect(bracketTree([tie('a', 'R', ['b', 'c']), tie('b', 'R', ['a', 'c']), tie('c', 'R', ['a', 'b'])])).toBeNull()
})

const played = (each: Tie, winner: string, loser: string): Tie => {
  const team = (id: string) => ({ id, name: id, acronym: id, crest: null, colours: [] })
  return { ...each, first: team(winner), second: team(loser), winner }
}

test('no tree, and so no champion, where the rounds after the last known one are missing', () => {
  const path = (name: string) => [
    ...[1, 2, 3, 4].map((n) => tie(`${name}1_${n}`, '1ª fase')),
    tie(`${name}2_1`, '2ª fase', [`${name}1_1`, `${name}1_2`]),
    tie(`${name}2_2`, '2ª fase', [`${name}1_3`, `${name}1_4`]),
    tie(`${name}3`, '3ª fase', [`${name}2_1`, `${name}2_2`]),
  ]
  expect(bracketTree([...path('a'), ...path('b')])).toBeNull()
  const entersLate = played(tie('late', '3ª fase'), 'gre', 'csa')
  expect(bracketTree([...path('a'), entersLate])).toBeNull()
})

test('the match for the third place may stand in the round of the final', () => {
  const [one, two] = [played(semis[0]!, 'bra', 'ita'), played(semis[1]!, 'ale', 'fra')]
  const third = played(tie('t', 'Final'), 'ita', 'fra')
  expect(bracketTree([...quarters, one, two, final, third])!.final.id).toBe('f')
})

test('the outermost of four rounds needs acronyms: names are written out, and take the room of seven columns', () => {
  const rounds = [8, 4, 2, 1].map((size, level) =>
    Array.from({ length: size * 2 }, (_, at) => {
      const from = level === 0 ? [] : [`${level - 1}_${at * 2}`, `${level - 1}_${at * 2 + 1}`]
      return tie(`${level}_${at}`, `R${level}`, from)
    }),
  )
  const whole = [...rounds.flat(), tie('last', 'Final', ['3_0', '3_1'])]
  const team = (acronym: string | null) => ({ id: 'x', name: 'Longo Nome', acronym, crest: null, colours: [] })
  const withTeam = (acronym: string | null) => whole.map((each) => ({ ...each, first: team(acronym) }))
  expect(bracketTree(withTeam('LNO'))!.left).toHaveLength(4)
  const named = bracketTree(withTeam(null))!
  expect(named.left.map(({ name }) => name)).toEqual(['R1', 'R2', 'R3'])
  expect(named.rest).toHaveLength(16)
})
