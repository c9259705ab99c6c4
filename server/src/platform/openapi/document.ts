import type { Deprecation } from '@meio-campo/contract'

/** The parts of the OpenAPI document that are worked on here; everything else passes through untouched. */
export interface Document {
  readonly info: { readonly title: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  /** What others receive from us. */
  readonly webhooks?: Readonly<Record<string, unknown>>
  readonly 'x-rate-limits'?: readonly object[]
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly [string]
  readonly summary: string
  readonly description?: string
  /** Who may call, as the contract says it. */
  readonly 'x-access': 'open' | 'user' | 'admin'
  /** What a key must be allowed; without it, no key will do. */
  readonly 'x-scope'?: string
  /** Since when it should not be used any more, until when it answers, and what stands in its place. */
  readonly 'x-deprecation'?: Deprecation
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly {
    readonly in: string
    readonly name: string
    readonly required?: boolean
    readonly description?: string
  }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> }
  responses: Readonly<Record<string, unknown>>
}
