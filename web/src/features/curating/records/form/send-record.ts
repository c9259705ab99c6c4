import type { RecordForm, Saved, Values } from '@meio-campo/contract'
import { api } from '../../../../api/api.ts'
import type { Failure, Result } from '../../../../api/result.ts'
import { placeOf, type RecordNoun } from '../inputs/record-noun.ts'

/** What a form hands over when it is sent. */
interface Entry {
  /** A new record's values, or only what was changed. */
  readonly values: Values
  /** What was read; null for a new record. */
  readonly version: number | null
  /** The same for the same values until they are saved: sent twice, done once. */
  readonly idempotencyKey: string
}

/**
 * What a form does with its entry: one function per mode. Quiet, because the form shows errors itself: a stale version
 * is not an error there but a difference to review.
 */
export type Send<S> = (entry: Entry) => Promise<Result<{ readonly data: S }>>

export const createRecord =
  (noun: RecordNoun): Send<Saved> =>
  ({ values, idempotencyKey }) =>
    api.post(placeOf(noun).path, { body: values, idempotencyKey, quiet: true })

export const changeRecord =
  (noun: RecordNoun, id: string): Send<Saved> =>
  ({ values, version, idempotencyKey }) =>
    api.patch(`${placeOf(noun).path}/{id}`, {
      params: { id },
      body: values,
      idempotencyKey,
      quiet: true,
      ...(version !== null && { ifMatch: version }),
    })

export const deleteRecord = (noun: RecordNoun, { id, version }: Pick<RecordForm, 'id' | 'version'>) =>
  api.delete(`${placeOf(noun).path}/{id}`, { params: { id }, ifMatch: version })

/** Another person saved meanwhile: the refusal holds the current record. */
export function findNewer({ status, problem }: Failure): RecordForm | null {
  const { current } = problem as { readonly current?: RecordForm }
  return status === 412 && current ? current : null
}

/** Random, and also where the page came over plain HTTP: `crypto.randomUUID` exists on secure origins only. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
