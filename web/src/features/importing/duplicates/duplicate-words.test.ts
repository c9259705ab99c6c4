import { expect, test } from 'vitest'
import { compareSides, neighbourOf } from './duplicate-words.ts'

const side = (id: string, facts: Record<string, string>, matches = 0) => ({
  id,
  name: id,
  linkAddress: null,
  facts: Object.entries(facts).map(([field, value]) => ({ field, label: field, value })),
  matches,
  datasets: [],
  names: [],
})

test('fields stand side by side, and only what both know can differ', () => {
  const rows = compareSides({
    kind: 'team',
    sides: [
      side('a', { country: 'Brasil', city: 'Salvador' }, 12),
      side('b', { country: 'Brasil', city: 'Feira', founded: '1931' }),
    ],
  })
  expect(rows.filter(({ differs }) => differs).map(({ field }) => field)).toEqual(['city'])
  expect(rows.find(({ field }) => field === 'founded')!.values).toEqual(['', '1931'])
  expect(rows.find(({ field }) => field === 'matches')!.values).toEqual(['12 jogos', '0 jogos'])
})

test('after a decision the next pair is looked at, or the one before the end', () => {
  expect(neighbourOf(['1', '2', '3'], '2')).toBe('3')
  expect(neighbourOf(['1', '2'], '2')).toBe('1')
  expect(neighbourOf(['1'], '1')).toBeNull()
})
