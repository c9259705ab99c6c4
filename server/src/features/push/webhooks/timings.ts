import { WAITS_MS } from './schedule.ts'

/** How long everything takes. Tests are in a hurry. */
export interface Timings {
  readonly waitsMs: readonly number[]
  /** An attempt that has no whole answer by then has failed. */
  readonly timeoutMs: number
  /** A lane that is held longer was held by a process that died: more than two attempts may take. */
  readonly holdMs: number
  /** How often a process looks for what is due. */
  readonly lookMs: number
  /** How long a process that ends waits for answers. What it has not heard by then is sent again by another. */
  readonly lastAnswersMs: number
}

export const TIMINGS: Timings = {
  waitsMs: WAITS_MS,
  timeoutMs: 15_000,
  holdMs: 60_000,
  lookMs: 500,
  lastAnswersMs: 3_000,
}
