import type { NamedBackup } from './backup-name.ts'

/** How many are kept: one for each of the last days, weeks and months that have any. */
const KEPT = { days: 7, weeks: 4, months: 6 }
const ZONE_OFFSET_MS = 3 * 3_600_000
const DAY_MS = 86_400_000

/** The daily backups that may go. Of a day, a week or a month the newest stays; those made by hand always stay. */
export function listRemovable(backups: readonly NamedBackup[]): NamedBackup[] {
  const daily = backups.filter(({ kind }) => kind === 'daily').toSorted((a, b) => +b.createdAt - +a.createdAt)
  const kept = new Set([
    ...newestOfEach(daily, dayOf, KEPT.days),
    ...newestOfEach(daily, weekOf, KEPT.weeks),
    ...newestOfEach(daily, monthOf, KEPT.months),
  ])
  return daily.filter((backup) => !kept.has(backup))
}

function newestOfEach(
  newestFirst: readonly NamedBackup[],
  periodOf: (at: Date) => string,
  most: number,
): NamedBackup[] {
  const found = new Map<string, NamedBackup>()
  for (const backup of newestFirst) {
    const period = periodOf(backup.createdAt)
    if (!found.has(period)) found.set(period, backup)
  }
  return [...found.values()].slice(0, most)
}

/** In Brasília, where a day ends at three o'clock UTC. */
const localOf = (at: Date): Date => new Date(at.getTime() - ZONE_OFFSET_MS)
const dayOf = (at: Date): string => localOf(at).toISOString().slice(0, 10)
const monthOf = (at: Date): string => localOf(at).toISOString().slice(0, 7)
/** By its Monday. */
const weekOf = (at: Date): string => {
  const local = localOf(at)
  return new Date(local.getTime() - ((local.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
}

const HOUR_MS = 3_600_000
/** Half past three in Brasília, when few are awake. */
const DUE_MS = 6.5 * HOUR_MS

/** Whether the daily backup is missing since it was last due. A service that was off at night makes it up by day. */
export function isDailyDue(backups: readonly NamedBackup[], now: Date): boolean {
  const lastDue = Math.floor((now.getTime() - DUE_MS) / DAY_MS) * DAY_MS + DUE_MS
  return !backups.some(({ kind, createdAt }) => kind === 'daily' && createdAt.getTime() >= lastDue)
}

/** After this long without a backup there is something wrong, also where nothing has failed. */
export const OLD_AFTER_MS = 36 * HOUR_MS
