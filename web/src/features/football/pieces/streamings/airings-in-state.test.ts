import { expect, test } from 'vitest'
import { airsIn, inOwnState, isLimited } from './airings-in-state.ts'

const everywhere = { name: 'Premiere', statesIncluded: [], statesExcluded: [] }
const onlyRio = { name: 'Globo RJ', statesIncluded: ['RJ', 'ES'], statesExcluded: [] }
const notBahia = { name: 'Record', statesIncluded: [], statesExcluded: ['BA'] }

test('a broadcast reaches a state that it names, or any that it does not leave out', () => {
  expect([everywhere, onlyRio, notBahia].map((airing) => airsIn(airing, 'RJ'))).toEqual([true, true, true])
  expect([everywhere, onlyRio, notBahia].map((airing) => airsIn(airing, 'BA'))).toEqual([true, false, false])
  expect([everywhere, onlyRio, notBahia].map(isLimited)).toEqual([false, true, true])
})

test('what reaches the own state comes first, nothing is left out, and without a state the order stays', () => {
  const names = (state: 'BA' | null) => inOwnState([onlyRio, notBahia, everywhere], state).map(({ name }) => name)
  expect(names('BA')).toEqual(['Premiere', 'Globo RJ', 'Record'])
  expect(names(null)).toEqual(['Globo RJ', 'Record', 'Premiere'])
})
