import type { Values } from '@meio-campo/contract'
import { localValues } from '../../../../state/local-values.ts'
import type { Typed, TypedValues } from '../inputs/typed-value.ts'

const KEPT_MS = 30 * 24 * 3_600_000

/** The typed values that are not saved, with the record's values when the editing began. */
export interface RecordDraft {
  readonly at: string
  /** Null for a record that is still to be made. */
  readonly version: number | null
  /** Only what differs from `before`. */
  readonly typed: TypedValues
  readonly before: Values
  /** How the records are called that were picked, by field. */
  readonly names: Readonly<Record<string, string>>
}

/** One per account and record, so that accounts that share a device do not see or overwrite each other's drafts. */
export function draftKey(userId: string, noun: string, id: string | null): string {
  return `draft:${userId}:${noun}:${id ?? ''}`
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'string' || typeof value === 'boolean' || Array.isArray(value)

/** The stored draft; null where it is too old or has an unexpected shape. */
export function parseDraft(stored: string | null, now: Date): RecordDraft | null {
  const draft = parse(stored)
  if (!isObject(draft) || typeof draft['at'] !== 'string') return null
  const { at, version, typed, before, names } = draft
  if (!(now.getTime() - new Date(at).getTime() < KEPT_MS)) return null
  if (version !== null && typeof version !== 'number') return null
  if (!isObject(typed) || !Object.values(typed).every(isTyped) || !isObject(before) || !isObject(names)) return null
  return { at, version, typed: typed as TypedValues, before, names: names as Record<string, string> }
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

export const recordDrafts = {
  read: (key: string, now: Date): RecordDraft | null => parseDraft(localValues.read(key), now),
  write: (key: string, draft: RecordDraft) => localValues.write(key, JSON.stringify(draft)),
  remove: (key: string) => localValues.remove(key),
}
