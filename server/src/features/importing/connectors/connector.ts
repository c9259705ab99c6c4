import type { Bag } from '../datasets/answers/fields.ts'
import type { Refusal } from '../datasets/answers/bundle.ts'
import type { Budget } from './budget.ts'

/** A provider whose data is asked for call by call, with a key. Its answers are read by the importer of the same id. */
export interface Connector {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly address: string
  readonly everyMinutes: number
  /** Where one gets a key. */
  readonly keyAddress: string
  /** What it can be asked for; the first is asked for unless told otherwise. */
  readonly competitions: readonly { readonly code: string; readonly name: string }[]
  /** Calls in each window, until answers tell otherwise. */
  readonly limits: Readonly<Record<string, number>>
  headersOf(key: string): Readonly<Record<string, string>>
  /** What an answer says of the calls that are left. */
  readBudget(budget: Budget, headers: AnswerHeaders, now: Date): Budget
  /** What an answer is: the data, or why there is none. An error may come with status 200. */
  readAnswer(status: number, headers: AnswerHeaders, body: Bag): ReadAnswer
  /** All calls of one sync, what matters most first. */
  planCalls(competitions: readonly string[]): readonly PlannedCall[]
  /** Asks what the key may do. */
  readonly planCall: string
  /** What the plan allows, in a sentence, and which competitions it covers; null: it does not say which. */
  readPlan(answer: Bag, headers: AnswerHeaders): { readonly words: string; readonly covered: readonly string[] | null }
}

export type AnswerHeaders = Readonly<Record<string, string | string[] | undefined>>

export interface PlannedCall {
  readonly call: string
  /** Without it the sync has brought nothing. */
  readonly needed: boolean
}

export type ReadAnswer =
  | { readonly kind: 'data' }
  /** Nobody may call with this key: the operator has to act. */
  | { readonly kind: 'key'; readonly reason: string }
  /** This one call is not for this plan, or there is no such thing. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Too many calls: again after that long. */
  | { readonly kind: 'limit'; readonly waitSeconds: number; readonly window: 'minute' | 'day' }
  /** The provider is away or broken. */
  | { readonly kind: 'away'; readonly reason: string }

/** What one sync has collected. */
export interface Collected {
  readonly answers: readonly { readonly call: string; readonly answer: Bag }[]
  readonly refused: readonly Refusal[]
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
