import { describe, expect, test } from 'vitest'
import { collect, ofKind } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { openfootballTxt } from './openfootball-txt.ts'

async function read(...lines: string[]) {
  const records = await collect(openfootballTxt, memorySource({ '2030--chile/euro.txt': lines.join('\n') }))
  expect(ofKind(records, 'rejection')).toEqual([])
  return ofKind(records, 'match')
}

const told = (events: Awaited<ReturnType<typeof read>>[number]['events']) =>
  events.map(({ type, minute, added, side, player, converted }) =>
    [type, minute, added, side, player?.name, converted === false ? 'missed' : null].filter(Boolean).join(' '),
  )

describe('a league with full sheets', () => {
  test('has cards below each line-up, and officials without their countries', async () => {
    const [match] = await read(
      '= England | Premier League 2025/26',
      '▪ Regular Season - 1',
      'Fri Aug 15 19:00 UTC+0 @ Norte Park, Northam, Att: 60315',
      '  Norte v Sul  1-0 (1-0)',
      "     (Um PRIMEIRO 37')",
      '',
      "Norte: ALFA - Beta DOIS [c], Gama TRES (60' Delta QUATRO)",
      "    Yellow: Beta DOIS 43', Delta QUATRO 90+3'",
      '',
      'Sul: Zeta UM - Eta DOIS',
      "    Red:    Eta DOIS 66'",
      '',
      'Refs: Antony Taylor, Gary BESWICK',
    )
    expect(match).toMatchObject({ round: { number: 1 }, attendance: 60_315, kickoff: '2025-08-15T19:00:00Z' })
    expect(told(match!.events)).toEqual([
      'goal 37 home Um Primeiro',
      'yellow 43 home Beta Dois',
      'substitution 60 home Delta Quatro',
      'red 66 away Eta Dois',
      'yellow 90 3 home Delta Quatro',
    ])
    expect(match!.officials.map(({ person, role, country }) => [person.name, role, country])).toEqual([
      ['Antony Taylor', 'referee', null],
      ['Gary Beswick', 'assistant', null],
    ])
  })
})

describe('an older tournament', () => {
  test('has minutes without their sign, and kicks parted by semicolons', async () => {
    const [match] = await read(
      '= Euro 1976   # in Yugoslavia',
      '▪ Final',
      'June 20 @ Beograd',
      'Czechoslovakia   2-2 a.e.t., 2-1 pen.  West Germany',
      '  (Um 8, 95; Dois 28, Três 77og)',
      '  Penalties: 1-0 Um, 1-1 Dois;',
      '             2-1 Seis, 2-1 Sete (over)',
      '  Czechoslovakia: Um, Seis (Oito 94)',
      '  West Germany: Dois, Três, Sete',
    )
    expect(match).toMatchObject({ score: { home: 1, away: 2 }, extraTime: { home: 2, away: 2 } })
    expect(told(match!.events)).toEqual([
      'goal 8 home Um',
      'goal 28 away Dois',
      'own-goal 77 home Três',
      'substitution 94 home Oito',
      'goal 95 home Um',
      'shootout-kick home Um',
      'shootout-kick away Dois',
      'shootout-kick home Seis',
      'shootout-kick away Sete missed',
    ])
  })
})

describe('internationals', () => {
  test('say who won a shoot-out, let extra time be seen by its goals, and name a town with its country', async () => {
    const records = await collect(
      openfootballTxt,
      memorySource({
        'x/2015_african_cup_of_nations.txt': [
          '= African Cup of Nations 2015',
          '▪ Group A',
          'Sat Jan 17',
          '  Gabon                v Congo                 0-1   @ Bata, Gabon',
          "     (Prince Oniangué 93')",
          '(10) Quarterfinals',
          'Sat Jan 31',
          '  Gabon                v Tunisia               2-1   @ Bata, Gabon',
          "     (Javier Balboa 90'(p) Javier Balboa 102';",
          "      Ahmed Akaïchi 70')",
          '▪ Final',
          'Sun Feb 8',
          '  Ivory Coast          v Ghana                 0-0   @ Bata, Gabon   [Ivory Coast wins on penalties]',
        ].join('\n'),
      }),
    )
    expect(ofKind(records, 'match')).toMatchObject([
      { group: 'A', score: { home: 0, away: 1 }, extraTime: null, stadium: null },
      { round: { name: 'Quartas de final' }, score: { home: 1, away: 1 }, extraTime: { home: 2, away: 1 } },
      { round: { name: 'Final' }, shootoutWinner: 'home', stadium: null },
    ])
    expect(ofKind(records, 'edition')).toMatchObject([
      { edition: { competition: 'copa_africana_de_nacoes' }, name: 'Copa Africana de Nações' },
    ])
    expect(ofKind(records, 'warning')).toEqual([])
  })
})
