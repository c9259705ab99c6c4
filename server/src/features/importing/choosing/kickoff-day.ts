import { momentAt } from '../../../platform/time/today.ts'

const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' })

/** The same hour in São Paulo on another day, also where summer time begins in between. */
export function kickoffOn(day: string, kickoff: string): string {
  return momentAt(day, CLOCK.format(new Date(kickoff))).toISOString()
}
