import { describe, expect, test } from 'vitest'
import { collect, ofKind } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { openfootballTxt } from './openfootball-txt.ts'

const read = (path: string, ...lines: string[]) => collect(openfootballTxt, memorySource({ [path]: lines.join('\n') }))

const NAMES = ['Ipê', 'Jatobá', 'Cedro', 'Peroba', 'Imbuia', 'Angico']

/** Day, names, score and number of goals of each match. */
async function matchesOf(...lines: string[]) {
  const records = await read('2024-25/1-premierleague.txt', '= English Premier League 2024/25', '', ...lines)
  expect(ofKind(records, 'rejection')).toEqual([])
  return ofKind(records, 'match').map(({ day, home, away, score, events }) =>
    [
      day,
      `${home.name} × ${away.name}`,
      score && `${score.home}-${score.away}`,
      events?.length ? `${events.length} gols` : null,
    ]
      .filter(Boolean)
      .join(' '),
  )
}

describe.each(['»', '▪'])('rounds marked by %s', (mark) => {
  test('have goals below a match, days without a slash, and years where they change', async () => {
    expect(
      await matchesOf(
        `${mark} Matchday 1`,
        '  Fri Aug 16 2024',
        '    20:00  Norte FC      v Sul United FC     1-0 (0-0)',
        "             (Joshua Um 87')",
        '  Sat Aug 17',
        '    12:30  Leste Town FC  v Oeste FC  0-2 (0-0)',
        "             (Diogo Dois 60',",
        "              Mohamed Três 65')",
        '           Norte City FC  v Sul & Hove Albion FC  0-3 (0-1)',
        `${mark} Matchday 20`,
        '  Sat Jan 4 2025',
        '    15:00  Oeste FC   v Norte FC   [postponed]',
      ),
    ).toEqual([
      '2024-08-16 Norte FC × Sul United FC 1-0 1 gols',
      '2024-08-17 Leste Town FC × Oeste FC 0-2 2 gols',
      '2024-08-17 Norte City FC × Sul & Hove Albion FC 0-3',
      '2025-01-04 Oeste FC × Norte FC',
    ])
  })

  test('have their day in any usual way of writing it', async () => {
    const days = ['Sat Dec/28', 'Saturday, December 28 2024', '28.12.2024', 'Sa 28.12.2024', '2024-12-28', 'Sáb 28 Dez']
    const lines = days.flatMap((day, at) => [`  ${day}`, `    ${NAMES[at]} FC  v Sul ${NAMES[at]}  1-0`])
    expect(
      await matchesOf(`${mark} Matchday 18`, ...lines, '  28 de dezembro de 2024', '    Norte v Sul  1-0'),
    ).toEqual([...NAMES.map((name) => `2024-12-28 ${name} FC × Sul ${name} 1-0`), '2024-12-28 Norte × Sul 1-0'])
  })

  test('have their score in any usual way of writing it', async () => {
    expect(
      await matchesOf(
        `${mark} Matchday 18`,
        '  Sat Dec 28',
        '  16h00  Norte  2 x 1  Sul   @ Arena Um, Norte',
        '  18.30  Leste 3:1 Oeste',
        '  19:00  Norte B - Sul B  2–2',
        '  19:00  Leste B v Oeste B 1-2 (0-2) @ Estádio Dois, Leste',
        '  20:00  Norte C  v  Sul C [cancelled]',
        '  20:00  1. FC Quatro 04  v Sul 1893   2-0 (5-4 pen.)',
      ),
    ).toEqual([
      '2024-12-28 Norte × Sul 2-1',
      '2024-12-28 Leste × Oeste 3-1',
      '2024-12-28 Norte B × Sul B 2-2',
      '2024-12-28 Leste B × Oeste B 1-2',
      '2024-12-28 Norte C × Sul C',
      '2024-12-28 1. FC Quatro 04 × Sul 1893 2-0',
    ])
  })

  test('are not days where clubs are called after one', async () => {
    expect(
      await matchesOf(
        `${mark} Matchday 1`,
        '  Sat Aug/17 2024',
        '    12 de Octubre  v 9 de Outubro FC  1-0',
        '    2 de Mayo (PAR)  v Mainz 05   0-0',
      ),
    ).toEqual(['2024-08-17 12 de Octubre × 9 de Outubro FC 1-0', '2024-08-17 2 de Mayo × Mainz 05 0-0'])
  })
})

test('a line that is no match takes no score, ground or remark into a name', async () => {
  const records = await read(
    '2024.txt',
    '= Copa do Quintal 2024',
    '» Rodada 1',
    '  Sat Aug/17',
    '  Grupo A - Norte',
    '  Norte v Sul 1-0 e depois 2-1 @ Arena',
  )
  expect(ofKind(records, 'match')).toEqual([])
  expect(ofKind(records, 'rejection').map(({ origin }) => origin.line)).toEqual([4, 5])
})

describe('a competition of the table', () => {
  const idOf = async (path: string, title: string) => {
    const records = await read(path, `= ${title} 2023/24`, '» Matchday 1', '  Fri Aug/18 2023', '  Norte v Sul  1-0')
    return ofKind(records, 'edition').map(({ edition }) => edition.competition)
  }

  test.each([
    ['mexico/2023-24_mx1.txt', 'Mexico | Liga MX', 'liga_mx'],
    ['2023-24_mx1.txt', 'Liga MX', 'liga_mx'],
    ['2023-24.txt', 'German Bundesliga', 'bundesliga'],
    ['2023-24.txt', 'FA Cup', 'copa_da_inglaterra'],
    ['2023-24.txt', 'England | FA Cup', 'copa_da_inglaterra'],
    ['2023-24.txt', 'Campeonato Brasileiro Série B', 'brasileirao_serie_b'],
  ])('%s “%s” is known by another of its names', async (path, title, id) => {
    expect(await idOf(path, title)).toEqual([id])
  })

  test.each([
    ['europe/scotland/2023-24_cup.txt', 'FA Cup', 'fa_cup_gb_sct'],
    ['2023-24.txt', 'Russia | Premier League', 'campeonato_russo'],
    ['2023-24.txt', 'Belgium | Pro League', 'campeonato_belga'],
  ])('%s “%s” is another country’s', async (path, title, id) => {
    expect(await idOf(path, title)).toEqual([id])
  })
})

test('rounds of cups have Portuguese names, and legs belong to one round', async () => {
  const labels = [
    'Third Round',
    '5th Round Proper',
    'Fourth Round Replays',
    'Round of 64',
    'Liguilla - Final - 1st leg',
  ]
  const records = await read(
    '2024.txt',
    '= Copa do Quintal 2024',
    ...labels.flatMap((label, at) => [`» ${label}`, `  Sat Aug/${10 + at}`, `  Norte ${at} v Sul ${at}  1-0`]),
  )
  expect(ofKind(records, 'match').map(({ phase, round }) => `${phase?.name}: ${round?.name}`)).toEqual([
    'Mata-mata: 3ª fase',
    'Mata-mata: 5ª fase',
    'Mata-mata: 4ª fase (desempate)',
    'Mata-mata: 32-avos de final',
    'Liguilla: Final',
  ])
})
