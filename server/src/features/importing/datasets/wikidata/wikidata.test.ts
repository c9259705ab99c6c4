import { expect, it } from 'vitest'
import { writeBundle } from '../answers/bundle.ts'
import { collect } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { clubsQuery, peopleQuery } from './queries.ts'
import { wikidata } from './wikidata.ts'

const item = (id: string) => ({ type: 'uri', value: `http://www.wikidata.org/entity/${id}` })
const literal = (value: string) => ({ type: 'literal', value })
const read = (call: string, ...bindings: object[]) =>
  collect(
    wikidata,
    memorySource({
      'wikidata.json': writeBundle({
        connector: 'wikidata',
        answers: [{ call, answer: { results: { bindings } } }],
        refused: [],
      }),
    }),
  )

it('reads a club with its founding year and its ground', async () => {
  const row = {
    item: item('Q900001'),
    names: literal('Esporte Clube Aurora|Aurora'),
    founded: literal('1912'),
    grounds: literal('1'),
    ground: item('Q900002'),
    groundNames: literal('Estádio da Serra'),
    coordinates: literal('Point(-43.25 -22.5)'),
    capacity: literal('12000'),
  }
  expect(await read('?query=x#clubs=BR', row)).toEqual([
    {
      record: 'known-team',
      origin: { file: 'clubs-BR', line: null },
      key: 'Q900001',
      names: ['Esporte Clube Aurora', 'Aurora'],
      country: 'BR',
      founded: 1912,
      ground: {
        key: 'Q900002',
        names: ['Estádio da Serra'],
        capacity: 12000,
        coordinates: { latitude: -22.5, longitude: -43.25 },
      },
    },
  ])
})

it('leaves out the ground of a club that has had several', async () => {
  const row = { item: item('Q1'), names: literal('Aurora'), grounds: literal('2'), ground: item('Q2') }
  expect(await read('?query=x#clubs=BR', { ...row, groundNames: literal('Um|Outro') })).toMatchObject([
    { key: 'Q1', founded: null, ground: null },
  ])
})

it('reads a person with height, position, place and country; of two countries, neither', async () => {
  const row = {
    item: item('Q900003'),
    birth: literal('1992-02-05T00:00:00Z'),
    names: literal('Rui Teste'),
    height: literal('1.75'),
    positions: literal('http://www.wikidata.org/entity/Q280658|http://www.wikidata.org/entity/Q1'),
    birthPlace: literal('Mogi das Cruzes'),
    countries: literal('BR'),
    sexes: literal('http://www.wikidata.org/entity/Q6581097'),
  }
  const [one] = await read('?query=x#born=1992-02', row)
  expect(one).toMatchObject({
    record: 'known-person',
    key: 'Q900003',
    birthDate: '1992-02-05',
    gender: 'men',
    positions: ['forward'],
    heightCm: 175,
    birthPlace: 'Mogi das Cruzes',
    nationality: 'BR',
  })
  expect(await read('?query=x#born=1992-02', { ...row, countries: literal('BR|PT') })).toMatchObject([
    { nationality: null },
  ])
})

it('refuses rows without an item, a name or a real day, one by one', async () => {
  const names = literal('Rui Teste')
  const broken = [
    { names, birth: literal('1992-02-05T00:00:00Z') },
    { item: item('x'), names, birth: literal('1992-02-05T00:00:00Z') },
    { item: item('Q1'), names, birth: literal('1992-02-31T00:00:00Z') },
    { item: item('Q1'), names: 7, birth: literal('1992-02-05T00:00:00Z') },
  ]
  const records = await read('?query=x#born=1992-02', ...broken)
  expect(records.map(({ record }) => record)).toEqual(broken.map(() => 'rejection'))
})

it('lets nothing into a question but a country and days', () => {
  expect(clubsQuery('BR')).toContain('wdt:P297 "BR"')
  expect(() => clubsQuery('BR" } #')).toThrow()
  expect(peopleQuery(['1992-02-05'])).toContain('"1992-02-05T00:00:00Z"^^xsd:dateTime')
  expect(() => peopleQuery(['1992-02-05" }'])).toThrow()
})
