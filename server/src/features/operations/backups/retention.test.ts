import { expect, it } from 'vitest'
import { backupName, parseBackupName, type NamedBackup } from './backup-name.ts'
import { isDailyDue, listRemovable } from './retention.ts'

const DAY_MS = 86_400_000
const NOW = new Date('2026-11-15T12:00:00Z')
const at = (moment: string | number, kind: 'daily' | 'manual' = 'daily'): NamedBackup =>
  parseBackupName(backupName(new Date(moment), kind, false))!

it('reads everything back from the name, and nothing from another', () => {
  expect(at('2026-11-15T22:46:48Z', 'manual')).toMatchObject({ kind: 'manual', sealed: false })
  expect(parseBackupName(backupName(NOW, 'daily', true))).toMatchObject({ kind: 'daily', sealed: true, createdAt: NOW })
  for (const other of ['../x', 'meio-campo-2026-11-15T224648Z-diaria.tar.zst.part', 'secret-key', ''])
    expect(parseBackupName(other)).toBeNull()
})

it('keeps seven days, four weeks and six months, whatever the number of backups', () => {
  const year = Array.from({ length: 365 }, (_, days) => at(NOW.getTime() - days * DAY_MS))
  const removable = new Set(listRemovable(year))
  const kept = year
    .filter((backup) => !removable.has(backup))
    .map(({ createdAt }) => createdAt.toISOString().slice(0, 10))
  // The last seven days; Sundays, the last days of their weeks; the last days of months.
  expect(kept.join(' ')).toBe(
    '2026-11-15 2026-11-14 2026-11-13 2026-11-12 2026-11-11 2026-11-10 2026-11-09 ' +
      '2026-11-08 2026-11-01 2026-10-31 2026-10-25 2026-09-30 2026-08-31 2026-07-31 2026-06-30',
  )
})

it('keeps the newest of a day, and all that were made by hand', () => {
  const morning = at('2026-11-15T07:00:00Z')
  const evening = at('2026-11-15T22:00:00Z')
  const byHand = at('2020-01-01T00:00:00Z', 'manual')
  expect(listRemovable([morning, evening, byHand])).toEqual([morning])
})

it('never removes the only ones there are, however old', () => {
  expect(listRemovable([at('2020-01-01T08:00:00Z'), at('2019-01-01T08:00:00Z')])).toEqual([])
})

it('is due after half past three in Brasília, once a day, and made up for when the service was off', () => {
  expect(isDailyDue([], NOW)).toBe(true)
  expect(isDailyDue([at('2026-11-15T06:31:00Z')], NOW)).toBe(false)
  expect(isDailyDue([at('2026-11-15T06:29:00Z')], NOW)).toBe(true)
  expect(isDailyDue([at('2026-11-14T06:31:00Z')], new Date('2026-11-15T06:29:00Z'))).toBe(false)
  expect(isDailyDue([at('2026-11-15T08:00:00Z', 'manual')], NOW)).toBe(true)
})
