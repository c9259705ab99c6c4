import { describe, expect, it } from 'vitest'
import { findMatch, type Findable, type Sought } from './match-finder.ts'

const known = (change: Partial<Findable> = {}): Findable => ({
  home_id: 'salgueiro',
  away_id: 'ferroviaria',
  annulled: false,
  day: '2016-04-13',
  leg: null,
  roundNumber: null,
  home_score: 1,
  away_score: 1,
  claimed: false,
  exact: false,
  ...change,
})
const sought = (change: Partial<Sought> = {}): Sought => ({
  home: 'salgueiro',
  away: 'ferroviaria',
  annulled: false,
  day: '2016-04-13',
  leg: null,
  roundNumber: null,
  score: { home: 1, away: 1 },
  ...change,
})
const CUP = { pairIsKey: false, isClubCup: true }
const NATIONS = { pairIsKey: false, isClubCup: false }
const LEAGUE = { pairIsKey: true, isClubCup: false }

describe('which match a row is about', () => {
  it('in a cup, the same score a week apart is a slip in the day', () => {
    expect(findMatch([known()], sought({ day: '2016-04-06' }), CUP)).not.toBeNull()
    expect(findMatch([known()], sought({ day: '2016-03-13' }), CUP)).toBeNull()
    expect(findMatch([known()], sought({ day: '2016-04-06', score: { home: 0, away: 1 } }), CUP)).toBeNull()
  })

  it('in a cup, a fixture without a score is the match that was moved', () => {
    expect(findMatch([known()], sought({ day: '2016-04-30', score: null }), CUP)).not.toBeNull()
    const fixture = known({ home_score: null, away_score: null, day: '2016-03-30' })
    expect(findMatch([fixture], sought(), CUP)).not.toBeNull()
  })

  it('two that fit a slip are no answer, and neither is another leg', () => {
    const both = [known({ day: '2016-04-06' }), known({ day: '2016-04-20' })]
    expect(findMatch(both, sought({ day: '2016-04-13' }), CUP)).toBeNull()
    expect(findMatch([known({ leg: 2 })], sought({ leg: 1 }), CUP)).toBeNull()
  })

  it('national teams may meet twice within two weeks with the same score', () => {
    expect(findMatch([known()], sought({ day: '2016-04-06' }), NATIONS)).toBeNull()
  })

  it('in a league of clubs the pair is the key, whatever the day', () => {
    expect(findMatch([known()], sought({ day: '2016-11-30', score: null }), LEAGUE)).not.toBeNull()
  })
})
