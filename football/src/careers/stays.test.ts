import { describe, expect, it } from 'vitest'
import { staysOf, type LineupOfPlayer, type TeamSeason } from './stays.ts'

const at = (team: string, day: string, number: number | null = null): LineupOfPlayer => ({
  team,
  day,
  number,
  source: 'sheets',
})
const season = (firstDay: string, lastDay: string): TeamSeason => ({ firstDay, lastDay })
const years = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => season(`${from + place}-04-10`, `${from + place}-12-05`))

function stays(lineups: readonly LineupOfPlayer[], seasons: readonly TeamSeason[], end = seasons.at(-1)?.lastDay) {
  const found = staysOf(lineups, { seasonsOf: () => seasons, lastDayOf: () => end ?? '2013-01-01' })
  return found.map(({ team, starts, ends }) => `${team} ${starts} ${ends}`)
}

describe('the stays of a player', () => {
  it('end in a gap of two seasons in which the team played without the player', () => {
    const neymar = [
      at('santos', '2013-05-19'),
      at('santos', '2013-05-26'),
      at('santos', '2025-02-05'),
      at('santos', '2025-12-01'),
    ]
    expect(stays(neymar, years(2013, 2025))).toEqual(['santos 2013-05-19 2013-05-26', 'santos 2025-02-05 null'])
  })

  it('go on over one season away, and over two of which parts were played', () => {
    expect(stays([at('santos', '2013-05-19'), at('santos', '2015-05-02')], years(2013, 2015), '2015-05-30')).toEqual([
      'santos 2013-05-19 2015-05-02',
    ])
    expect(stays([at('santos', '2013-05-19'), at('santos', '2014-12-05')], years(2013, 2014))).toEqual([
      'santos 2013-05-19 null',
    ])
  })

  it('count a cup and a league of the same months once', () => {
    const seasons = [...years(2013, 2014), season('2014-02-20', '2014-11-26'), ...years(2015, 2015)]
    expect(stays([at('santos', '2013-05-19'), at('santos', '2015-12-05')], seasons)).toEqual(['santos 2013-05-19 null'])
  })

  it('end in years without any known line-up of the team', () => {
    const lineups = [at('gama', '2013-04-10'), at('gama', '2016-04-10'), at('gama', '2023-03-01')]
    expect(stays(lineups, [], '2023-03-02')).toEqual(['gama 2013-04-10 2016-04-10', 'gama 2023-03-01 null'])
  })

  it('end with the next team, and begin again after it', () => {
    const lineups = [at('santos', '2013-05-19'), at('bahia', '2013-07-19'), at('santos', '2013-11-30')]
    expect(stays(lineups, years(2013, 2013))).toEqual([
      'santos 2013-05-19 2013-05-19',
      'bahia 2013-07-19 2013-07-19',
      'santos 2013-11-30 null',
    ])
  })

  it('are over where the team, or the dataset, has later line-ups without the player', () => {
    const left = [at('santos', '2024-05-19')]
    expect(stays(left, years(2024, 2024))).toEqual(['santos 2024-05-19 2024-05-19'])
    expect(stays(left, years(2024, 2024), '2024-05-20')).toEqual(['santos 2024-05-19 2024-05-19'])
    expect(stays(left, [season('2024-04-10', '2024-06-01')], '2024-12-05')).toEqual(['santos 2024-05-19 2024-05-19'])
    expect(stays(left, [season('2024-04-10', '2024-06-01')], '2024-06-01')).toEqual(['santos 2024-05-19 null'])
  })

  it('have the number of the last line-up', () => {
    const known = { seasonsOf: () => years(2024, 2024), lastDayOf: () => '2024-12-05' }
    expect(staysOf([at('santos', '2024-05-19', 7), at('santos', '2024-12-05', 10)], known)).toMatchObject([
      { number: 10 },
    ])
  })

  it('are none without line-ups', () => {
    expect(stays([], [])).toEqual([])
  })
})
