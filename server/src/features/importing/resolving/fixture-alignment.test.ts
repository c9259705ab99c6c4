import { describe, expect, it } from 'vitest'
import { alignFixtures, type Fixture } from './fixture-alignment.ts'
import { compareClubNames, parseClubName } from './names/club-name.ts'

/** A double round-robin of clubs with results that are the same for the same pair. */
function season(clubs: readonly string[]): Fixture[] {
  const fixtures: Fixture[] = []
  const rounds = clubs.length - 1
  for (let round = 0; round < rounds * 2; round += 1) {
    const turning = clubs.slice(1)
    const order = [clubs[0]!, ...turning.map((_, at) => turning[(at + round) % rounds]!)]
    const day = new Date(Date.UTC(2018, 3, 14 + round * 4)).toISOString().slice(0, 10)
    for (let pair = 0; pair < clubs.length / 2; pair += 1) {
      const [one, other] = [order[pair]!, order[clubs.length - 1 - pair]!]
      const [home, away] = round < rounds ? [one, other] : [other, one]
      fixtures.push({ home, away, day, score: [(round * 7 + pair * 3) % 4, (round * 5 + pair * 11) % 3] })
    }
  }
  return fixtures
}

const CLUBS = ['abc', 'avai', 'boa', 'brasil_de_pelotas', 'crb', 'csa', 'fortaleza', 'goias']
const NAMES: Readonly<Record<string, string>> = {
  brasil_de_pelotas: 'G. E. Xavante',
  fortaleza: 'Fortalesa EC',
  csa: 'CS Alagoano',
}
const spell = (club: string) => NAMES[club] ?? club
const bareNames = (name: string, club: string) => [
  compareClubNames(parseClubName(name), parseClubName(club.replaceAll('_', ' '))),
]
const respelt = (fixtures: readonly Fixture[]) =>
  fixtures.map((fixture) => ({ ...fixture, home: spell(fixture.home), away: spell(fixture.away) }))

describe('names are decided by fixtures', () => {
  it('finds every club whatever its spelling', () => {
    const known = season(CLUBS)
    const found = alignFixtures({ stated: respelt(known), known, certain: new Map(), nameEvidence: bareNames })
    expect(Object.fromEntries([...found].map(([name, { club }]) => [name, club]))).toEqual(
      Object.fromEntries(CLUBS.map((club) => [spell(club), club])),
    )
  })

  it('holds when days differ by one and a score was corrected', () => {
    const known = season(CLUBS)
    const stated = respelt(known).map((fixture, at) =>
      at % 9 === 0
        ? { ...fixture, score: [5, 5] as const }
        : at % 7 === 0
          ? { ...fixture, day: nextDay(fixture.day!) }
          : fixture,
    )
    const found = alignFixtures({ stated, known, certain: new Map(), nameEvidence: bareNames })
    expect(found.get('G. E. Xavante')?.club).toBe('brasil_de_pelotas')
    expect(found.size).toBe(CLUBS.length)
  })

  it('never takes a club for the one it plays against, even under the same name', () => {
    const known = season(CLUBS)
    const stated: Fixture[] = [{ home: 'abc', away: 'Abc', day: '2018-04-14', score: [1, 0] }]
    const found = alignFixtures({
      stated,
      known,
      certain: new Map([['abc', 'abc']]),
      nameEvidence: () => [{ kind: 'same-name', bits: 30, detail: {} }],
    })
    expect(found.get('Abc')?.club).not.toBe('abc')
  })

  it('leaves a club open that the edition does not have', () => {
    const known = season(CLUBS)
    const other = season([...CLUBS.slice(0, 7), 'oeste']).map((fixture, at) => ({
      ...fixture,
      score: [at % 3, at % 4] as const,
    }))
    const found = alignFixtures({
      stated: other.filter(({ home, away }) => home === 'oeste' || away === 'oeste'),
      known,
      certain: new Map(CLUBS.slice(0, 7).map((club) => [club, club])),
      nameEvidence: bareNames,
    })
    expect(found.has('oeste')).toBe(false)
  })

  it('joins two spellings of one file when they never play on one day', () => {
    const known = season(CLUBS)
    const half = known.length / 2
    const stated = [...known.slice(0, half), ...respelt(known.slice(half))]
    const found = alignFixtures({ stated, known, certain: new Map(), nameEvidence: bareNames })
    expect(found.get('G. E. Xavante')?.club).toBe('brasil_de_pelotas')
    expect(found.get('brasil_de_pelotas')?.club).toBe('brasil_de_pelotas')
  })
})

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
