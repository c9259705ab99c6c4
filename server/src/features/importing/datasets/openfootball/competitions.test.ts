import { describe, expect, test } from 'vitest'
import { findCompetitionByName } from './competitions.ts'

describe('a league called by a name that many countries have', () => {
  test.each([
    ['Italian Serie A', null, 'Série A Itália'],
    ['Serie B', 'IT', 'Série B Itália'],
    ['Spanish Primera División', null, 'La Liga'],
    ['German 2. Bundesliga', null, 'Bundesliga 2'],
    ['Österr. Bundesliga', null, 'Bundesliga Áustria'],
    ['Belgium Pro League', null, 'Campeonato Belga'],
    ['Super League', 'GR', 'Campeonato Grego'],
    ['Premier League', 'RU', 'Campeonato Russo'],
    ['Scottish Premiership', null, 'Campeonato Escocês'],
    ['Brazilian Série A', null, 'Brasileirão Série A'],
  ])('%s (%s) is %s', (title, country, name) => {
    expect(findCompetitionByName(title, country)?.name).toBe(name)
  })

  test('without the country means no league, unless only one has it as its own name', () => {
    expect(findCompetitionByName('Serie A', null)).toBeNull()
    expect(findCompetitionByName('Super League', null)).toBeNull()
    expect(findCompetitionByName('Bundesliga', null)?.name).toBe('Bundesliga')
    expect(findCompetitionByName('Premier League', null)?.name).toBe('Premier League')
    expect(findCompetitionByName('Serie A', 'EC')).toBeNull()
  })
})
