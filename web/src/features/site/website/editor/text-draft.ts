import { localValues } from '../../../../state/local-values.ts'

const KEPT_MS = 30 * 24 * 3_600_000

/** What was typed into a page or a post and is not saved. */
export interface TextDraft<Values> {
  readonly at: string
  readonly values: Values
}

/** One per account and text, as the drafts of records are. */
export const textDraftKey = (userId: string, kind: 'post' | 'page', id: string | null) =>
  `draft:${userId}:${kind}:${id ?? ''}`

/** Its texts with the names that the form has now; null where it is too old or has an unexpected shape. */
export function parseTextDraft<Values extends object>(
  stored: string | null,
  form: Values,
  now: Date,
): TextDraft<Values> | null {
  const draft = parse(stored)
  if (!isObject(draft) || typeof draft['at'] !== 'string' || !isObject(draft['values'])) return null
  const { at, values } = draft
  if (!(now.getTime() - new Date(at).getTime() < KEPT_MS)) return null
  const known = Object.keys(form).filter((name) => typeof values[name] === 'string')
  if (known.length === 0) return null
  return { at, values: { ...form, ...Object.fromEntries(known.map((name) => [name, values[name]])) } }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}

export const textDrafts = {
  read: <Values extends object>(key: string, form: Values): TextDraft<Values> | null =>
    parseTextDraft(localValues.read(key), form, new Date()),
  write: (key: string, values: object) =>
    localValues.write(key, JSON.stringify({ at: new Date().toISOString(), values })),
  remove: (key: string) => localValues.remove(key),
}
