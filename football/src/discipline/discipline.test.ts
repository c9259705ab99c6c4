import { describe, expect, test } from 'vitest'
import { fifaConduct, uefaConduct } from '../standings/rulesets/conduct-scales.ts'
import { fairPlay, parseCardColor, playerCards, teamCards } from './cards-table.ts'
import { sanctionsFrom, teamSanctions } from './card.ts'
import type { Card, CardKind } from './card.ts'

const card = (match: string, team: string, player: string, kind: CardKind): Card => ({ match, team, player, kind })
const cards = [
  card('m1', 'A', 'ana', 'yellow'),
  card('m1', 'A', 'ana', 'secondYellow'),
  card('m1', 'A', 'bia', 'yellow'),
  card('m1', 'A', 'bia', 'red'),
  card('m1', 'B', 'eva', 'red'),
  card('m2', 'B', 'gil', 'yellow'),
  card('m2', 'B', 'lia', 'yellow'),
  card('m3', 'B', 'lia', 'yellow'),
]

describe('sanctions', () => {
  test('are one per player and match, whatever was shown', () => {
    expect(sanctionsFrom(cards).map(({ player, kind }) => [player, kind])).toEqual([
      ['ana', 'secondYellow'],
      ['bia', 'yellowAndRed'],
      ['eva', 'red'],
      ['gil', 'yellow'],
      ['lia', 'yellow'],
      ['lia', 'yellow'],
    ])
  })

  test('understand a second yellow written as two yellows', () => {
    const written = [card('m1', 'A', 'ana', 'yellow'), card('m1', 'A', 'ana', 'yellow')]
    expect(sanctionsFrom(written)).toMatchObject([{ kind: 'secondYellow' }])
    expect(teamSanctions('A', cards)).toEqual({ yellow: 0, secondYellow: 1, red: 0, yellowAndRed: 1 })
  })

  test('make a fair-play ranking by the scale of the regulation', () => {
    expect(fairPlay(['A', 'B', 'C'], cards, fifaConduct)).toEqual([
      { position: 1, team: 'C', conduct: 0 },
      { position: 2, team: 'B', conduct: 7 },
      { position: 3, team: 'A', conduct: 8 },
    ])
    expect(fairPlay(['A', 'B'], cards, uefaConduct).map(({ conduct }) => conduct)).toEqual([6, 7])
  })
})

describe('the cards table', () => {
  test('counts cards as shown', () => {
    expect(playerCards(cards)).toMatchObject([
      { player: 'ana', yellow: 1, secondYellow: 1, red: 0 },
      { player: 'bia', yellow: 1, secondYellow: 0, red: 1 },
      { player: 'eva', yellow: 0, secondYellow: 0, red: 1 },
      { player: 'lia', yellow: 2 },
      { player: 'gil', yellow: 1 },
    ])
    expect(teamCards(['C', 'A', 'B'], cards)).toEqual([
      { team: 'A', yellow: 2, secondYellow: 1, red: 1 },
      { team: 'B', yellow: 3, secondYellow: 0, red: 1 },
      { team: 'C', yellow: 0, secondYellow: 0, red: 0 },
    ])
  })

  test('can be asked for a colour, where a second yellow is a red', () => {
    expect(playerCards(cards, parseCardColor('vermelho')!).map(({ player }) => player)).toEqual(['ana', 'bia', 'eva'])
    expect(playerCards(cards, 'yellow').map(({ player }) => player)).toEqual(['lia', 'ana', 'bia', 'gil'])
    expect(teamCards(['A', 'B'], cards, 'yellow').map(({ team }) => team)).toEqual(['B', 'A'])
  })

  test('knows two colours', () => {
    expect(['amarelo', 'vermelho', 'azul', 'yellow', 'constructor'].map(parseCardColor)).toEqual([
      'yellow',
      'red',
      null,
      null,
      null,
    ])
  })
})
