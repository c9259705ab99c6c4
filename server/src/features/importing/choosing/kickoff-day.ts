import { saoPauloDay } from './match-choice.ts'

const DAY_MS = 86_400_000
const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Sao_Paulo', timeZoneName: 'longOffset' })

/** The same hour in São Paulo on another day, also where summer time begins in between. */
export function kickoffOn(day: string, kickoff: string): string {
  const days = (Date.parse(day) - Date.parse(saoPauloDay(kickoff))) / DAY_MS
  const moved = Date.parse(kickoff) + days * DAY_MS
  return new Date(moved - offsetMs(moved) + offsetMs(Date.parse(kickoff))).toISOString()
}

/** How far the clocks of São Paulo are from UTC. */
function offsetMs(at: number): number {
  const name = clock.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
