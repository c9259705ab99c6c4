import type { Config } from '../config/config.ts'
import type { DatabaseAddress } from '../database/address.ts'
import type { Charge, Standing, Verdict } from '../platform/quotas/quota.ts'
import type { WindowCount } from '../platform/rate-limit/window-counter.ts'
import type { StreamVerdict } from '../platform/stream-count.ts'
import type { RestartReport, Strength } from '../platform/supervisor-link.ts'

/** Everything a worker needs to know, sent to it first: it reads nothing else from outside. */
export interface WorkerSettings {
  readonly config: Config
  readonly address: DatabaseAddress
  readonly publicUrl: string
}

/** What a worker may ask, and what it gets. */
export interface Questions {
  restart: { ask: Record<never, never>; answer: RestartReport }
  strength: { ask: Record<never, never>; answer: Strength }
  metrics: { ask: Record<never, never>; answer: string }
  count: { ask: { key: string; windowMs: number; calls: number }; answer: WindowCount }
  charge: { ask: { charges: readonly Charge[] }; answer: readonly Verdict[] }
  standings: { ask: { user: string; key: string | null }; answer: readonly Standing[] }
  openStream: { ask: { caller: string }; answer: StreamVerdict }
  closeStream: { ask: { caller: string }; answer: void }
  settle: { ask: Record<never, never>; answer: void }
}
export type Question = keyof Questions

export type ToWorker =
  | { readonly kind: 'settings'; readonly settings: WorkerSettings }
  /** Finish what is under way and end. A replaced worker lets idle connections come back once; a stopping one does not. */
  | { readonly kind: 'drain'; readonly reason: 'replaced' | 'stopping' }
  /** Apply everything committed so far, then answer. */
  | { readonly kind: 'catchUp'; readonly id: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer?: unknown; readonly error?: string }

export type ToSupervisor =
  /** It applies what is committed from now on and is about to take calls: writes wait for it. */
  | { readonly kind: 'following' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'caughtUp'; readonly id: number }
  | { readonly kind: 'question'; readonly id: number; readonly question: Question; readonly ask: unknown }
