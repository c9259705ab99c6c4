import { headerNameFault, headerValueFault, WEBHOOK_HEADERS } from '@meio-campo/contract/rules'
import { fieldError } from '../../../platform/errors/app-error.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'

/** The purpose under which the vault seals headers of webhooks. */
export const WEBHOOK_HEADER_VALUES = 'webhook headers'

/** The headers that an owner adds to each delivery, by their names in small letters. */
export type CustomHeaders = Readonly<Record<string, string>>

/** Replaces a value in answers, because it may be a secret of the receiver. */
const HIDDEN = '••••'

interface Sealed {
  readonly header_names: string[]
  readonly headers: string | null
}

export const noHeaders: Sealed = { header_names: [], headers: null }

/** The headers to store after a change: null removes a header, and those not given stay. */
export function changeHeaders(
  vault: Vault,
  before: Pick<Sealed, 'headers'>,
  change: Readonly<Record<string, string | null>>,
): Sealed {
  const headers = new Map(Object.entries(openKnown(vault, before.headers)))
  const given = Object.entries(change).map(([name, value]) => [name.toLowerCase(), value] as const)
  if (new Set(given.map(([name]) => name)).size < given.length)
    throw fieldError('headers', 'O mesmo cabeçalho veio duas vezes: letras maiúsculas e minúsculas são iguais.')
  for (const [name, value] of given) {
    const fault = headerNameFault(name) ?? (value === null ? null : headerValueFault(value))
    if (fault !== null) throw fieldError('headers', fault)
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  if (headers.size > WEBHOOK_HEADERS.max) throw fieldError('headers', `Até ${WEBHOOK_HEADERS.max} cabeçalhos.`)
  if (headers.size === 0) return noHeaders
  const sealed = vault.seal(WEBHOOK_HEADER_VALUES, JSON.stringify(Object.fromEntries(headers)))
  return { header_names: [...headers.keys()].toSorted(), headers: sealed }
}

/** Headers that were sealed with a lost key count as absent and must be given again. */
function openKnown(vault: Vault, sealed: string | null): CustomHeaders {
  const known = sealed !== null && vault.openerOf(WEBHOOK_HEADER_VALUES, sealed) !== null
  return known ? openHeaders(vault, sealed) : {}
}

export function openHeaders(vault: Vault, sealed: string | null): CustomHeaders {
  return sealed === null ? {} : (JSON.parse(vault.unseal(WEBHOOK_HEADER_VALUES, sealed)) as CustomHeaders)
}

/** The headers of an attempt, as they are stored. */
export function hideValues(
  headers: Readonly<Record<string, string>>,
  custom: CustomHeaders,
): Readonly<Record<string, string>> {
  const names = Object.keys(custom)
  if (names.length === 0) return headers
  return { ...headers, ...Object.fromEntries(names.map((name) => [name, HIDDEN])) }
}

/** Whether both addresses have the same origin: headers may hold secrets, which another server must not receive. */
export const isSameServer = (before: string, after: string) => new URL(before).origin === new URL(after).origin
