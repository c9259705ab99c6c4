import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Source } from '../../importing/records/importer.ts'
import { sharedData } from '../../importing/datasets/testing/shared-data.ts'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { importDataset } from '../../importing/runs/service.ts'

const results = sharedData('williamorim-brasileirao')
const sheets = sharedData('brazilianfootball-cbf')
const worldCups = sharedData('fjelstul-worldcup')
const missing = results.missing || sheets.missing || worldCups.missing

/** Only some files of a dataset. */
function part(source: Source, wanted: RegExp): Source {
  return {
    async *files() {
      for await (const file of source.files()) if (wanted.test(file.path)) yield file
    },
  }
}

let test: TestApp
let person: Session
beforeAll(async () => {
  if (missing) return
  test = await createTestApp()
  person = await test.register()
  const imports = [
    ['brasileirao', results.source],
    ['cbf', part(sheets.source, /(Serie_A_2019|CdB_2021)_games/)],
    ['fjelstul-worldcup', worldCups.source],
  ] as const
  for (const [dataset, source] of imports) await importDataset(test, { dataset, source })
}, 240_000)
afterAll(() => test?.close())

const answer = async (endpoint: Endpoint, path: string) => {
  const { status, body } = await test.call('GET', `/api/v1/campeonatos/${path}`, { as: person })
  expect(status).toBe(200)
  expectAnswer(endpoint, body)
  return body
}

interface Row {
  readonly team: { readonly id: string }
  readonly points: number
  readonly won: number
  readonly goalDifference: number
}
const tableOf = async (path: string): Promise<readonly Row[]> =>
  (await answer(endpoints.getStandings, path)).data.phases[0].groups[0].rows
const brief = ({ team, points, won, goalDifference }: Row) => [team.id, points, won, goalDifference]

describe.skipIf(missing)('well-known tables', () => {
  it('Série A 2019: order, points, and why Santos came before Palmeiras', async () => {
    const rows = await tableOf('brasileirao_serie_a/tabela?temporada=2019')
    expect(rows.slice(0, 4).map(brief)).toEqual([
      ['flamengo', 90, 28, 49],
      ['santos', 74, 22, 27],
      ['palmeiras', 74, 21, 29],
      ['gremio', 65, 19, 25],
    ])
    expect(rows[1]).toMatchObject({
      zone: 'libertadores',
      decidedBy: [{ metric: 'wins', sentence: 'À frente do Palmeiras pelo número de vitórias.' }],
    })
    expect(rows.slice(16).map(({ team }) => team.id)).toEqual(['cruzeiro', 'csa', 'chapecoense', 'avai'])
  })

  it('Série A 2009 and 2007, from results alone', async () => {
    const rows = await tableOf('brasileirao_serie_a/tabela?temporada=2009')
    expect(rows.slice(0, 4).map(({ team, points }) => [team.id, points])).toEqual([
      ['flamengo', 67],
      ['internacional', 65],
      ['sao_paulo', 65],
      ['cruzeiro', 62],
    ])
    expect(rows.slice(0, 2).map(({ won, goalDifference }) => [won, goalDifference])).toEqual([
      [19, 14],
      [19, 21],
    ])
    const last = (await tableOf('brasileirao_serie_a/tabela?temporada=2007')).at(-1)!
    expect(last.points).toBe(17)
  })

  it.each([
    [2003, 'cruzeiro', 100],
    [2005, 'corinthians', 81],
    [2008, 'sao_paulo', 75],
    [2016, 'palmeiras', 80],
    [2017, 'corinthians', 72],
  ])('Série A %i was won by %s with %i points', async (season, team, points) => {
    const [first] = await tableOf(`brasileirao_serie_a/tabela?temporada=${season}`)
    expect(first).toMatchObject({ team: { id: team }, points })
  })

  it('a World Cup: groups, and a bracket that ends in a final', async () => {
    const { data } = await answer(endpoints.getStandings, 'copa_do_mundo/tabela?temporada=2002')
    const [groups, knockout] = data.phases
    expect(groups.groups).toHaveLength(8)
    expect(knockout.ties).toHaveLength(16)
    const final = knockout.ties.find(({ round }: { round: string }) => round === 'Final')
    expect(final).toMatchObject({ winner: 'brasil', decidedBy: 'placar', matches: [{ score: { home: 0, away: 2 } }] })
    expect(final.from.every((from: string | null) => from?.includes('semifinais'))).toBe(true)
  })
})

