import { expect, it } from 'vitest'
import { comparedIn, parsePlayerPageSearch } from './player-page-search.ts'

it('keeps what the numbers of a player are narrowed by, and nothing that the address cannot hold', () => {
  const asked = { ver: 'numeros', temporada: '2024', campeonato: 'serie_a', com: 'marta,formiga', sort: 'goals' }
  expect(parsePlayerPageSearch(asked)).toEqual({
    ver: 'numeros',
    temporada: '2024',
    campeonato: 'serie_a',
    com: 'marta,formiga',
  })
  expect(parsePlayerPageSearch({ ver: 'numeros', com: '../x' })).toEqual({ ver: 'numeros' })
  expect(parsePlayerPageSearch({ ordem: 'temporadas.goals,x' })).toEqual({ ordem: 'temporadas.goals' })
  expect(parsePlayerPageSearch({ ver: 'outra', com: 'marta', sort: 'goals' })).toEqual({ sort: 'goals' })
})

it('compares with three at most, and with nobody twice', () => {
  expect(comparedIn('a,b,a,c,d')).toEqual(['a', 'b', 'c'])
  expect(comparedIn(7)).toEqual([])
})
