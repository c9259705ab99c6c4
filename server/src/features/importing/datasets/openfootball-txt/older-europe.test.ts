import { describe, expect, test } from 'vitest'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { openfootballTxt } from './openfootball-txt.ts'

const read = (path: string, ...lines: string[]) => collect(openfootballTxt, memorySource({ [path]: lines.join('\n') }))

async function matchesOf(path: string, ...lines: string[]) {
  const records = await read(path, ...lines)
  expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([])
  return ofKind(records, 'match').map(
    ({ edition, day, home, away, score, halfTime, extraTime, penalties, round, leg }) =>
      [
        `${edition.competition} ${edition.edition}`,
        round?.name ?? `jogo ${leg}`,
        day,
        `${home.name} × ${away.name}`,
        ...[score, halfTime, extraTime, penalties].map((each) => (each ? `${each.home}-${each.away}` : '')),
      ].join('|'),
  )
}

describe('files of Europe before 2018', () => {
  test('a league with its days in front of the matches, their weekday before or behind, and the season in a folder', async () => {
    expect(
      await matchesOf(
        '2013_14/bl.txt',
        '# Deutsche Bundesliga 2013/14',
        '1. Spieltag // Fr.+Sa. 9.+10. Aug',
        '(Fr) 09.08. 20.30  Bayern München   3:1  1. FC Nürnberg',
        '(Sa) 10.08.  1899 Hoffenheim       2:2  Hannover 96',
        '17. Spieltag',
        '24.08. (Sa)  Bor. Mönchengladbach 1:0   1899 Hoffenheim',
        '(Di) 28.01.  VfB Stuttgart  Bayern München',
      ),
    ).toEqual([
      'bundesliga 2013-14|1ª rodada|2013-08-09|Bayern München × 1. FC Nürnberg|3-1|||',
      'bundesliga 2013-14|1ª rodada|2013-08-10|1899 Hoffenheim × Hannover 96|2-2|||',
      'bundesliga 2013-14|17ª rodada|2013-08-24|Bor. Mönchengladbach × 1899 Hoffenheim|1-0|||',
      'bundesliga 2013-14|17ª rodada|2014-01-28|VfB Stuttgart × Bayern München||||',
    ])
  })

  test('days of Italy, and a round marked by a caret', async () => {
    expect(
      await matchesOf(
        '2013-14/1-seriea.txt',
        '= Italian Serie A 2013/14',
        '5^ Giornata',
        '[Mer. 25.9.]',
        '  Inter          1-1 Juventus',
        '20^ Giornata',
        '18.01. (sab)  AS Roma           3-0  AS Livorno',
      ),
    ).toEqual([
      'serie_a_italia 2013-14|5ª rodada|2013-09-25|Inter × Juventus|1-1|||',
      'serie_a_italia 2013-14|20ª rodada|2014-01-18|AS Roma × AS Livorno|3-0|||',
    ])
  })

  test('scores behind both names, after extra time and on penalties', async () => {
    expect(
      await matchesOf(
        '2015-16/cup.txt',
        '= ÖFB Cup 2015/16',
        '1. Runde (Knockout)    ## 17. Juli 2015',
        '[Fr 17.7.]',
        '  19.00  FC Norte 1894 - SC Sul  0:1 (0:0)',
        '  19.00  VST Leste - FC Oeste   2:2 (2:2, 0:0) n.V. 5:6 i.E.',
        '(2) Viertelfinale',
        '[Di 26.4.]',
        '  19.00   1. FSV Centro 05   SC Sul     2:2 2:3nV',
      ),
    ).toEqual([
      'copa_da_austria 2015-16|1ª fase|2015-07-17|FC Norte 1894 × SC Sul|0-1|0-0||',
      'copa_da_austria 2015-16|1ª fase|2015-07-17|VST Leste × FC Oeste|2-2|0-0|2-2|5-6',
      'copa_da_austria 2015-16|Quartas de final|2016-04-26|1. FSV Centro 05 × SC Sul|2-2||2-3|',
    ])
  })

  test('legs that are headings', async () => {
    expect(
      await matchesOf(
        '2017-18/x.txt',
        '= Österr. Bundesliga - Relegation 2017/18',
        'Hinspiel',
        '[Do 31.5]',
        '  SC Norte     0-2  SKN Sul',
        'Rückspiel',
        '[So 3.6.]',
        '  SKN Sul      1-1  SC Norte',
      ),
    ).toEqual([
      'bundesliga_austria 2017-18|jogo 1|2018-05-31|SC Norte × SKN Sul|0-2|||',
      'bundesliga_austria 2017-18|jogo 2|2018-06-03|SKN Sul × SC Norte|1-1|||',
    ])
  })
})

test('play-offs of several leagues in one file belong to each league, and a remark after a name is not part of it', async () => {
  const records = await read(
    '2010-11/playoffs.txt',
    '= English Championship - Play-offs 2010/11',
    'Final',
    '[Mon May/30]',
    '  Swansea                  4-2  Reading           [awarded]',
    '= English League One - Play-offs 2010/11',
    'Final',
    '[Sun May/29]',
    '  Huddersfield             0-3  Peterborough     @  Old Trafford, Manchester',
  )
  expect(ofKind(records, 'match')).toMatchObject([
    {
      origin: { line: 4 },
      edition: { competition: 'championship' },
      phase: { name: 'Play-offs' },
      away: { name: 'Reading' },
      status: 'awarded',
    },
    {
      origin: { line: 8 },
      edition: { competition: 'league_one' },
      away: { name: 'Peterborough' },
      stadium: { name: 'Old Trafford', city: 'Manchester' },
    },
  ])
})

test('several play-offs of one league are one edition, from the first day to the last', async () => {
  const records = await read(
    '2018-19/x.txt',
    '= Belgian First Division A 2018/19, Playoffs - Championship',
    'Round 1',
    '[Fri Mar/29]',
    '  Standard Liège            3-1  Royal Antwerp FC',
    '= Belgian First Division A 2018/19, Playoffs - Europa League - Finals',
    'Final',
    '[Sun May/26]',
    '  Royal Antwerp FC          3-2  Sporting Charleroi',
  )
  expect(ofKind(records, 'edition')).toMatchObject([
    { edition: { competition: 'campeonato_belga', edition: '2018-19' }, starts: '2019-03-29', ends: '2019-05-26' },
  ])
  expect(ofKind(records, 'match').map(({ phase }) => phase?.name)).toEqual([
    'Grupo do título',
    'Playoffs - Europa League - Finals',
  ])
})

test.each([
  ['2023-24/squads/roma.txt', ' 1  Rui Patrício (POR)             GK    # 15 Feb 1988'],
  ['2024--germany/squads/albania.txt', '  1,  Etrit Berisha,                     GK,     81/0  ,  Empoli FC (ITA)'],
])('a list of players without its tournament makes neither leagues nor clubs: %s', async (path, line) => {
  const records = await read(path, '= Roma    # Roma', '', line)
  expect(records.map(({ record }) => record)).toEqual(['rejection'])
})
