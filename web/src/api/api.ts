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
  /** Longer than the usual 10 s, for calls that are known to take long: a restart, a cleanup. */
  readonly timeoutMs?: number
  readonly anonymous?: boolean
  readonly ifMatch?: number | string
  readonly idempotencyKey?: string
  /** No alert: the caller deals with the failure itself. */
  readonly quiet?: boolean
  /**
   * Sent by a button, without a form: the alert then shows field errors too. Calls without a body are always formless.
   */
  readonly formless?: boolean
  /** Sent without the visitor's request, so a timeout is not shown. */
  readonly background?: boolean
  /** The page already shows an answer to this read. */
  readonly shown?: boolean
}

export type ReadInput<P extends PathOf<'GET'>> = CallOptions &
  IfAny<'params', ParamsAt<'GET', P>> & { readonly query?: Omit<QueryAt<'GET', P>, 'type'> }
export type WriteInput<M extends Method, P extends string> = CallOptions &
  IfAny<'params', ParamsAt<M, P>> &
  IfAny<'body', BodyAt<M, P>>

// The input is optional when none of its properties is required.
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

/** Shows the alert for a finished call, if it has one. */
export function alertFailure(method: Method, result: Result<unknown>, formless = false): void {
  const alert = alertFor(method, result, formless)
  if (alert) void showAlert(alert)
}

/**
 * The calls, typed by the contract's table of endpoints. Each returns a result; none throws for failures of the network
 * or the server.
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