describe.skipIf(missing)('champions', () => {
  interface Champion {
    readonly edition: string
    readonly champion: { readonly id: string }
  }
  const championsOf = async (competition: string): Promise<string> => {
    const { data } = await answer(endpoints.listChampions, `${competition}/campeoes?sort=edition&limit=100`)
    return data.map(({ edition, champion }: Champion) => `${edition} ${champion.id}`).join(', ')
  }

  it('of the Série A from 2003 to 2019, from its tables', async () => {
    expect(await championsOf('brasileirao_serie_a')).toBe(
      '2003 cruzeiro, 2004 santos, 2005 corinthians, 2006 sao_paulo, 2007 sao_paulo, 2008 sao_paulo, 2009 flamengo, ' +
        '2010 fluminense, 2011 corinthians, 2012 fluminense, 2013 cruzeiro, 2014 cruzeiro, 2015 corinthians, ' +
        '2016 palmeiras, 2017 corinthians, 2018 palmeiras, 2019 flamengo',
    )
  })

  it('of the World Cups, from their finals, and of 1950 from its last table', async () => {
    expect(await championsOf('copa_do_mundo')).toBe(
      '1930 uruguai, 1934 italia, 1950 uruguai, 1954 alemanha, 1958 brasil, 1962 brasil, 1966 inglaterra, 1970 brasil, ' +
        '1978 argentina, 1982 italia, 1986 argentina, 1994 brasil, 1998 franca, 2002 brasil, 2010 espanha, 2014 alemanha',
    )
    const { data } = await answer(endpoints.listChampions, 'copa_do_mundo/campeoes?limit=100')
    const of = (edition: string) => data.find((row: Champion) => row.edition === edition)
    expect(of('1994')).toMatchObject({ finalScore: '0–0 (3–2 nos pênaltis)', runnerUp: { id: 'italia' } })
    expect(of('2014')).toMatchObject({ finalScore: '1–0 (prorrogação)', topScorer: { goals: 6 } })
    expect(of('1958')).toMatchObject({ finalScore: '5–2', topScorer: { goals: 13 } })
  })

  it('of the Copa do Brasil, over two legs', async () => {
    const { data } = await answer(endpoints.listChampions, 'copa_do_brasil/campeoes')
    expect(data).toMatchObject([{ edition: '2021', champion: { id: 'atletico_mg' }, finalScore: '4–0 e 2–1' }])
  })
})

describe.skipIf(missing)('people', () => {
  const goalsOf = async (path: string): Promise<readonly number[]> =>
    (await answer(endpoints.listScorers, path)).data.map(({ goals }: { goals: number }) => goals)

  it('scored the well-known numbers of goals', async () => {
    expect((await goalsOf('brasileirao_serie_a/artilheiros?temporada=2019')).slice(0, 2)).toEqual([25, 21])
    expect((await goalsOf('copa_do_mundo/artilheiros?temporada=2002'))[0]).toBe(8)
    expect((await goalsOf('copa_do_mundo/artilheiros/1970'))[0]).toBe(10)
    expect((await goalsOf('copa_do_mundo/artilheiros?temporada=1962')).slice(0, 7)).toEqual([4, 4, 4, 4, 4, 4, 3])
  })

  it.each([
    ['brasileirao_serie_a/cartoes?temporada=2019', ['yellow'], 1666, 94],
    // There a second yellow card counts as a yellow one, too.
    ['copa_do_mundo/cartoes?temporada=1998', ['yellow', 'secondYellow'], 254, 22],
    ['copa_do_mundo/cartoes?temporada=2002', ['yellow', 'secondYellow'], 266, 17],
    ['copa_do_mundo/cartoes?temporada=2010', ['yellow', 'secondYellow'], 254, 17],
  ])('took as many cards as told in %s', async (path, yellowKinds, yellows, dismissals) => {
    const { teams } = (await answer(endpoints.listCards, path)).data
    const sum = (kinds: readonly string[]) =>
      teams.reduce(
        (total: number, team: Record<string, number>) => kinds.reduce((own, kind) => own + team[kind]!, total),
        0,
      )
    expect([sum(yellowKinds), sum(['secondYellow', 'red'])]).toEqual([yellows, dismissals])
  })

  it('are on the page of the season, too', async () => {
    const { data } = await answer(endpoints.getCompetition, 'brasileirao_serie_a?temporada=2019')
    expect(data).toMatchObject({
      champion: { id: 'flamengo' },
      round: { number: 38, of: 38 },
      averages: { played: 380 },
      format: '20 times em pontos corridos, em 38 rodadas. A vitória vale 3 pontos.',
    })
    expect(data.edition.finished).toBe(true)
  })
})
