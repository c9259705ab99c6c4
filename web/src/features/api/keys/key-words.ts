import type { ApiKey } from '@meio-campo/contract'
import { counted, keyScopeWords } from '@meio-campo/contract/rules'

type KeyState = 'active' | 'expired' | 'revoked'

export function stateOf({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Date): KeyState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : 'active'
}

/** "Leitura e Ao vivo". */
export function scopesInWords(scopes: ApiKey['scopes']): string {
  return new Intl.ListFormat('pt-BR').format(scopes.map((scope) => keyScopeWords[scope].label))
}

const calls = (count: number) => counted(count, 'chamada', 'chamadas')

/** "até 60 chamadas por minuto e 5.000 chamadas por dia"; null without a limit. */
export function limitsInWords({ perMinute, perDay }: ApiKey['limits']): string | null {
  const parts = [
    perMinute === null ? null : `${calls(perMinute)} por minuto`,
    perDay === null ? null : `${calls(perDay)} por dia`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? null : `até ${parts.join(' e ')}`
}

/** "só de app.exemplo.com e mais 2": the places a key is bound to. */
export function placesInWords({ origins, addresses }: Pick<ApiKey, 'origins' | 'addresses'>): string | null {
  const places = [...origins, ...addresses]
  if (places.length === 0) return null
  const [first] = places
  const rest = places.length - 1
  return rest === 0 ? `só de ${first}` : `só de ${first} e mais ${rest}`
}
