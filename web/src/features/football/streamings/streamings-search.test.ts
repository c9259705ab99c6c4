import { expect, test } from 'vitest'
import { streamingsCall } from './streaming-queries.ts'
import { parseStreamingsSearch } from './streamings-search.ts'

test('values that the API would reject are dropped', () => {
  expect(parseStreamingsSearch({ tipo: 'youtube', gratis: 'sim', sort: 'price', visao: 'table' })).toEqual({})
})

test('free or paid is sent in the form of the API', () => {
  expect(streamingsCall({ tipo: 'radio', gratis: 'false' }).query).toEqual({ tipo: 'radio', gratis: false })
})
