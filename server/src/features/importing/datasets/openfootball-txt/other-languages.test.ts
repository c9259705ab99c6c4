import { expect, test } from 'vitest'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { openfootballTxt } from './openfootball-txt.ts'

/** Round, day, kick-off and teams of each match; nothing may be rejected. */
async function matchesOf(path: string, content: string) {
  const records = await collect(openfootballTxt, memorySource({ [path]: content }))
  expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([])
  return ofKind(records, 'match').map(({ round, day, kickoff, home, away }) =>
    [round?.name, day, kickoff?.slice(11, 16), `${home.name} x ${away.name}`].join(' | '),
  )
}

test('German days with an ordinal, without a year and in brackets', async () => {
  const file = `= Deutsche Bundesliga 2019/20

1. Spieltag
[Fr 16.8.]
  20.30  Bayern München  2-2 (1-2)  Hertha BSC
[Sa 17.8.2019]
  15.30  SC Freiburg  3-0 (0-0)  1. FSV Mainz 05

26. Spieltag
[Fr 13. März]
  20.30  1. FC Köln  1-3 (1-0)  Borussia Dortmund
Sa 14. März 2020
  15.30  Hertha BSC  0-3  VfL Wolfsburg
`
  expect(await matchesOf('deutschland/2019-20/1-bundesliga.txt', file)).toEqual([
    '1ª rodada | 2019-08-16 | 18:30 | Bayern München x Hertha BSC',
    '1ª rodada | 2019-08-17 | 13:30 | SC Freiburg x 1. FSV Mainz 05',
    '26ª rodada | 2020-03-13 | 19:30 | 1. FC Köln x Borussia Dortmund',
    '26ª rodada | 2020-03-14 | 14:30 | Hertha BSC x VfL Wolfsburg',
  ])
})

test('a French file whose matches no mark gives away', async () => {
  const file = `= Ligue 1 2020/21

Journée 1
Ven 21 août 2020
  19h00  Girondins de Bordeaux  0-0  FC Nantes
Sam 22 août
  17h00  Dijon FCO   0-1 (0-1)  SCO Angers
         Lille OSC v Stade Rennais  1-1 (0-1)
Dim 1er novembre
  15h00  FC Nantes  1-2  Lille OSC
`
  expect(await matchesOf('france/2020-21/fr1.txt', file)).toEqual([
    '1ª rodada | 2020-08-21 | 17:00 | Girondins de Bordeaux x FC Nantes',
    '1ª rodada | 2020-08-22 | 15:00 | Dijon FCO x SCO Angers',
    '1ª rodada | 2020-08-22 | 15:00 | Lille OSC x Stade Rennais',
    '1ª rodada | 2020-11-01 | 14:00 | FC Nantes x Lille OSC',
  ])
})

test('an Italian file with dashes between the names', async () => {
  const file = `= Serie A 2020/21

Giornata 1
Sabato 19 settembre 2020
 18:00 Fiorentina – Torino 1–0 (0–0)
Dom 20 settembre
 15:00 Parma - Napoli 0-2
 18:00 Genoa - Crotone 4-1
`
  expect(await matchesOf('italy/2020-21/it1.txt', file)).toEqual([
    '1ª rodada | 2020-09-19 | 16:00 | Fiorentina x Torino',
    '1ª rodada | 2020-09-20 | 13:00 | Parma x Napoli',
    '1ª rodada | 2020-09-20 | 16:00 | Genoa x Crotone',
  ])
})

test('an hour with its zone in brackets, and clubs that begin like a day', async () => {
  const file = `= Emperor's Cup 2018

▪ Round of 16
  Sat Dec/22 2018
    14:00 (UTC+9)  Kashima Antlers  v Urawa Red Diamonds   1-2 (1-1)
    18:00          1. Maj Ruma  v 12 de Octubre   1-0
`
  expect(await matchesOf('japan/2018/cup.txt', file)).toEqual([
    'Oitavas de final | 2018-12-22 | 05:00 | Kashima Antlers x Urawa Red Diamonds',
    'Oitavas de final | 2018-12-22 | 09:00 | 1. Maj Ruma x 12 de Octubre',
  ])
})

test('groups hold for the matchdays below them; half-times, remarks and kicks beside the goals', async () => {
  const file = `= CAF Champions League 2030/31

Group A
Matchday 1
[Fri Nov 22]
  Al Ahly (EGY)    2-0   TP Mazembe (COD)
  Raja CA (MAR)    v     Mamelodi Sundowns (RSA)   postp.
Matchday 2
[Sat Nov 30 2030]
  Mamelodi Sundowns (RSA)  3-2 (1-1)  Al Ahly (EGY)
Semi-finals
[Sat Mar 1 2031]
  Al Ahly (EGY)  1-1  Raja CA (MAR)
`
  const records = await collect(openfootballTxt, memorySource({ 'africa/2030-31/caf.txt': file }))
  expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([])
  expect(
    ofKind(records, 'match').map(({ group, round, home, away, score, halfTime, status }) => [
      group,
      round?.name,
      `${home.name} x ${away.name}`,
      score && `${score.home}-${score.away}`,
      halfTime && `${halfTime.home}-${halfTime.away}`,
      status,
    ]),
  ).toEqual([
    ['A', '1ª rodada', 'Al Ahly x TP Mazembe', '2-0', null, 'finished'],
    ['A', '1ª rodada', 'Raja CA x Mamelodi Sundowns', null, null, 'postponed'],
    ['A', '2ª rodada', 'Mamelodi Sundowns x Al Ahly', '3-2', '1-1', 'finished'],
    [null, 'Semifinais', 'Al Ahly x Raja CA', '1-1', null, 'finished'],
  ])
})

test('a Spanish cup without marks: rounds with a fraction, kicks in brackets, clubs told apart by a letter', async () => {
  const file = `= Copa Argentina 2030

32-avos de final
Mié 6 Mar 2030
 21h10  Boca Juniors  2 x 1  Deportivo Morón
 River Plate 4(5) x 4(3) Excursionistas
Jue 7 mar
 Sarmiento (J) 1:0 Sarmiento (R)
 Huracán 0 (2) - (4) 0 Lanús
`
  const records = await collect(openfootballTxt, memorySource({ 'argentina/2030/copa.txt': file }))
  expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([])
  const pair = (score: { home: number; away: number } | null) => score && `${score.home}-${score.away}`
  expect(
    ofKind(records, 'match').map(({ round, home, away, score, penalties }) => [
      round?.name,
      `${home.name} x ${away.name}`,
      pair(score),
      pair(penalties),
    ]),
  ).toEqual([
    ['32-avos de final', 'Boca Juniors x Deportivo Morón', '2-1', null],
    ['32-avos de final', 'River Plate x Excursionistas', '4-4', '5-3'],
    ['32-avos de final', 'Sarmiento (J) x Sarmiento (R)', '1-0', null],
    ['32-avos de final', 'Huracán x Lanús', '0-0', '2-4'],
  ])
})
