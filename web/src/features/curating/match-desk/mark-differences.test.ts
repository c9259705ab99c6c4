import type { DeskView } from '@meio-campo/contract'
import { expect, it } from 'vitest'
import { confirmable, markDifferences, markStates } from './mark-differences.ts'

type Mark = DeskView['marks'][number]

const mark = (id: string, by: string | null, own: boolean, rest: Partial<Mark> = {}): Mark => ({
  id,
  kind: 'corner',
  side: 'home',
  period: 'firstHalf',
  minute: 3,
  added: null,
  x: null,
  y: null,
  retracted: false,
  by,
  own,
  confirmations: [],
  ...rest,
})
const here = (...names: readonly string[]) => names.map((name, index) => ({ id: name, name, own: index === 0 }))
const seen = (by: string, own = false, said: Mark['confirmations'][number]['said'] = null) => ({ by, own, said })

it('tells how many each of two people counted, until what one counted is confirmed', () => {
  const marks = [
    mark('a', 'Rui', true),
    mark('b', 'Bia', false),
    mark('c', 'Bia', false, { confirmations: [seen('Rui', true)] }),
    mark('gone', 'Bia', false, { retracted: true }),
  ]
  const [corners, ...rest] = markDifferences({ marks, operators: here('Rui', 'Bia') })
  expect(rest).toEqual([])
  expect(corners).toMatchObject({ kind: 'corner', side: 'home', words: 'Você 2 · Bia 2' })
  expect(corners!.open.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(confirmable(corners!.open).map(({ id }) => id)).toEqual(['b'])
  expect(markStates(marks[0]!)).toEqual([{ tone: 'warn', words: 'Só na sua mesa' }])
  expect(markStates(marks[1]!)).toEqual([{ tone: 'warn', words: 'Só na mesa de Bia' }])
  const agreed = marks.map((each) => ({ ...each, confirmations: [seen('Rui', !each.own)] }))
  expect(markDifferences({ marks: agreed, operators: here('Rui', 'Bia') })).toEqual([])
})

it('tells what a second person saw as something else, also after they left', () => {
  const said = { kind: 'shotOnTarget', side: 'home' } as const
  const shot = mark('s', 'Rui', true, { kind: 'shot', confirmations: [seen('Bia', false, said)] })
  expect(markDifferences({ marks: [shot], operators: here('Rui') })).toMatchObject([
    { kind: 'shot', words: 'Você 1 · Bia 0' },
  ])
  expect(markStates(shot)).toEqual([{ tone: 'warn', words: 'Bia viu diferente: Finalização no gol' }])
})

it('compares nothing for one person alone, in one tab or two, nor what no desk counted', () => {
  const alone = [{ ...here('Rui')[0]! }, { id: 'outra', name: 'Rui', own: true }]
  expect(markDifferences({ marks: [mark('a', 'Rui', true)], operators: alone })).toEqual([])
  expect(markDifferences({ marks: [mark('a', null, false)], operators: here('Rui', 'Bia') })).toEqual([])
})
