import { expect, it } from 'vitest'
import { parseTeamPageSearch } from './team-page-search.ts'

it('keeps what the numbers of a team are narrowed by, and nothing that the address cannot hold', () => {
  expect(parseTeamPageSearch({ ver: 'numeros', temporada: '2024', campeonato: 'serie_a', com: 'santos' })).toEqual({
    ver: 'numeros',
    temporada: '2024',
    campeonato: 'serie_a',
    com: 'santos',
  })
  expect(parseTeamPageSearch({ ver: 'numeros', com: '../x', campeonato: 7 })).toEqual({ ver: 'numeros' })
  expect(parseTeamPageSearch({ ver: 'outra', com: 'santos', temporada: '2024' })).toEqual({ temporada: '2024' })
})
