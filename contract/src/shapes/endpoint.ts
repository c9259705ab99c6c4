import type { Static, TSchema } from 'typebox'
import type { DutyKind, ReviewQueue } from '../rules/duties.ts'
import type { ResourceScope } from '../rules/scopes.ts'

/**
 * Who may call. `open` is every caller, visitors included; `user` any signed-in account; `admin` an account with the
 * admin flag. The server does not start with an endpoint that lacks it.
 */
export type Access = 'open' | 'user' | 'admin'

/**
 * Opens a call of admins also to users with a duty that includes what the call touches. The server finds that out from
 * the address and the body:
 * `match`, `edition` and `competition`: the one that the address names; `record`: the record of the address, or what the
 * body of a new one says; `named`: the record of `/nomes/{kind}/{id}`; `edit`: an edit that the caller made under a duty
 * that they still have.
 */
export type DutyRule =
  | { readonly role: 'scorer'; readonly touches: 'match' }
  | {
      readonly role: 'editor'
      readonly touches: 'match' | 'edition' | 'competition' | 'record'
      /** What the call writes. */
      readonly kind: DutyKind
    }
  | { readonly role: 'editor'; readonly touches: 'named' }
  | { readonly role: 'any'; readonly touches: 'edit' }
  | { readonly role: 'reviewer'; readonly touches: 'queue'; readonly queue: ReviewQueue }

/** From when an endpoint should not be taken into use any more, until when it answers, and what stands in its place. */
export interface Deprecation {
  /** Days, `2027-03-01`: each begins at midnight UTC. */
  readonly since: string
  /** Absent: not decided yet. */
  readonly sunset?: string
  /** The address below the base of what stands in its place. */
  readonly successor?: string
}

export interface Endpoint {
  /** Unique name, also the operation id of the OpenAPI document. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base address (`/web`, `/{userId}` or nothing), with `{param}` for what varies. */
  readonly path: string
  readonly access: Access
  /** With `admin` only: who else may call. Absent: no duty opens it. */
  readonly duty?: DutyRule
  /** The scope an API key needs; `any`: every key may call. Absent: no key may call, a session is required. */
  readonly scope?: ResourceScope | 'any'
  /** Open to an account that must set up a second factor first. */
  readonly beforeFactor?: true
  /** It will go: every answer says so in its headers, and the document and the reference too. */
  readonly deprecated?: Deprecation
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /** The body is one file in the multipart field `file`. */
  readonly upload?: true
  /** Body or answer holds a password or a token: nothing of the call may be kept, not even for a replay. */
  readonly secret?: true
  /** 200 by default. 204 has no answer. */
  readonly status?: 200 | 201 | 202 | 204
  readonly answer?: TSchema
  /** `If-Match` is compared with the version of the record. */
  readonly versioned?: true
  /** Where what was made can be read, with `{id}` for its id and the other parts as in the call's own address. */
  readonly location?: string
}

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

export type Body<E extends Endpoint> = E['body'] extends TSchema ? Static<E['body']> : undefined
export type Query<E extends Endpoint> = E['query'] extends TSchema ? Static<E['query']> : Record<never, never>
export type Params<E extends Endpoint> = E['params'] extends TSchema ? Static<E['params']> : Record<never, never>
export type Answer<E extends Endpoint> = E['answer'] extends TSchema ? Static<E['answer']> : void
