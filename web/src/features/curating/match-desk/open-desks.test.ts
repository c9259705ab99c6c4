import { expect, it } from 'vitest'
import { openDesksText, parseOpenDesks } from './open-desks.ts'

const own = { id: 'serie_a', idjogo: 'jogo_1' }

it('names the desks beside the own one, each once and four at most, and drops what is no name', () => {
  const desks = parseOpenDesks('jogo_2,copa:jogo_3,jogo_2,jogo_1,../x,', own)
  expect(desks).toEqual([
    { id: 'serie_a', idjogo: 'jogo_2' },
    { id: 'copa', idjogo: 'jogo_3' },
  ])
  expect(openDesksText(desks, own)).toBe('jogo_2,copa:jogo_3')
  expect(parseOpenDesks('a,b,c,d,e', own)).toHaveLength(3)
  expect([parseOpenDesks(undefined, own), openDesksText([], own)]).toEqual([[], undefined])
})
