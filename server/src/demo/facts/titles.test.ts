import { describe, expect, it } from 'vitest'
import { teams } from './index.ts'
import { titles } from './titles.ts'

const of = (competition: string) => titles.filter((title) => title.competition === competition)

/** Champions by how often they won, the most successful ones first. */
function counts(competition: string, least: number): Record<string, number> {
  const won = Map.groupBy(of(competition), ({ champion }) => champion)
  const sorted = [...won]
    .map(([club, rows]): [string, number] => [club, rows.length])
    .filter(([, count]) => count >= least)
  return Object.fromEntries(sorted)
}

const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
const editions = (competition: string) => [...new Set(of(competition).map(({ edition }) => edition))]

describe('the champions', () => {
  it('belong to existing teams, and no team beat itself in a final', () => {
    const ids = new Set(teams.map(({ id }) => id))
    const named = titles.flatMap(({ champion, runnerUp }) => [champion, ...(runnerUp === null ? [] : [runnerUp])])
    expect(named.filter((id) => !ids.has(id))).toEqual([])
    expect(titles.filter(({ champion, runnerUp }) => runnerUp === null || champion === runnerUp)).toEqual([])
  })

  it('of the Brasileirão are those that the CBF counts', () => {
    expect(editions('brasileirao_serie_a')).toEqual(['1937', ...years(1959, 2025)])
    expect(counts('brasileirao_serie_a', 1)).toEqual({
      palmeiras: 12,
      santos: 8,
      flamengo: 8,
      corinthians: 7,
      sao_paulo: 6,
      cruzeiro: 4,
      fluminense: 4,
      vasco: 4,
      atletico_mg: 3,
      botafogo: 3,
      internacional: 3,
      bahia: 2,
      gremio: 2,
      athletico_pr: 1,
      coritiba: 1,
      guarani: 1,
      sport: 1,
    })
  })

  it('of one year differ by champion or note', () => {
    const rows = titles.map(({ competition, edition, champion, note }) =>
      [competition, edition, champion, note].join('|'),
    )
    expect(new Set(rows).size).toBe(rows.length)
  })

  it('of the Copa do Brasil are right in number', () => {
    expect(editions('copa_do_brasil')).toEqual(years(1989, 2025))
    expect(counts('copa_do_brasil', 2)).toEqual({
      cruzeiro: 6,
      flamengo: 5,
      gremio: 5,
      corinthians: 4,
      palmeiras: 4,
      atletico_mg: 2,
    })
  })

  it('of the Libertadores are right in number', () => {
    expect(editions('copa_libertadores')).toEqual(years(1960, 2025))
    expect(counts('copa_libertadores', 3)).toEqual({
      independiente: 7,
      boca: 6,
      penarol: 5,
      estudiantes: 4,
      river: 4,
      flamengo: 4,
      nacional: 3,
      olimpia: 3,
      santos: 3,
      sao_paulo: 3,
      gremio: 3,
      palmeiras: 3,
    })
    const countries = new Map(teams.map(({ id, country }) => [id, country]))
    const byCountry = Map.groupBy(of('copa_libertadores'), ({ champion }) => countries.get(champion))
    expect([byCountry.get('AR')?.length, byCountry.get('BR')?.length]).toEqual([25, 25])
  })

  it('of the Sul-Americana are right in number', () => {
    expect(editions('copa_sul_americana')).toEqual(years(2002, 2025))
    expect(counts('copa_sul_americana', 2)).toEqual({
      boca: 2,
      independiente: 2,
      athletico_pr: 2,
      independiente_del_valle: 2,
      ldu: 2,
      lanus: 2,
    })
  })

  it('of the World Cup are right in number, without the years of the war', () => {
    const played = years(1930, 2022).filter(
      (year) => (Number(year) - 1930) % 4 === 0 && !['1942', '1946'].includes(year),
    )
    expect(editions('copa_do_mundo')).toEqual(played)
    expect(counts('copa_do_mundo', 1)).toEqual({
      brasil: 5,
      alemanha: 4,
      italia: 4,
      argentina: 3,
      franca: 2,
      uruguai: 2,
      espanha: 1,
      inglaterra: 1,
    })
  })

  it('won their finals', () => {
    const lost = titles.filter(({ finalScore, note }) => {
      if (finalScore === null || note?.startsWith('Campeão p')) return false
      const shootOut = /\((\d+)–(\d+) nos pênaltis\)/.exec(finalScore)
      if (shootOut !== null) return Number(shootOut[1]) <= Number(shootOut[2])
      const legs = [...finalScore.replace(/\(.*\)/, '').matchAll(/(\d+)–(\d+)/g)].map((leg) => [
        Number(leg[1]),
        Number(leg[2]),
      ])
      const points = legs.map(([own = 0, other = 0]) => Math.sign(own - other)).reduce((a, b) => a + b, 0)
      const difference = legs.map(([own = 0, other = 0]) => own - other).reduce((a, b) => a + b, 0)
      return points < 0 || (points === 0 && difference <= 0)
    })
    expect(lost).toEqual([])
  })
})
