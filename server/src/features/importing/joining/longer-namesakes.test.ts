import { expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../database/database.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import type { MatchRecord } from '../records/records.ts'
import { runImport } from '../runs/service.ts'
import { footballRows } from '../runs/testing/football-rows.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

type Goals = readonly [number, number]

const ofState = (text: string) => club(text.slice(0, -3), text.slice(-2))

function played(year: number, round: 1 | 2 | null, day: string, home: string, away: string, goals: Goals): MatchRecord {
  return match(ofState(home), ofState(away), {
    origin: { file: `${year}.txt`, line: Number(day.slice(3)) },
    edition: { competition: 'copa_do_brasil', edition: String(year) },
    phase: round && { name: 'Mata-mata', kind: 'knockout' },
    round: round && { number: null, name: `${round}ª fase` },
    day: `${year}-${day}`,
    score: { home: goals[0], away: goals[1] },
  })
}

const clubsByDay = (database: Database, days: readonly string[]) =>
  database.selectFrom('matches').select(['day', 'home_id', 'away_id']).where('day', 'in', days).orderBy('day').execute()

/** Days on which the club `Montes` played, by the source that tells it from `Montes Novos`, and those of the other. */
const MONTES = ['2016-03-16', '2025-02-27']
const NOVOS = ['2025-02-20', '2025-03-13']

const telling = [
  played(2025, 1, '02-20', 'Montes Novos ES', 'Amazonas AM', [0, 0]),
  played(2025, 1, '02-27', 'Montes ES', 'Tombense MG', [1, 3]),
  played(2025, 2, '03-13', 'Vila Nova GO', 'Montes Novos ES', [6, 0]),
]

const bare = (shown: string) => [
  played(2016, null, '03-16', 'Montes ES', 'Santa Cruz PE', [0, 1]),
  played(2025, null, '02-20', 'Montes ES', 'Amazonas AM', [0, 0]),
  played(2025, null, '02-27', `${shown} ES`, 'Tombense MG', [1, 3]),
  played(2025, null, '03-13', 'Vila Nova GO', 'Montes ES', [6, 0]),
]

it('two clubs that have a tie each in one round of a knock-out are two, however alike their names', async () => {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  try {
    const ties = [
      played(2021, 1, '03-10', 'Serra Clara ES', 'Sampaio Corrêa MA', [2, 1]),
      played(2021, 1, '03-17', 'Serra Clara A. C. ES', 'ABC RN', [1, 1]),
    ]
    await runImport({ database }, importerOf('ties', ties), { source: NO_SOURCE })
    const days = await clubsByDay(database, ['2021-03-10', '2021-03-17'])
    expect(new Set(days.map(({ home_id }) => home_id)).size).toBe(2)
  } finally {
    await database.destroy()
    await drop()
  }
})

it.each([
  ['one name for both, before', 'Montes', ['bare', 'telling']],
  ['one name for both, after', 'Montes', ['telling', 'bare']],
  ['the short one with its form, before', 'Montes A. C.', ['bare', 'telling']],
  ['the short one with its form, after', 'Montes A. C.', ['telling', 'bare']],
] as const)('two clubs of a state are two where one source tells them apart: %s', async (_, shown, order) => {
  const { address, drop } = await createTestDatabase()
  const database = openDatabase(address, () => undefined)
  const files = { bare: bare(shown), telling }
  const importAll = async () => {
    for (const name of order) await runImport({ database }, importerOf(name, files[name]), { source: NO_SOURCE })
  }
  try {
    await importAll()
    const matches = await clubsByDay(database, [...MONTES, ...NOVOS])
    expect(matches.map(({ day }) => day)).toEqual([...MONTES, ...NOVOS].sort())
    const rivals = new Set(['santa_cruz', 'tombense', 'vila_nova'])
    const own = ({ home_id, away_id }: { home_id: string; away_id: string }) =>
      rivals.has(home_id) || home_id.startsWith('amazonas') ? away_id : home_id
    const of = (days: readonly string[]) => [
      ...new Set(matches.filter(({ day }) => days.includes(day!)).map((each) => own(each))),
    ]
    expect([of(MONTES).length, of(NOVOS).length]).toEqual([1, 1])
    expect(of(MONTES)).not.toEqual(of(NOVOS))
    const before = await footballRows(database)
    await importAll()
    expect(await footballRows(database)).toEqual(before)
  } finally {
    await database.destroy()
    await drop()
  }
})
