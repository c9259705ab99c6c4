import { expect, test } from 'vitest'
import { streamingsCall } from './streaming-queries.ts'
import { parseStreamingsSearch } from './streamings-search.ts'

test('what the API would refuse is not asked', () => {
  expect(parseStreamingsSearch({ tipo: 'youtube', gratis: 'sim', sort: 'price', visao: 'table' })).toEqual({})
})

test('free or paid is asked as the API takes it', () => {
  expect(streamingsCall({ tipo: 'radio', gratis: 'false' }).query).toEqual({ tipo: 'radio', gratis: false })
})
