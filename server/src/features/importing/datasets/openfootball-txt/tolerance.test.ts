import { describe, expect, test } from 'vitest'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { openfootballTxt } from './openfootball-txt.ts'

const read = (path: string, ...lines: string[]) => collect(openfootballTxt, memorySource({ [path]: lines.join('\n') }))

describe('a competition that no table has', () => {
  test('is made from the heading and the country in it', async () => {
    const records = await read(
      'x/2020.txt',
      '= Belgian Lower League 2020/21',
      '» Matchday 1',
      '  Sat Aug/8 2020',
      '    16.30  A  v B  1-0',
    )
    expect(ofKind(records, 'edition')).toMatchObject([
      {
        edition: { competition: 'lower_league_be', edition: '2020-21' },
        name: 'Belgian Lower League',
        newCompetition: { kind: 'league', country: 'BE' },
      },
    ])
    expect(ofKind(records, 'match')).toMatchObject([{ home: { country: 'BE' }, kickoff: '2020-08-08T14:30:00Z' }])
  })

  test('is a cup where its matches are those of one', async () => {
    const records = await read(
      '2020/1-seriea.txt',
      '= Copa do Quintal 2020',
      '» Round 1',
      '  Sat Aug/8 2020',
      '  A  v B  1-0',
    )
    expect(ofKind(records, 'edition')).toMatchObject([
      { edition: { competition: 'copa_do_quintal' }, newCompetition: { kind: 'cup' } },
    ])
  })

  test('is called after its file where it has no heading', async () => {
    const records = await read('belgium/2013-14/2-tweede-klasse.txt', 'Matchday 1', '[Sat Aug/10]', 'A  1-0  B')
    expect(ofKind(records, 'edition')).toMatchObject([
      { edition: { competition: 'tweede_klasse_be', edition: '2013-14' } },
    ])
  })

  test('names that objects have themselves are names', async () => {
    const records = await read('2020/constructor.txt', '= __proto__ 2020', '» Round 1', '  A v B')
    expect(ofKind(records, 'edition')).toMatchObject([{ edition: { competition: 'proto' } }])
  })
})

describe('a heading', () => {
  test('of a round and its leg is no match of these two words', async () => {
    const records = await read(
      'brazil/2015/gauchao.txt',
      'Quartas-de-final',
      '[Qua 08/04]',
      '\tGrêmio              1 - 1 Novo Hamburgo',
      '',
      'Semi-finais - ida',
      '[Sab 11/04]',
      '\tBrasil de Pelotas   1 - 1 Internacional',
      '',
      'Semi-finais - volta',
      '[Dom 19/04]',
      '\tInternacional       3 - 1 Brasil de Pelotas',
    )
    expect(ofKind(records, 'match').map(({ home, round, leg }) => [home.name, round?.name, leg])).toEqual([
      ['Grêmio', 'Quartas de final', null],
      ['Brasil de Pelotas', 'Semifinais', 1],
      ['Internacional', 'Semifinais', 2],
    ])
  })
})

describe('qualifying', () => {
  test('is apart, with dates in numbers, letters of zones and deeper headings', async () => {
    const records = await read(
      '2030--x/quali_playoffs.txt',
      '=World Cup 2030 Qualifying=',
      '▪ Second Round Play-offs',
      '▪▪ Path A',
      '▪▪▪ Semi-finals',
      'Tu 26/3/30 20:45 CET (19:45 UTC±0)  Wales  1-1 a.e.t, 2-4 pen.  Italy   @ Cardiff',
      "       (X 51'; Y 86')",
      '▪▪▪ Final',
      'Su 31/3/30 20:45 CEST     Italy  1-0  Poland   @ Rome',
      "       (Z 3')",
    )
    expect(ofKind(records, 'rejection')).toEqual([])
    expect(ofKind(records, 'match')).toMatchObject([
      {
        edition: { competition: 'eliminatorias_da_copa_do_mundo', edition: '2030' },
        phase: { name: 'Second Round Play-offs: Path A', kind: 'knockout' },
        round: { name: 'Semifinais' },
        day: '2030-03-26',
        kickoff: '2030-03-26T19:45:00Z',
        score: { home: 1, away: 1 },
        extraTime: { home: 1, away: 1 },
        penalties: { home: 2, away: 4 },
      },
      { round: { name: 'Final' }, kickoff: '2030-03-31T18:45:00Z', score: { home: 1, away: 0 } },
    ])
  })
})

