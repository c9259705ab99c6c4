import type { Problem } from '@meio-campo/contract'

export interface Failure {
  readonly ok: false
  /** 0 when no answer came: no network, or the time was up. */
  readonly status: number
  readonly problem: Problem
  /** The time was up: also what sets the article-error flag. */
  readonly timedOut?: true
}
export interface Success<T> {
  readonly ok: true
  readonly status: number
  readonly data: T
}

/** What a call gives back. It is returned and never thrown, network failures included. */
export type Result<T> = Success<T> | Failure

/** A failed read on its way through the query library, which knows failures only as exceptions. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(failure: Failure) {
    super(failure.problem.title)
    this.name = 'ApiError'
    this.status = failure.status
    this.problem = failure.problem
  }
}

/** For loaders and queries: the data, or an ApiError. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.data
  throw new ApiError(result)
}

/** The API answered 404: an unknown id or edition. */
export const isMissing = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404
