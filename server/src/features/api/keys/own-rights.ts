import type { ApiKey } from '@meio-campo/contract'
import { keyScopeWords, listAllowed } from '@meio-campo/contract/rules'
import { BlockList, isIPv6 } from 'node:net'
import { AppError, type FieldError } from '../../../platform/errors/app-error.ts'

/** The rights of a key: what it may do, from where, until when and how much; present or requested ones. */
export type Rights = Pick<ApiKey, 'kind' | 'scopes' | 'limits' | 'addresses'> & { readonly expiresAt: Date | null }

/**
 * Refuses a key with more rights than the key that creates, changes or rotates it, and names each right that goes
 * beyond. So a key cannot be used to gain further rights.
 */
export function refuseBeyond(own: Rights, wanted: Rights): void {
  const beyond = [
    ...beyondScopes(own, wanted),
    ...beyondLimit(own, wanted, 'perMinute', 'minuto'),
    ...beyondLimit(own, wanted, 'perDay', 'dia'),
    ...beyondExpiry(own, wanted),
    ...beyondAddresses(own, wanted),
  ]
  if (beyond.length > 0) throw new AppError('beyond_own_key', { fields: beyond })
}

function beyondScopes(own: Rights, wanted: Rights): FieldError[] {
  const held = new Set(listAllowed(own.scopes))
  const more = listAllowed(wanted.scopes).filter((scope) => !held.has(scope))
  if (more.length === 0) return []
  const labels = new Intl.ListFormat('pt-BR').format(more.map((scope) => `“${keyScopeWords[scope].label}”`))
  return [{ field: 'scopes', message: `A chave que chama não tem ${labels}.` }]
}

function beyondLimit(own: Rights, wanted: Rights, window: keyof ApiKey['limits'], word: string): FieldError[] {
  const [most, asked] = [own.limits[window], wanted.limits[window]]
  if (most === null || (asked !== null && asked <= most)) return []
  return [{ field: `limits.${window}`, message: `A chave que chama tem ${most} por ${word}: ponha no máximo isso.` }]
}

function beyondExpiry(own: Rights, wanted: Rights): FieldError[] {
  const { expiresAt } = own
  if (expiresAt === null || (wanted.expiresAt !== null && wanted.expiresAt <= expiresAt)) return []
  const end = expiresAt.toISOString()
  return [{ field: 'expiresAt', message: `A chave que chama vence em ${end}: ponha no máximo isso.` }]
}

function beyondAddresses(own: Rights, wanted: Rights): FieldError[] {
  if (own.addresses.length === 0) return []
  // A browser key is bound to origins, which any program can claim.
  if (wanted.kind === 'browser')
    return [
      { field: 'kind', message: 'A chave que chama só vale de certos endereços: ela não faz chaves de navegador.' },
    ]
  const within = wanted.addresses.every((network) => own.addresses.some((outer) => includesNetwork(outer, network)))
  if (within && wanted.addresses.length > 0) return []
  return [{ field: 'addresses', message: 'Liste só endereços de que a chave que chama também vale.' }]
}

/** Whether every address of the inner network belongs to the outer one. */
export function includesNetwork(outer: string, inner: string): boolean {
  const [from, to] = [readNetwork(outer), readNetwork(inner)]
  if (from.family !== to.family || to.bits < from.bits) return false
  const list = new BlockList()
  list.addSubnet(from.address, from.bits, from.family)
  return list.check(to.address, to.family)
}

function readNetwork(text: string) {
  const [address = '', bits] = text.split('/')
  const family = isIPv6(address) ? ('ipv6' as const) : ('ipv4' as const)
  return { address, family, bits: bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits) }
}