describe('lines of tournaments', () => {
  const cup = (...lines: string[]) => read('2014.txt', '= World Cup 2014  # in Brazil', '▪ Round of 16', ...lines)

  test('match numbers in front, goals below', async () => {
    const records = await cup(
      'Sat Jun 28',
      '  (73) 13:00 UTC-3  Brazil 1-0 (1-0) Chile   @ Belo Horizonte',
      "     (X 18')",
    )
    expect(ofKind(records, 'rejection')).toEqual([])
    expect(ofKind(records, 'match')).toMatchObject([
      { home: { name: 'Brazil' }, kickoff: '2014-06-28T16:00:00Z', events: [{ minute: 18 }] },
    ])
  })

  test('a match that was never played, and why', async () => {
    const records = await cup('Jun 28', '  Sweden n/p Austria   [cancelled; Austria withdrew]  @ Stade, Lyon')
    expect(ofKind(records, 'match')).toMatchObject([
      { home: { name: 'Sweden' }, away: { name: 'Austria' }, status: 'cancelled', statusReason: 'Austria withdrew' },
    ])
  })

  test('how many came is no city', async () => {
    const records = await cup('Sat Jun 28 13:00 UTC-3 @ Mineirão, Belo Horizonte, Att: 57714', '  Brazil v Chile 1-0')
    expect(ofKind(records, 'match')).toMatchObject([
      { stadium: { name: 'Mineirão', city: 'Belo Horizonte' }, attendance: 57714 },
    ])
  })

  test('a second yellow card, and stray blanks in a line-up', async () => {
    const records = await cup(
      'Sat Jun 28 13:00 UTC-3 @ Mineirão, Belo Horizonte',
      '  Brazil v Chile 1-0',
      "Brazil: A ONE, B TWO [Y 10'] [Y/R 36'] - C THREE  (71' D FOUR ), E FIVE",
    )
    expect(ofKind(records, 'rejection')).toEqual([])
    expect(ofKind(records, 'match')[0]?.events.map(({ type, minute }) => [type, minute])).toEqual([
      ['yellow', 10],
      ['second-yellow', 36],
      ['substitution', 71],
    ])
  })
})

describe('fixtures and repetitions', () => {
  test('teams that are not known yet', async () => {
    const records = await read(
      '2016/libertadores.txt',
      '# Copa Libertadores da América - 2016',
      'Rodada 1',
      '[Qua 27/04]',
      '\tBoca  1 - 0  Nacional',
      'Oitavas de Final',
      '[Qua 04/05]',
      '\t3º Melhor 2º               -               6º Melhor 1º',
      '\tVencedor Oitavas 2         -         Vencedor Oitavas 1',
    )
    expect(ofKind(records, 'match')).toHaveLength(1)
    expect(ofKind(records, 'rejection')).toEqual([])
    expect(reasonsOf(ofKind(records, 'warning'))).toEqual([expect.stringContaining('deixados de fora: 2.')])
  })

  const season = (...lines: string[]) => read('2009/brasileirao-seriea.txt', ...lines)

  test('interrupted, annulled, or in two rounds with the same host', async () => {
    const records = await season(
      '1ª Rodada',
      '09/05/2009 - Sábado',
      'A *0x0* B - Arena',
      'C 1x0 D - Arena',
      'E 1x1 F - Arena',
      '10/05/2009 - Domingo',
      'A 4x2 B - Arena',
      'C 2x2 D - Arena',
      '20ª Rodada',
      '05/09/2009 - Sábado',
      'E 0x2 F - Arena',
    )
    expect(ofKind(records, 'match').map(({ home, score, annulled }) => [home.name, score?.home, annulled])).toEqual([
      ['C', 1, true],
      ['E', 1, false],
      ['A', 4, false],
      ['C', 2, false],
      ['E', 0, false],
    ])
    expect(reasonsOf(ofKind(records, 'warning')).map((each) => each.replace(/^\S+ /, ''))).toEqual([
      'A x B: o jogo foi interrompido e terminado em outro dia.',
      'C x D: o jogo foi anulado e disputado de novo.',
      'E x F está em duas rodadas com o mesmo mandante, e F x E em nenhuma: um dos dois tem o mando trocado.',
    ])
  })

  test('a date of an earlier round written again is no day', async () => {
    const records = await season(
      '9ª Rodada',
      '05/07/2009 - Sábado',
      'C 1x0 D - Arena',
      '06/07/2009 - Domingo',
      'A 1x0 B - Arena',
      '10ª Rodada',
      '09/07/2009 - Quarta-feira',
      'B 1x0 C - Arena',
      'D 1x0 A - Arena',
      '11ª Rodada',
      '12/07/2009 - Sábado',
      'B 1x0 D - Arena',
      '06/07/2009 - Domingo',
      'A 1x0 C - Arena',
      '12ª Rodada',
      '19/07/2009 - Sábado',
      'D 1x0 C - Arena',
    )
    expect(ofKind(records, 'match').map(({ day }) => day)).toEqual([
      '2009-07-05',
      '2009-07-06',
      '2009-07-09',
      '2009-07-09',
      '2009-07-12',
      null,
      '2009-07-19',
    ])
    expect(reasonsOf(ofKind(records, 'warning'))).toEqual(
      expect.arrayContaining([expect.stringContaining('sem dia: 1.')]),
    )
  })
})

