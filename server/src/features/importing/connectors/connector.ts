import type { Bag } from '../datasets/answers/fields.ts'
import type { Answer, Refusal } from '../datasets/answers/bundle.ts'
import type { LiveMatch } from '../datasets/answers/live-match.ts'
import type { Budget } from './budget.ts'

/** Data that is asked for call by call. Its answers are read by the importer of the same id. */
export interface Provider {
  readonly id: string
  readonly title: string
  /** Calls in each window, until answers state other limits. */
  readonly limits: Readonly<Record<string, number>>
  /** `key` is empty for a provider without keys; `contact` is where the provider finds out who calls. */
  headersOf(key: string, contact: string): Readonly<Record<string, string>>
  /** Reads from an answer how many calls are left. */
  readBudget(budget: Budget, headers: AnswerHeaders, body: Bag, now: Date): Budget
  /** Reads from an answer whether it has data, or why not. An error may come with status 200. */
  readAnswer(status: number, headers: AnswerHeaders, body: Bag): ReadAnswer
  /**
   * The calls of one sync, the most important first. The answer to each call is passed in before the next is chosen.
   */
  sync(wanted: SyncWish): Generator<PlannedCall, void, CallAnswer>
}

/** A provider of matches that needs a key. */
export interface Connector extends Provider {
  readonly description: string
  readonly address: string
  readonly everyMinutes: number
  /** The page where a user gets a key. */
  readonly keyAddress: string
  /** The competitions on offer; the default is the first one. */
  readonly competitions: readonly { readonly code: string; readonly name: string; readonly id: string }[]
  /** The calls of one poll while matches are live; returns the matches. */
  poll(wanted: PollWish): Generator<string, readonly LiveMatch[], CallAnswer>
  /** Reads the matches from the answers of a sync. */
  readMatches(answers: readonly Answer[]): readonly LiveMatch[]
  /** The call that returns what the key may do. */
  readonly planCall: string
  /** Describes what the plan allows, and which competitions it covers; null if it does not state them. */
  readPlan(answer: Bag, headers: AnswerHeaders): { readonly words: string; readonly covered: readonly string[] | null }
}

export type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>

/** A provider of facts without a key, which is asked about gaps in our data. */
export interface FactProvider extends Provider {
  readonly asksAboutGaps: true
}

/** Gaps in the present records, in the form in which a provider of facts can be asked about them. */
export interface Gaps {
  /** ISO 3166 codes of the countries whose clubs lack facts, those with most of them first. */
  readonly clubCountries: readonly string[]
  /** Birth dates of people who lack facts, by month, the fullest months first. */
  readonly birthMonths: readonly { readonly month: string; readonly days: readonly string[] }[]
}

export interface SyncWish {
  readonly competitions: readonly string[]
  readonly gaps: Gaps
  readonly now: Date
  /** The sign under which a subject was last imported; null if it never was. */
  readonly knownSign: (subject: string) => string | null
}

export interface PollWish {
  readonly competitions: readonly string[]
  /** Live matches, by the provider's keys. */
  readonly matches: readonly { readonly key: string; readonly kickoff: Date }[]
  readonly now: Date
}

export interface PlannedCall {
  readonly call: string
  /** What the importer needs and the address does not contain: `league=71&season=2026`. */
  readonly about?: string
  /** If every needed call fails, the sync has failed. */
  readonly needed: boolean
  /**
   * Made only occasionally: not while this sign of the subject is stored, and only from the spare part of the budget.
   */
  readonly occasional?: Occasion
  /** A refused call is not repeated while its sign is stored. */
  readonly refusal?: Pick<Occasion, 'subject' | 'sign'>
  /** Selects the part of the answer that is used. */
  readonly keep?: (answer: Bag) => Bag
  /** Whether the answer states that there is nothing. It is known then, but not imported. */
  readonly isEmpty?: (answer: Bag) => boolean
  /** Selects the part that is written for the importer, if that is less than what is compared with the last sync. */
  readonly written?: (answer: Bag) => Bag
}

export interface Occasion {
  readonly subject: string
  /** Changes when the subject must be requested again: a day, a week, a result. */
  readonly sign: string
  /** Selects the part that is stored, to replace the call while the sign is known. */
  readonly remember?: (answer: Bag) => Bag
  /**
   * The stored part is in every sync's file and the most important calls depend on it, so it may use the whole budget.
   */
  readonly always?: true
}

export type CallAnswer =
  | { readonly kind: 'data'; readonly body: Bag }
  /** Known from an earlier sync; the body is only present if it was stored. */
  | { readonly kind: 'known'; readonly body: Bag | null }
  /** Skipped, because the rest of the budget is reserved for more important calls. */
  | { readonly kind: 'spared' }
  | Extract<ReadAnswer, { kind: 'refused' }>

export type ReadAnswer =
  | { readonly kind: 'data' }
  /** The provider refuses the key, so the operator has to act. */
  | { readonly kind: 'key'; readonly reason: string }
  /** The plan does not include this call, or there is no such data. */
  | { readonly kind: 'refused'; readonly reason: string; readonly words?: string }
  /** Too many calls; `waitSeconds` is null if the window ends by itself. */
  | { readonly kind: 'limit'; readonly waitSeconds: number | null; readonly window: 'minute' | 'day' }
  /** The provider does not answer or fails. */
  | { readonly kind: 'away'; readonly reason: string }

/** The data collected by one sync. */
export interface Collected {
  readonly answers: readonly { readonly call: string; readonly answer: Bag }[]
  readonly refused: readonly Refusal[]
  /** What every sync requests, to be compared with the last one. */
  readonly compared: readonly unknown[]
  /** Occasional answers of this sync, which count as known once they are imported. */
  readonly learned: readonly Learned[]
}

export interface Learned extends Pick<Occasion, 'subject' | 'sign'> {
  readonly hash: string
  /** The answer is new, so it must be imported before it counts as known. */
  readonly isNews: boolean
  readonly answer: Bag | null
}

export function header(headers: AnswerHeaders, name: string): string | null {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

export function headerNumber(headers: AnswerHeaders, ...names: readonly string[]): number | null {
  for (const name of names) {
    const value = header(headers, name)
    if (value !== null && /^\d{1,9}$/.test(value.trim())) return Number(value)
  }
  return null
}
