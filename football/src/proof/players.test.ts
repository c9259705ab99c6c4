import { describe, expect, test } from 'vitest'
import { cardsShown, countsOf, teamCards } from '../discipline/cards-table.ts'
import { scorers } from '../scorers/scorers.ts'
import { readCbf } from './cbf.ts'
import { unlessProved, withoutData } from './data-folder.ts'
import { readWorldCupCards, readWorldCupGoals, readWorldCupMatches } from './fjelstul.ts'
import { readOpenfootball } from './openfootball.ts'
import { teamsIn } from './results.ts'

describe.skipIf(withoutData)(`goals and cards on the sheets of CBF${unlessProved}`, () => {
  test.each([
    ['Serie_A_2013', 380, 936, 62, 15, 1682, 49],
    ['Serie_A_2015', 380, 897, 74, 27, 1877, 105],
    ['Serie_A_2019', 380, 873, 95, 23, 1666, 94],
    ['Serie_A_2022', 380, 905, 98, 21, 1841, 102],
    ['Serie_B_2018', 380, 846, 75, 23, 1993, 114],
    ['Serie_C_2020', 206, 498, 60, 13, 1123, 77],
    ['CdB_2018', 120, 253, 14, 3, 599, 32],
    ['CdB_2021', 122, 299, 25, 7, 578, 30],
  ])(
    '%s: %i matches, %i goals (%i penalties, %i own), %i yellows, %i reds',
    (name, played, all, penalties, own, yellow, red) => {
      const { matches, goals, cards } = readCbf(name)
      const rows = scorers(matches, goals, [])
      const sum = (key: 'goals' | 'penalties') => rows.reduce((total, row) => total + row[key], 0)
      expect(matches.length).toBe(played)
      expect(goals.length).toBe(all)
      expect([sum('goals'), sum('penalties')]).toEqual([all - own, penalties])
      expect(countsOf(cards)).toEqual({ yellow, secondYellow: 0, red })

      const teams = teamCards([...teamsIn(matches), 'unresolved'], cards)
      expect(teams.reduce((total, row) => total + cardsShown(row, 'yellow'), 0)).toBe(yellow)
      expect(teams.reduce((total, row) => total + cardsShown(row, 'red'), 0)).toBe(red)
    },
  )

  test.each<[string, readonly (readonly [string, number])[]]>([
    ['Serie_A_2013', [['Ederson Alves Ribeiro Silva', 21]]],
    [
      'Serie_A_2015',
      [
        ['Ricardo de Oliveira', 20],
        ['Vagner Silva de Souza', 14],
      ],
    ],
    [
      'Serie_A_2019',
      [
        ['Gabriel Barbosa Almeida', 25],
        ['Bruno Henrique Pinto', 21],
      ],
    ],
    [
      'Serie_A_2022',
      [
        ['German Ezequiel Cano', 27],
        ['Pedro Raul Garay da Silva', 19],
        ['Jonathan Calleri', 18],
      ],
    ],
    ['Serie_B_2018', [['Dagoberto Pelentier', 17]]],
    ['CdB_2021', [['Givanildo Vieira de Sousa', 8]]],
  ])('top scorers of %s', (name, expected) => {
    const { matches, goals } = readCbf(name)
    const rows = scorers(matches, goals, []).slice(0, expected.length)
    expect(rows.map(({ player, goals: count }) => [player, count])).toEqual(expected)
  })
})

describe.skipIf(withoutData)(`goals and cards of the World Cups${unlessProved}`, () => {
  const matches = withoutData ? [] : readWorldCupMatches()
  const goals = withoutData ? [] : readWorldCupGoals()
  const cards = withoutData ? [] : readWorldCupCards()
  const nameOf = (player: string) => goals.find((goal) => goal.player === player)!.name
  const ranked = (tournament?: string) =>
    scorers(
      matches,
      goals.filter((goal) => !tournament || goal.tournament === tournament),
      [],
    )

  test('every goal is there', () => {
    expect(goals.length).toBe(2438)
    const scored = matches.reduce((sum, { score, extraTime }) => {
      const last = extraTime ?? score!
      return sum + last.home + last.away
    }, 0)
    expect(scored).toBe(2438)
    expect(matches.filter(({ extraTime }) => extraTime).length).toBe(51)
  })

  test.each([
    ['WC-1954', 'Sándor Kocsis', 11],
    ['WC-1958', 'Just Fontaine', 13],
    ['WC-1970', 'Gerd Müller', 10],
    ['WC-2002', 'Ronaldo', 8],
    ['WC-2014', 'James Rodríguez', 6],
  ])('top scorer of %s: %s with %i', (tournament, name, count) => {
    const [top] = ranked(tournament)
    expect([nameOf(top!.player), top!.goals]).toEqual([name, count])
  })

  test('six players with four goals share 1962', () => {
    const first = ranked('WC-1962').filter(({ position }) => position === 1)
    expect(first.map(({ goals: count }) => count)).toEqual([4, 4, 4, 4, 4, 4])
  })

  test('of all of them', () => {
    const top = ranked().slice(0, 5)
    expect(top.map(({ player, goals: count }) => `${nameOf(player)} ${count}`).sort()).toEqual(
      ['Marta 14', 'Just Fontaine 13', 'Birgit Prinz 13', 'Abby Wambach 13', 'Pelé 12'].sort(),
    )
  })

  test.each([
    ['WC-1998', 254, 22],
    ['WC-2002', 266, 17],
    ['WC-2010', 254, 17],
  ])('cards of %s: %i yellow, %i dismissals', (tournament, yellow, dismissals) => {
    const counts = countsOf(cards.filter((card) => card.tournament === tournament))
    expect(counts.yellow + counts.secondYellow).toBe(yellow)
    expect(cardsShown(counts, 'red')).toBe(dismissals)
  })

  test('cards of all of them', () => {
    expect(countsOf(cards)).toEqual({ yellow: 1791, secondYellow: 36, red: 72 })
  })

  test('names are not keys: in openfootball the top scorer of 2014 has his sixth goal under another one', () => {
    const cup = readOpenfootball('openfootball-worldcup-json/2014/worldcup.json')
    const rows = scorers(
      cup,
      cup.flatMap((match) => match.goals),
      [],
    )
    const goalsOf = (name: string) => rows.find(({ player, team }) => player === name && team === 'Colombia')?.goals
    expect([goalsOf('James Rodríguez'), goalsOf('Rodríguez')]).toEqual([5, 1])
  })
})
