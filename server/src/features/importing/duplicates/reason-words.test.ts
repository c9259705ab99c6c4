import { expect, it } from 'vitest'
import { certaintyOfBits, certaintyWords } from './certainty.ts'
import { reasonsOf, teamsIn } from './reason-words.ts'

const names = new Map([['flamengo', 'Flamengo']])
const words = (kind: string, bits: number | null, detail: Record<string, string | number> = {}) =>
  reasonsOf([{ kind, bits, detail }], names)[0]!.words

it('says each piece of evidence in one sentence, the weightiest first', () => {
  const evidence = [
    { kind: 'same-name', bits: 7, detail: { a: 'arsenal fc', b: 'arsenal' } },
    { kind: 'same-fixtures', bits: 60, detail: { coinciding: 12 } },
    { kind: 'different-city', bits: -6, detail: { a: 'Londres', b: 'Sarandí' } },
  ]
  expect(reasonsOf(evidence, names)).toEqual([
    {
      kind: 'same-fixtures',
      words: '12 jogos iguais: mesmo dia, adversário e placar',
      speaks: 'for',
      bits: 60,
    },
    {
      kind: 'same-name',
      words: 'Mesmo nome sem a forma jurídica: “arsenal fc” e “arsenal”',
      speaks: 'for',
      bits: 7,
    },
    { kind: 'different-city', words: 'Cidades diferentes: Londres e Sarandí', speaks: 'against', bits: -6 },
  ])
})

it('counts forbidding evidence, whose bits JSON cannot hold, as speaking against', () => {
  const [reason] = reasonsOf([{ kind: 'different-fixtures', bits: null, detail: { meetings: 2 } }], names)
  expect(reason).toMatchObject({
    words: 'Jogaram um contra o outro 2 vezes: não são o mesmo',
    speaks: 'against',
    bits: null,
  })
})

it('has words for one, for many and for what the detail leaves out', () => {
  expect(words('same-fixtures', 9, { coinciding: 1 })).toBe('1 jogo igual: mesmo dia, adversário e placar')
  expect(words('same-fixtures', 6, { unscored: 1 })).toBe(
    '1 jogo no mesmo dia e contra o mesmo adversário, sem placar para comparar',
  )
  expect(words('same-birth-date', 12, { a: '1992-02-05', b: '1992-02-05' })).toBe(
    'Mesma data de nascimento: 05/02/1992',
  )
  expect(words('same-founding-year', -3, { a: 1886, b: 1920 })).toBe('Anos de fundação diferentes: 1886 e 1920')
  expect(words('same-founding-year', 4, { a: 1886, b: 1886 })).toBe('Mesmo ano de fundação: 1886')
  expect(words('different-country', null, { a: 'BR', b: 'GB-ENG' })).toBe('Países diferentes: Brasil e Inglaterra')
  expect(words('same-team', 6, { team: 'flamengo', years: 1 })).toBe('Mesmo time: Flamengo, com 1 ano de distância')
  expect(words('same-state', 1)).toBe('Mesmo estado')
  expect(words('something-new', 1)).toBe('something-new')
})

it('names the teams that the sentences need', () => {
  expect(teamsIn([{ kind: 'same-team', bits: 6, detail: { team: 'flamengo', years: 1 } }])).toEqual(['flamengo'])
})

it('puts certainty into words', () => {
  expect([7, 9, 11].map(certaintyOfBits).map(certaintyWords)).toEqual(['possível', 'provável', 'quase certo'])
})
