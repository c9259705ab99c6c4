import type { ApiKey, Body, Endpoints } from '@meio-campo/contract'
import { needsAdmin, readOrigin, suitsBrowserKey, suitsTestKey } from '@meio-campo/contract/rules'
import { isIP, isIPv6 } from 'node:net'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'

export type KeyRequest = Body<Endpoints['createKey']>
export type KeyChange = Body<Endpoints['updateKey']>

/** The key with a change applied, in the shape of a request. */
export function withChanges(key: ApiKey, { limits, ...change }: KeyChange): KeyRequest {
  const { name, mode, kind, scopes, expiresAt, origins, addresses } = key
  const before = { name, mode, kind, scopes, expiresAt, origins, addresses }
  return { ...before, ...change, limits: { ...key.limits, ...limits } }
}

export type KeyColumns = ReturnType<typeof readKeyRequest>

/** The requested values, validated; one refusal names every invalid field. */
export function readKeyRequest(request: KeyRequest, admin: boolean, now: Date) {
  const { mode = 'live', kind = 'server', scopes = ['read'], expiresAt = null, limits, origins = [] } = request
  const addresses = request.addresses ?? []
  const wrong: FieldError[] = []
  const refuse = (when: boolean, field: string, message: string) => {
    if (when) wrong.push({ field, message })
  }

  const forAdmins = 'Só contas de administração criam chaves que escrevem ou importam.'
  refuse(scopes.some(needsAdmin) && !admin, 'scopes', forAdmins)
  const testOnly = 'Uma chave de teste só lê: não escreve nem gere a conta.'
  refuse(mode === 'test' && !scopes.every(suitsTestKey), 'scopes', testOnly)
  refuse(kind === 'browser' && !scopes.every(suitsBrowserKey), 'scopes', 'Uma chave de navegador só lê.')
  refuse(kind === 'browser' && origins.length === 0, 'origins', 'Liste as origens em que a chave vai valer.')
  refuse(kind === 'server' && origins.length > 0, 'origins', 'Só uma chave de navegador tem origens.')
  refuse(kind === 'browser' && addresses.length > 0, 'addresses', 'Só uma chave de servidor tem endereços.')
  const expires = expiresAt === null ? null : new Date(expiresAt)
  refuse(expires !== null && expires <= now, 'expiresAt', 'Escolha uma data que ainda não passou.')
  const readOrigins = origins.map(readOrigin)
  refuse(readOrigins.includes(null), 'origins', 'Cada origem é como https://exemplo.com.br, sem caminho.')
  refuse(!addresses.every(isNetwork), 'addresses', 'Cada endereço é um IP ou uma rede, como 203.0.113.0/24.')
  if (wrong.length > 0) throw new AppError('invalid_input', { fields: wrong })

  return {
    name: request.name.trim(),
    mode,
    kind,
    scopes,
    expires_at: expires,
    per_minute: limits?.perMinute ?? null,
    per_day: limits?.perDay ?? null,
    origins: [...new Set(readOrigins.filter((origin) => origin !== null))],
    addresses: [...new Set(addresses)],
  }
}

/** An address, or one with the number of its bits that count. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32))
}
