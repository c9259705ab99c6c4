import { describe, expect, test } from 'vitest'
import type { MatchRecord } from '../../records/records.ts'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { openfootballTxt } from './openfootball-txt.ts'

const read = (path: string, ...lines: string[]) => collect(openfootballTxt, memorySource({ [path]: lines.join('\n') }))

const pair = (score: { home: number; away: number } | null) => (score ? `${score.home}-${score.away}` : '')

/** Round, day, names, and the scores after 90 and 120 minutes and on penalties. */
const short = ({ round, group, day, home, away, score, extraTime, penalties }: MatchRecord) =>
  [round?.name ?? '', group ?? '', day, `${home.name} × ${away.name}`, ...[score, extraTime, penalties].map(pair)].join(
    '|',
  )

async function matchesOf(path: string, ...lines: string[]) {
  const records = await read(path, ...lines)
  expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([])
  return ofKind(records, 'match').map(short)
}

test('days alone on their lines, without any mark: matches, and no clubs called after them', async () => {
  const records = await read(
    '2025_asian_qualification.txt',
    '= AFC Asian Cup qualification 2025',
    '# Matches    2',
    'Tue Mar 25',
    '  Tajikistan             1-0 Timor-Leste              @ Dushanbe, Tajikistan',
    'Wed Nov 19',
    '  Laos                   0-2 Vietnam                  @ Vientiane, Laos',
  )
  expect(ofKind(records, 'team')).toEqual([])
  expect(ofKind(records, 'match').map(short)).toEqual([
    '||2025-03-25|Tajikistan × Timor-Leste|1-0||',
    '||2025-11-19|Laos × Vietnam|0-2||',
  ])
  expect(ofKind(records, 'edition')).toMatchObject([
    { edition: { competition: 'eliminatorias_da_copa_da_asia', edition: '2025' } },
  ])
})

test('matches in a form that is not known are no clubs', async () => {
  const records = await read('x/a.txt', '= Quintal 2025', 'Ipê, 1999, Norte', 'Cedro   2-1  Jatobá, Sul')
  expect(records.map(({ record }) => record)).toEqual(['rejection'])
})

test('shirt numbers and names below a comment are no leagues', async () => {
  const records = await read(
    '2014-15/squads/ipe.txt',
    '# Ipê  / Brazil',
    '## Goalkeepers',
    '22  Fulano de Tal',
    '2   João',
  )
  expect(records.map(({ record }) => record)).toEqual(['rejection'])
})

describe('cups with their days in square brackets', () => {
  test('numbered rounds and legs, what was decided later in front, goals below', async () => {
    const records = await read(
      '2011-12/cl_finals.txt',
      '# Champions League 2011/12',
      '(1)  Round of 16 - 1st Leg             //  Tu+We 14.+15. & 21.+22. Feb 2012',
      '[Tue Feb/14]',
      '  20.45  Norte    1-0  Sul',
      '(2)  Round of 16 - 2nd Leg   // Tu+We 6.+7. March 2012',
      '[Wed Mar/7]',
      '  20.45  Sul            4-3 pen. 1-0 a.e.t. (1-0, )  Norte',
      '(7)  Final',
      '[Sat May/19]',
      '  20.45  Sul   3-4 pen. 1-1 a.e.t. (1-1, ) Leste   @ Arena, Cidade',
      "            [Fulano 83'; Beltrano 45+2']",
    )
    expect(reasonsOf([...ofKind(records, 'rejection'), ...ofKind(records, 'warning')])).toEqual([])
    const matches = ofKind(records, 'match')
    expect(matches.map(short)).toEqual([
      'Oitavas de final||2012-02-14|Norte × Sul|1-0||',
      'Oitavas de final||2012-03-07|Sul × Norte|1-0|1-0|4-3',
      'Final||2012-05-19|Sul × Leste|1-1|1-1|3-4',
    ])
    expect(matches.map(({ leg }) => leg)).toEqual([1, 2, null])
    expect(matches[2]?.events).toMatchObject([
      { player: { name: 'Beltrano' }, minute: 45, added: 2, side: 'away' },
      { player: { name: 'Fulano' }, minute: 83, side: 'home' },
    ])
  })

  test('days without their day of the week, below a title without a season', async () => {
    expect(
      await matchesOf(
        '1955-56/cl.txt',
        "# European Champion Clubs' Cup",
        'Semi-finals, 1st leg',
        '[Apr/4]',
        '  Norte  2-0  Sul FC',
        'Final',
        '[Jun/13]',
        '  Leste   4-3 (2-2)   Norte     @  Estádio do Parque, Cidade',
      ),
    ).toEqual(['Semifinais||1956-04-04|Norte × Sul FC|2-0||', 'Final||1956-06-13|Leste × Norte|4-3||'])
  })
})

