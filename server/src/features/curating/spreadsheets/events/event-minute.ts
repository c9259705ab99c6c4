import type { Values } from '@meio-campo/contract'
import { periodOfMinute, type DeskEvent, type Period } from '@meio-campo/football'

const MINUTE = /^(\d{1,3})\s*(?:['’′]|min\.?)?(?:\s*\+\s*(\d{1,2})\s*['’′]?)?$/i

export interface Minute {
  readonly minute: number
  readonly added: number | null
}

/** `67`, `67'`, `45+2`, `45' + 2'`; null for any other text. */
export function readMinute(text: string): Minute | null {
  const [, minute, added] = MINUTE.exec(text.trim()) ?? []
  return minute === undefined ? null : { minute: Number(minute), added: Number(added ?? 0) || null }
}

/** As a scoreboard writes it; null for an event without a minute. */
export function minuteWords({ minute, added }: Pick<DeskEvent, 'minute' | 'added'>): string | null {
  if (minute === null) return null
  return added ? `${minute}+${added}` : String(minute)
}

/** The time of a row's event, in the desk's terms: the period follows from the minute, unless the row states it. */
export function momentOf({ type, period, minute }: Values): Partial<Minute> & { readonly period?: Period } {
  if (isKick(type) || period === 'shootout') return { period: 'shootout' }
  const read = typeof minute === 'string' ? readMinute(minute) : null
  if (read) return { ...read, period: typeof period === 'string' ? (period as Period) : periodOfMinute(read.minute) }
  return typeof period === 'string' ? { period: period as Period } : {}
}

export const isKick = (type: unknown) => type === 'shootoutGoal' || type === 'shootoutMiss'
