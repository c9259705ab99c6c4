import type { MatchEvent } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'

/** The connection to the live match, judged by the last reads. */
export interface ConnectionState {
  readonly events: readonly MatchEvent[]
  /** The last read failed; the page may show old data. */
  readonly lost: boolean
  /** When the connection came back, and how many events had been missed. */
  readonly recovered: { readonly at: number; readonly missed: number } | null
}

interface Read {
  readonly events: readonly MatchEvent[]
  readonly failed: boolean
  readonly at: number
}

/** After an interruption the whole list is read again; events that were not in it before had been missed. */
export function connectionAfter(before: ConnectionState, { events, failed, at }: Read): ConnectionState {
  if (failed) return before.lost ? before : { ...before, lost: true }
  if (!before.lost) return before.events === events ? before : { ...before, events }
  const known = new Set(before.events.map(({ id }) => id))
  return { events, lost: false, recovered: { at, missed: events.filter(({ id }) => !known.has(id)).length } }
}

/** "Conexão retomada às 22:50: 2 lances recuperados." */
export function recoveryWords(
  { at, missed }: NonNullable<ConnectionState['recovered']>,
  clock: (at: string) => string,
): string {
  const time = clock(new Date(at).toISOString())
  if (missed === 0) return `Conexão retomada às ${time}: nenhum lance perdido.`
  return `Conexão retomada às ${time}: ${missed} ${plural(missed, 'lance recuperado', 'lances recuperados')}.`
}
