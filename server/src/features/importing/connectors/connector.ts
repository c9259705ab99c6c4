import type { Bag } from '../datasets/answers/fields.ts'
import type { Answer, Refusal } from '../datasets/answers/bundle.ts'
import type { LiveMatch } from '../datasets/answers/live-match.ts'
import type { Budget } from './budget.ts'

/** Data that is asked for call by call. Its answers are read by the importer of the same id. */
export interface Provider {
  readonly id: string
  readonly title: string
  /** Calls in each window, until answers tell otherwise. */
  readonly limits: Readonly<Record<string, number>>
  /** `key` is empty for a provider that answers everybody; `contact` is where its people find out who calls. */
  headersOf(key: string, contact: string): Readonly<Record<string, string>>
  /** What an answer says of the calls that are left. */
  readBudget(budget: Budget, headers: AnswerHeaders, body: Bag, now: Date): Budget
  /** What an answer is: the data, or why there is none. An error may come with status 200. */
  readAnswer(status: number, headers: AnswerHeaders, body: Bag): ReadAnswer
  /** The calls of one sync, what matters most first. Each is given its answer before the next one is decided. */
  sync(wanted: SyncWish): Generator<PlannedCall, void, CallAnswer>
}

/** A provider of matches, who answers with a key. */
export interface Connector extends Provider {
  readonly description: string
  readonly address: string
  readonly everyMinutes: number
  /** Where one gets a key. */
  readonly keyAddress: string
  /** What it can be asked for; the first is asked for unless told otherwise. */
  readonly competitions: readonly { readonly code: string; readonly name: string; readonly id: string }[]
  /** The calls of one poll while matches are on, and what they say of them. */
  poll(wanted: PollWish): Generator<string, readonly LiveMatch[], CallAnswer>
  /** What the answers of a sync say of matches. */
  readMatches(answers: readonly Answer[]): readonly LiveMatch[]
  /** Asks what the key may do. */
  readonly planCall: string
  /** What the plan allows, in a sentence, and which competitions it covers; null: it does not say which. */
  readPlan(answer: Bag, headers: AnswerHeaders): { readonly words: string; readonly covered: readonly string[] | null }
}

export type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>

/** A provider of facts, who answers everybody and is asked about what is not known here. */
export interface FactProvider extends Provider {
  readonly asksAboutGaps: true
}

/** What is not known of the records that are here, and by which a provider of facts can be asked about them. */
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
  /** The sign under which a subject was last brought in; null where it never was. */
  readonly knownSign: (subject: string) => string | null
}

export interface PollWish {
  readonly competitions: readonly string[]
  /** Matches that are on, under the provider's keys. */
  readonly matches: readonly { readonly key: string; readonly kickoff: Date }[]
  readonly now: Date
}

export interface PlannedCall {
  readonly call: string
  /** What the importer has to know of it and the address does not say: `league=71&season=2026`. */
  readonly about?: string
  /** Without any of these the sync has brought nothing. */
  readonly needed: boolean
  /** Only now and then: not while this sign is known of the subject, and only from the spare part of the budget. */
  readonly occasional?: Occasion
  /** A refusal that is not asked about again while its sign is known. */
  readonly refusal?: Pick<Occasion, 'subject' | 'sign'>
  /** What of the answer is used at all. */
  readonly keep?: (answer: Bag) => Bag
  /** An answer that says nothing is known, but there is nothing to read. */
  readonly isEmpty?: (answer: Bag) => boolean
  /** What of the answer is written for the importer, where that is less than what is compared with the last sync. */
  readonly written?: (answer: Bag) => Bag
}

export interface Occasion {
  readonly subject: string
  /** Changes when the subject has to be asked for again: a day, a week, a result. */
  readonly sign: string
  /** What of the answer is kept, to stand for the call while the sign is known. */
  readonly remember?: (answer: Bag) => Bag
  /** What is kept stands in the file of every sync, and what matters most depends on it: no part of the budget is spared. */
  readonly always?: true
}

export type CallAnswer =
  | { readonly kind: 'data'; readonly body: Bag }
  /** Known from an earlier sync; the body only where it is remembered. */
  | { readonly kind: 'known'; readonly body: Bag | null }
  /** Not asked: the rest of the budget is for what matters more. */
  | { readonly kind: 'spared' }
  | Extract<ReadAnswer, { kind: 'refused' }>

export type ReadAnswer =
  | { readonly kind: 'data' }
  /** Nobody may call with this key: the operator has to act. */
  | { readonly kind: 'key'; readonly reason: string }
  /** This one call is not for this plan, or there is no such thing. */
  | { readonly kind: 'refused'; readonly reason: string; readonly words?: string }
  /** Too many calls: again after that long; null: when the window ends by itself. */
  | { readonly kind: 'limit'; readonly waitSeconds: number | null; readonly window: 'minute' | 'day' }
  /** The provider is away or broken. */
  | { readonly kind: 'away'; readonly reason: string }

/** What one sync has collected. */
export interface Collected {
  readonly answers: readonly { readonly call: string; readonly answer: Bag }[]
  readonly refused: readonly Refusal[]
  /** What is asked for in every sync, to be compared with the last one. */
  readonly compared: readonly unknown[]
  /** Occasional answers of this sync, to be known once they are imported. */
  readonly learned: readonly Learned[]
}

export interface Learned extends Pick<Occasion, 'subject' | 'sign'> {
  readonly hash: string
  /** Something new: an import has to read it before it is known. */
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