test('a file that is refused says how many matches it may have held', async () => {
  const records = await read('x.txt', '~~', 'A  1-0  B', 'C  2-2  D')
  expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([
    'x.txt o formato do arquivo não é conhecido. Linhas que parecem jogos: 2.',
  ])
})

test('years in a name keep a club apart from another one of the bare name', async () => {
  const records = await read(
    'clubs/eng.clubs.txt',
    '= England',
    'Norte Stanley FC,  @ Ground, Norte',
    '  | Norte | Norte Stanley',
    'Norte FC (1878-96),  Norte',
    '  | Norte F.C. | Velho Norte',
    'Sul FC (1900-1950), Sul',
    '  | Sul',
    'Leste FC II, Leste',
    'Leste FC, Leste',
  )
  expect(
    ofKind(records, 'team').map(({ team, aliases, founded, dissolved }) => [team.name, aliases, founded, dissolved]),
  ).toEqual([
    ['Norte Stanley FC', ['Norte', 'Norte Stanley'], null, null],
    ['Norte FC (1878-96)', ['Norte F.C.', 'Velho Norte'], 1878, 1896],
    ['Sul FC', ['Sul FC (1900-1950)', 'Sul'], 1900, 1950],
    ['Leste FC II', [], null, null],
    ['Leste FC', [], null, null],
  ])
})

test('two clubs that a cup calls by one name are two, where it is known which one is meant', async () => {
  const records = await read(
    'copa-libertadores/2014_copas.txt',
    '= Copa Sudamericana 2014',
    '» Round 2',
    '  Thu Sep/18 2014',
    '    21.15  Emelec (ECU)  v River Plate (URU)  2-1 (1-0)',
    '    21.15  River Plate (URU)  v Godoy Cruz (ARG)  2-0 (2-0)',
    '» Final',
    '  Wed Dec/10 2014',
    '    22.15  River Plate (URU)  v Atlético Nacional (COL)  2-0 (0-0)',
  )
  expect(ofKind(records, 'match').map(({ home, away }) => [home.country, away.country])).toEqual([
    ['EC', 'UY'],
    ['AR', 'AR'],
    ['AR', 'CO'],
  ])
})

