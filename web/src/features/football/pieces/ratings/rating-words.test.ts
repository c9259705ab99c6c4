import { RATING_WEIGHTS } from '@meio-campo/football'
import { expect, it } from 'vitest'
import { ratingParts, ratingPartWords, ratingWords, weightWords } from './rating-words.ts'

it('names everything that weighs once, what adds and what takes, the heaviest first', () => {
  const named = [...ratingParts(true), ...ratingParts(false)]
  expect(named.map(({ part }) => part).toSorted()).toEqual(Object.keys(RATING_WEIGHTS).toSorted())
  expect(named.every(({ part }) => ratingPartWords[part] !== '')).toBe(true)
  expect(ratingParts(true)[0]!.part).toBe('goals')
  expect(ratingParts(false)[0]!.part).toBe('red')
})

it('writes numbers as they are written here', () => {
  expect([ratingWords(7), ratingWords(8.25)]).toEqual(['7,0', '8,3'])
  expect([weightWords(0.15), weightWords(-0.3)]).toEqual(['+0,15', '−0,3'])
})
