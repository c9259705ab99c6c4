import type { MatchEvent } from '@meio-campo/contract'

/** How the page hears of the match, as far as the last reads tell. */
export interface Hearing {
  readonly events: readonly MatchEvent[]
  /** The last read failed; what is shown may be old. */
  readonly lost: boolean
  /** When the connection came back, and how many events had been missed. */
  readonly recovered: { readonly at: number; readonly missed: number } | null
}

interface Read {
  readonly events: readonly MatchEvent[]
  readonly failed: boolean
  readonly at: number
}

/** After a break the whole list is read again: what it has that was not there before had been missed. */
export function hear(before: Hearing, { events, failed, at }: Read): Hearing {
  if (failed) return before.lost ? before : { ...before, lost: true }
  if (!before.lost) return before.events === events ? before : { ...before, events }
  const known = new Set(before.events.map(({ id }) => id))
  return { events, lost: false, recovered: { at, missed: events.filter(({ id }) => !known.has(id)).length } }
}

/** "Conexão retomada às 22:50: 2 lances recuperados." */
export function recoveryWords(
  { at, missed }: NonNullable<Hearing['recovered']>,
  clock: (at: string) => string,
): string {
  const time = clock(new Date(at).toISOString())
  if (missed === 0) return `Conexão retomada às ${time}: nenhum lance perdido.`
  return `Conexão retomada às ${time}: ${missed === 1 ? '1 lance recuperado' : `${missed} lances recuperados`}.`
}
