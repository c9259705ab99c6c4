import type { Static, TSchema } from 'typebox'
import type { Scope } from '../rules/keys.ts'

/**
 * Who may call. `open` is everybody, visitors included; `user` any signed-in account; `admin` an account with
 * the admin flag. The server refuses to register an endpoint that does not say.
 */
export type Access = 'open' | 'user' | 'admin'

export interface Endpoint {
  /** Unique name, also the operation id of the OpenAPI document. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base address (`/web`, `/{userId}` or nothing), with `{param}` for what varies. */
  readonly path: string
  readonly access: Access
  /** The scope an API key needs; `any`: every key may call. Absent: no key may call, a session is required. */
  readonly scope?: Scope | 'any'
  /** Also for an account of which a second factor is required and that has none yet. */
  readonly beforeFactor?: true
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
