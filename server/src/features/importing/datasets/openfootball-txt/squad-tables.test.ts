import { expect, test } from 'vitest'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { openfootballTxt } from './openfootball-txt.ts'

const read = (files: Record<string, string>) => collect(openfootballTxt, memorySource(files))

const LIST = `  1,  Ana Prado,        GK,     65/0  , b. 1992,  Alfa F.C. (ENG)
 12,  Zoë O'Neill,      DF,      2/10 , b. 1999-05-03,  Clube Beta (BRA)
  -,  Marc-André Lima,  MF,    118/0  ,  SC Gama (GER)
  7,  Ivo Reis,         FW,      0/0
  8,  Ivo Reis,         XX,      0/0
`

test('number, name, position and club of each, of the team and tournament of the heading', async () => {
  const records = await read({ '2024--usa/squads/brazil.txt': `=====\n=  Brazil - Copa América 2024\n\n${LIST}` })
  const squad = ofKind(records, 'squad')
  expect(squad.map(({ edition, team }) => [edition, team.country])).toEqual(
    squad.map(() => [{ competition: 'copa_america', edition: '2024' }, 'BR']),
  )
  expect(
    squad.map(({ number, person, position, club }) => [
      number,
      person.name,
      person.birthDate,
      position,
      club?.name,
      club?.country,
    ]),
  ).toEqual([
    [1, 'Ana Prado', null, 'goalkeeper', 'Alfa F.C.', 'GB-ENG'],
    [12, "Zoë O'Neill", '1999-05-03', 'defender', 'Clube Beta', 'BR'],
    [null, 'Marc-André Lima', null, 'midfielder', 'SC Gama', 'DE'],
    [7, 'Ivo Reis', null, 'forward', undefined, undefined],
  ])
  expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([
    '2024--usa/squads/brazil.txt:8 a linha não tem número, nome, posição e jogos.',
  ])
})

const MATCHES = `= Euro 2020

Group A  |  Turkey     Italy

Group A:

▪ Group A
Fri Jun/11 21:00
  Turkey  0-3 (0-0)  Italy    @ Stadio Olimpico, Rome
`

test.each([
  [
    'the matches beside it',
    { '2021--europe/euro.txt': MATCHES, '2021--europe/squads/italy.txt': `= Italy\n${LIST}` },
    '2020',
  ],
  ['its heading', { 'italy.txt': `= Italy - Euro 2016\n${LIST}` }, '2016'],
  ['its folders', { 'euro/2024--germany/squads/italy.txt': `= Italy\n${LIST}` }, '2024'],
  ['its folders and its own name', { 'euro/2024--germany/squads/italy.txt': LIST }, '2024'],
])('the tournament is that of %s', async (_, files: Record<string, string>, edition) => {
  const squad = ofKind(await read(files), 'squad')
  expect(squad).toHaveLength(4)
  for (const each of squad)
    expect([each.edition, each.team.country]).toEqual([{ competition: 'eurocopa', edition }, 'IT'])
})

test('a list of which nothing says the tournament is refused', async () => {
  const records = await read({ 'italy.txt': `= Italy\n${LIST}` })
  expect(ofKind(records, 'squad')).toEqual([])
  expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([
    'italy.txt não se sabe de que torneio é a lista de jogadores.',
  ])
})
