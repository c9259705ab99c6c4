import { expect, test } from 'vitest'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { openfootballTxt } from './openfootball-txt.ts'

const read = (path: string, text: string) => collect(openfootballTxt, memorySource({ [path]: text }))

test('matches with a number and a day in front, headings without marks, goals in square brackets, states behind towns', async () => {
  const records = await read(
    '2024--usa/copa.txt',
    `= Copa América 2024      # in USA

Group A  |  Argentina       Peru       Chile      Canada

Matchday 1  |  Thu Jun/20 - Mon Jun/24

Group A:

 (1) Thu Jun/20 20:00    Argentina      2-0   Canada  @ Gama Stadium, Atlanta, Georgia (UTC−4)
                 [Alfa 49' B. Beta 88']
(10) Tue Jun/25 17:00    Peru           0-1   Canada    @ Beta & Co Park, Kansas City, Kansas (UTC−5)
                  [-; Delta
                   74']
(17) Sat Jun/29 20:00    Argentina      -   Peru    @ Delta Stadium, Miami Gardens, Florida (UTC−4)

Quarter-finals

(25) Thu Jul/4 20:00     Argentina     1-0   Chile   @ Epsilon Stadium, Houston, Texas (UTC−5)
# (26) Fri Jul/5 20:00  Winner Group B     -   Runner-up Group A
`,
  )
  expect(ofKind(records, 'rejection')).toEqual([])
  expect(ofKind(records, 'team')).toEqual([])
  const matches = ofKind(records, 'match')
  expect(
    matches.map(({ day, home, away, score, group, stadium }) => [
      day,
      home.name,
      away.name,
      score?.home,
      group,
      stadium?.name,
      stadium?.city,
      stadium?.country,
    ]),
  ).toEqual([
    ['2024-06-20', 'Argentina', 'Canada', 2, 'A', 'Gama Stadium', 'Atlanta', 'US'],
    ['2024-06-25', 'Peru', 'Canada', 0, 'A', 'Beta & Co Park', 'Kansas City', 'US'],
    ['2024-06-29', 'Argentina', 'Peru', undefined, 'A', 'Delta Stadium', 'Miami Gardens', 'US'],
    ['2024-07-04', 'Argentina', 'Chile', 1, null, 'Epsilon Stadium', 'Houston', 'US'],
  ])
  expect(matches[3]?.round?.name).toBe('Quartas de final')
  expect(
    matches.flatMap(({ events }) => events.map(({ side, player, minute }) => [side, player?.name, minute])),
  ).toEqual([
    ['home', 'Alfa', 49],
    ['home', 'B. Beta', 88],
    ['away', 'Delta', 74],
  ])
})

test('groups of qualifying in years before the tournament, without scores', async () => {
  const records = await read(
    '2016--france/quali/euro_a.txt',
    `# Euro Cup 2016 - Qualification Group A

Group A  |  Netherlands   Turkey   Latvia    Iceland

Matchday 1 / Group A  //    7-9 Sep 2014

Sep/9 18:00   Latvia      - Turkey
Sep/9 20:45   Iceland  -  Netherlands
`,
  )
  expect(ofKind(records, 'rejection')).toEqual([])
  expect(
    ofKind(records, 'match').map(({ edition, day, home, away, group }) => [
      edition.competition,
      edition.edition,
      day,
      home.name,
      away.name,
      group,
    ]),
  ).toEqual([
    ['eliminatorias_da_eurocopa', '2016', '2014-09-09', 'Latvia', 'Turkey', 'A'],
    ['eliminatorias_da_eurocopa', '2016', '2014-09-09', 'Iceland', 'Netherlands', 'A'],
  ])
})

test('groups in an unknown form are not clubs', async () => {
  const records = await read('copa.txt', `= Copa 2024\n\nGroup A  |  Argentina       Peru\n\nArgentina, 2, Peru, 1\n`)
  expect(ofKind(records, 'team')).toEqual([])
  expect(reasonsOf(ofKind(records, 'rejection'))).toHaveLength(1)
})
