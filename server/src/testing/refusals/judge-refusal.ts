import type { TestAnswer } from '../test-app.ts'

/** The answer to a valid write that is not stored. */
export const WOULD_BE_KEPT = 503

interface NamedError {
  readonly field: string
  readonly message: string
}

/** What is wrong with the answer to a wrong value at a place; null if nothing is. */
export function judge({ status, body }: TestAnswer, at: string, isInContract: boolean): string | null {
  if (status < 400 || status === WOULD_BE_KEPT) {
    if (!isInContract) return `${status} although it is not in the contract`
    return judgeParts(body)
  }
  if (status >= 500) return `${status}`
  const errors: readonly NamedError[] = body.errors ?? []
  // A wrong secret, missing rights and a body that is too large concern the whole call, so no field is named.
  if (status === 401 || status === 403 || status === 413) return null
  if (errors.length === 0) return `${status} ${body.code} “${body.detail}” names no field`
  const unclear = errors.map(unclearOf).find((reason) => reason !== null)
  if (unclear) return `${status} ${body.code} ${unclear}`
  if (isInContract || errors.some(({ field }) => isAbout(field, at))) return null
  return `${status} names ${errors.map(({ field }) => field).join(', ')} instead`
}

/** An error of an item may be an error of its list: the item is there twice, or one too many. */
const isAbout = (field: string, at: string): boolean =>
  field === at ||
  field.startsWith(`${at}.`) ||
  field === at.replace(/\.\d+$/, '') ||
  // The errors of a record's values have the names of its form's fields.
  (at.startsWith('values.') && isAbout(field, at.slice('values.'.length)))

/** Some answers list what was refused part by part: the commands of a desk, the records of a bulk edit. */
function judgeParts(body: unknown): string | null {
  const { data } = Object(body) as { data?: { outcomes?: readonly object[]; errors?: readonly object[] } }
  const refused = [
    ...(data?.outcomes ?? []).filter((each) => 'done' in each && !each.done && !('same' in each && each.same)),
    ...(data?.errors ?? []),
  ] as readonly { field?: string | null; reason?: string | null; message?: string; name?: string; id?: string }[]
  for (const { field, reason, message, name } of refused) {
    // A record that is refused as a whole is named instead: it is gone, or others depend on it.
    const unclear = unclearOf({ field: field || name || '', message: reason ?? message ?? '' })
    if (unclear) return `in part ${unclear}`
  }
  return null
}

/** Sentences that say that something is wrong but not what would be right. */
const SAYS_NOTHING = [
  /^$/,
  /^Valor não aceito\.$/,
  /^Formato não aceito\.$/,
  /^Campo desconhecido\.$/,
  /^Deve ser de outro tipo\.$/,
  /Os valores não combinam/,
  /fora do que é aceito/,
  /Um dos valores está fora/,
]
const ENGLISH = /\b(?:must|should|the|invalid|expected|failed|null|undefined|NaN|object)\b/

/** What is wrong with a refusal itself: it names nothing, explains nothing, or is in another language. */
export function unclearOf({ field, message }: NamedError): string | null {
  if (field === '') return `“${message}” names no field`
  if (SAYS_NOTHING.some((pattern) => pattern.test(message))) return `${field} “${message}” says not what is allowed`
  if (ENGLISH.test(message)) return `${field} “${message}” is not Portuguese`
  if (!/\S \S/.test(message)) return `${field} “${message}” is no sentence`
  return null
}