test('a name that plays in two groups at once belongs to two clubs, and its matches are ambiguous', async () => {
  const records = await read(
    'copa-libertadores/2014/libertadores.txt',
    '= Copa Libertadores 2014',
    'Group 4:',
    'Feb/20 20:00  Nacional  1-0  Zamora    @ Asunción  (UTC-3)',
    'Apr/10 17:30  Zamora  3-2  Santa Fe    @ Barinas  (UTC-4:30)',
    'Apr/17 17:30  Nacional  3-2  Santa Fe    @ Asunción  (UTC-3)',
    'Group 6:',
    'Feb/13 22:15  Nacional  0-1  Grêmio    @ Montevideo  (UTC-2)',
    'Mar/26 19:45  Nacional  2-4  Lanús    @ Montevideo  (UTC-2)',
  )
  expect(ofKind(records, 'match').map(({ home, away }) => `${home.name} ${away.name}`)).toEqual(['Zamora Santa Fe'])
  expect(ofKind(records, 'rejection')).toHaveLength(4)
})

test('other names of a club stand behind it as well as below it', async () => {
  const records = await read(
    'clubs/ch.clubs.txt',
    '= Switzerland',
    'FC Gambarogno-Contone | FC Gambarogno | Gambarogno',
    'FC Monte Verde, 1912, Lugano | Monte Verde',
    '  | Lugano Verde',
  )
  expect(ofKind(records, 'team').map(({ team, aliases, city }) => [team.name, aliases, city])).toEqual([
    ['FC Gambarogno-Contone', ['FC Gambarogno', 'Gambarogno'], null],
    ['FC Monte Verde', ['Monte Verde', 'Lugano Verde'], 'Lugano'],
  ])
})

test('a level shoot-out is incomplete', async () => {
  const records = await read(
    '2024-25/cup.txt',
    '= Copa do Quintal 2024/25',
    '» Final',
    '  Sat Aug/8 2024',
    '  Norte  v Sul  4-4 pen. 0-1 a.e.t. (0-1, 0-1)',
  )
  expect(ofKind(records, 'match')).toMatchObject([{ penalties: null, extraTime: { home: 0, away: 1 } }])
  expect(ofKind(records, 'warning').map(({ reason }) => reason)).toContain(
    'Norte x Sul: a disputa de pênaltis está empatada em 4–4 e ficou de fora.',
  )
})

test('a cup of Portugal: its rounds, a shoot-out behind the score, and how a match stands in place of it', async () => {
  const records = await read(
    'portugal/2023-24_ptcup.txt',
    '= Taça de Portugal 2023/24',
    '▪ 1ª Eliminatória',
    'Sáb 09/09/2023',
    '  Fafe v São João de Ver   1-1 pen. 4-5',
    '▪ Oitavos-de-final',
    'Qua 10/01/2024',
    '  Sporting v Tondela   2-1 aet, 4-3 pen. (1-1)',
    '▪ Meias-finais',
    'Qui 29/02/2024',
    '  Benfica v Sporting            n/p',
  )
  const rounds = ofKind(records, 'match').map(({ round, home, away, score, extraTime, penalties, status }) => [
    round?.name,
    `${home.name} ${score?.home}-${score?.away} ${away.name}`,
    extraTime,
    penalties,
    status,
  ])
  expect(rounds).toEqual([
    ['1ª fase', 'Fafe 1-1 São João de Ver', null, { home: 4, away: 5 }, 'finished'],
    ['Oitavas de final', 'Sporting 1-1 Tondela', { home: 2, away: 1 }, { home: 4, away: 3 }, 'finished'],
    ['Semifinais', 'Benfica undefined-undefined Sporting', null, null, 'cancelled'],
  ])
})

test('a league of women is one by its heading or by the names of its clubs, and marks of women are no part of a name', async () => {
  const records = await read(
    '2024/liga.txt',
    '= Liga do Quintal 2024',
    '» Matchday 1',
    '  Sat Aug/10 2024',
    '  Ipê Ladies v Cedro Women  1-0',
  )
  const marked = await read(
    '2024/f.txt',
    '= Liga Feminina 2024',
    '» Matchday 1',
    '  Sat Aug/10 2024',
    '  Ipê (F) v Cedro 1-0',
  )
  expect(ofKind(records, 'edition')).toMatchObject([{ newCompetition: { gender: 'women' } }])
  expect(ofKind(records, 'match')).toMatchObject([{ home: { name: 'Ipê Ladies', gender: 'women' } }])
  expect(ofKind(marked, 'match')).toMatchObject([{ home: { name: 'Ipê', gender: 'women' } }])
})
