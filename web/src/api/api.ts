import type { AnswerAt, BodyAt, ParamsAt, PathOf, QueryAt } from '@meio-campo/contract'
import { showAlert } from '../state/dialogs.ts'
import { alertFor, isFormless } from './answer.ts'
import { request, type Call } from './request.ts'
import type { Result } from './result.ts'

type Method = Call['method']
type IfAny<Name extends string, T> = T extends undefined
  ? unknown
  : keyof T extends never
    ? unknown
    : { readonly [K in Name]: T }

interface CallOptions {
  readonly signal?: AbortSignal
  /** Longer than the usual 10 s, for what is known to take long: a restart, a clean. */
  readonly timeoutMs?: number
  readonly anonymous?: boolean
  readonly ifMatch?: number | string
  readonly idempotencyKey?: string
  /** No alert: the caller deals with the failure itself. */
  readonly quiet?: boolean
  /** Sent by a button, without a form: what is wrong with fields is told in an alert too. So is every call without a body. */
  readonly formless?: boolean
  /** Sent without the visitor's asking: when its time is up, the page does not say so. */
  readonly background?: boolean
  /** The page shows an answer to this read already. */
  readonly shown?: boolean
}

export type ReadInput<P extends PathOf<'GET'>> = CallOptions &
  IfAny<'params', ParamsAt<'GET', P>> & { readonly query?: Omit<QueryAt<'GET', P>, 'type'> }
export type WriteInput<M extends Method, P extends string> = CallOptions &
  IfAny<'params', ParamsAt<M, P>> &
  IfAny<'body', BodyAt<M, P>>

// An input that asks for nothing may be left out.
type Rest<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input]

async function send(
  method: Method,
  path: string,
  input: Partial<Call> & { quiet?: boolean; formless?: boolean } = {},
): Promise<Result<unknown>> {
  const { quiet, formless: _, ...call } = input
  const result = await request({ ...call, method, path })
  if (!quiet) alertFailure(method, result, isFormless(input))
  return result
}

/** Shows the alert that a finished call asks for, if any. */
export function alertFailure(method: Method, result: Result<unknown>, formless = false): void {
  const alert = alertFor(method, result, formless)
  if (alert) void showAlert(alert)
}

/**
 * The calls, typed by the contract's table of endpoints. Each gives back a result; none throws for what the
 * network or the server did.
 */
export const api = {
  get: <P extends PathOf<'GET'>>(path: P, ...[input]: Rest<ReadInput<P>>) =>
    send('GET', path, input as Partial<Call>) as Promise<Result<AnswerAt<'GET', P>>>,
  post: <P extends PathOf<'POST'>>(path: P, ...[input]: Rest<WriteInput<'POST', P>>) =>
    send('POST', path, input) as Promise<Result<AnswerAt<'POST', P>>>,
  put: <P extends PathOf<'PUT'>>(path: P, ...[input]: Rest<WriteInput<'PUT', P>>) =>
    send('PUT', path, input) as Promise<Result<AnswerAt<'PUT', P>>>,
  patch: <P extends PathOf<'PATCH'>>(path: P, ...[input]: Rest<WriteInput<'PATCH', P>>) =>
    send('PATCH', path, input) as Promise<Result<AnswerAt<'PATCH', P>>>,
  delete: <P extends PathOf<'DELETE'>>(path: P, ...[input]: Rest<WriteInput<'DELETE', P>>) =>
    send('DELETE', path, input) as Promise<Result<AnswerAt<'DELETE', P>>>,
}