test('the folder names a cup whose file does not', async () => {
  const records = await read('champions-league/1970-71/cup.txt', 'Final', '[Jun/2]', '  Norte  2-0 (1-0)  Sul')
  expect(ofKind(records, 'edition')).toMatchObject([
    { edition: { competition: 'champions_league', edition: '1970-71' } },
  ])
})

describe('tournaments of other confederations', () => {
  test('a comment with title, season and host; groups behind matchdays; scores one behind the other', async () => {
    const records = await read(
      '2015--x/cup.txt',
      '# African Cup of Nations 2015 Equatorial Guinea',
      'Group A  |  Equatorial Guinea\tGabon',
      'Matchday 1 / Group A',
      '2015-01-17 20:00   Gabon       \t0-2  Congo',
      'Quarter-finals',
      '2015-01-31 20:30   Tunisia     \t1-1 1-2nV \tEquatorial Guinea',
      'Third place',
      '2015-02-07 17:00   Congo DR\t0-0 4-2iE\tEquatorial Guinea',
      'Final',
      "2015-02-08 20:00   \tCôte d'Ivoire  \t0-0 0-0nV 9-8iE Ghana",
    )
    expect(ofKind(records, 'match').map(short)).toEqual([
      '1ª rodada|A|2015-01-17|Gabon × Congo|0-2||',
      'Quartas de final||2015-01-31|Tunisia × Equatorial Guinea|1-1|1-2|',
      'Disputa do terceiro lugar||2015-02-07|Congo DR × Equatorial Guinea|0-0||4-2',
      "Final||2015-02-08|Côte d'Ivoire × Ghana|0-0|0-0|9-8",
    ])
    expect(ofKind(records, 'edition')).toMatchObject([{ edition: { competition: 'copa_africana_de_nacoes' } }])
  })

  test('groups and a final are a cup, and of two languages in a title the first is its name', async () => {
    const records = await read(
      '2013--x/gold.txt',
      '# Gold Cup / Copa de Oro 2013',
      'Group A:',
      'Jul/7 17:30   Canada       0-1  Haiti',
      'Jul/7 20:00   Mexico       1-2  Panama',
      '(12) Final',
      'Jul/28 16:00  Colombia   0-0 0-2 a.e.t.           Peru',
    )
    expect(ofKind(records, 'edition')).toMatchObject([
      { edition: { competition: 'copa_ouro', edition: '2013' }, newCompetition: { kind: 'cup' } },
    ])
    expect(ofKind(records, 'match').map(short).at(-1)).toBe('Final||2013-07-28|Colombia × Peru|0-0|0-2|')
  })

  test('a shoot-out without a score is a match without a score', async () => {
    const records = await read(
      '2023_afl.txt',
      '= African Football League 2023',
      '» Semifinals',
      '  Wed Nov/1 2023',
      '    17.00  Norte (TUN) v Sul (MAR)           4-5 pen.',
    )
    expect(ofKind(records, 'match').map(short)).toEqual(['Semifinais||2023-11-01|Norte × Sul|||'])
    expect(ofKind(records, 'warning').map(({ origin }) => origin.line)).toEqual([4])
  })
})

test('the play-offs of one of the year’s two tables are a phase of its league', async () => {
  const records = await read(
    '2018-19/1-apertura_liguilla.txt',
    '= Liga MX 2018/19, Apertura - Liguilla',
    'Cuartos de Final',
    '[Mié. 28.11.]',
    '  Norte              1-0  Sul',
  )
  expect(ofKind(records, 'match')).toMatchObject([
    { edition: { competition: 'liga_mx', edition: '2018-19' }, phase: { name: 'Apertura: fase final' } },
  ])
})

test('sheets with goals without brackets, the town behind an angle, sendings-off below both teams', async () => {
  const records = await read(
    '1978_worldcup.txt',
    '= World Cup 1978',
    '» Group stage - Group 1',
    'Fri Jun/2 1978 @ Estadio Um › Mar del Plata, Argentina',
    '  Italy v Hungary  2-1',
    "    Paolo Um 29' Renato Dois 54'(p);",
    "    Csapó Três 1'",
    '',
    "Italy: Dino Zero, Mauro Nove, \n   Paolo Um (46' Renato Dois)",
    'Hungary: András Oito, Csapó Três',
    '',
    "Sent off: András Oito 88'",
    '',
    '» Second group stage - Group A',
    'Wed Jun/14 @ Estadio Dois › Córdoba, Argentina',
    '  Austria v Netherlands  0-0',
  )
  expect(reasonsOf([...ofKind(records, 'rejection'), ...ofKind(records, 'warning')])).toEqual([])
  const [first, second] = ofKind(records, 'match')
  expect(first?.stadium).toMatchObject({ name: 'Estadio Um', city: 'Mar del Plata', country: 'AR' })
  expect(first?.events.map(({ type, minute, side, player }) => [type, minute, side, player?.name])).toEqual([
    ['goal', 1, 'away', 'Csapó Três'],
    ['goal', 29, 'home', 'Paolo Um'],
    ['substitution', 46, 'home', 'Renato Dois'],
    ['penalty', 54, 'home', 'Renato Dois'],
    ['red', 88, 'away', 'András Oito'],
  ])
  expect(second).toMatchObject({ phase: { name: 'Segunda fase' }, group: 'A' })
})

test('days and hours in front of each match, below weeks', async () => {
  expect(
    await matchesOf(
      '2006/mls.txt',
      '= Major League Soccer 2006',
      'Week 1',
      'Sat Apr/1 18:00 FC Norte           3-2 Sul Fire',
      'Week 25',
      'Sun Nov/12 17:45 Leste Dynamo           0-0 N.E. Oeste',
    ),
  ).toEqual([
    '1ª rodada||2006-04-01|FC Norte × Sul Fire|3-2||',
    '25ª rodada||2006-11-12|Leste Dynamo × N.E. Oeste|0-0||',
  ])
})

test('a numbered round with legs is one of ties, and play-offs between divisions are none of the league', async () => {
  const cup = await read(
    '2014-15/cl_round1.txt',
    '= UEFA Champions League 2014/15     ## Qualifying 1st Round',
    '1. Round, 1st Leg',
    '[Tue Jul/1]',
    '  20.00  Norte   1-0   Sul           @ Estadi, La Vella',
    '1. Round, 2nd Leg',
    '[Tue Jul/8]',
    '  16.00  Sul   3-2   Norte   @ Stadium, Cidade',
  )
  expect(ofKind(cup, 'match').map(({ phase, round, leg }) => [phase?.kind, round?.name, leg])).toEqual([
    ['knockout', '1ª fase', 1],
    ['knockout', '1ª fase', 2],
  ])
  const league = await read(
    '2024_kr1.txt',
    '= South Korea | K League 1 2024',
    '» Regular Season - 1',
    '  Fri Mar/1 2024',
    '    14.00  Norte v Sul          1-0 (0-0)',
    '» Relegation Playoffs - 1st Leg',
    '  Thu Nov/28',
    '    19.00  Oeste v Sul 4-3',
  )
  expect(ofKind(league, 'match').map(({ phase, round }) => [phase?.name, round?.name])).toEqual([
    [undefined, '1ª rodada'],
    ['Mata-mata', 'Repescagem do rebaixamento'],
  ])
})
