import type { ApiKey, BodyAt } from '@meio-campo/contract'
import { isIncluded, readOrigin, SCOPES, suitsBrowserKey, suitsTestKey, type Scope } from '@meio-campo/contract/rules'
import type { Rules } from '../../../components/form/form-errors.ts'
import { all, required, type Rule } from '../../../components/form/form-rules.ts'

export interface KeyValues {
  readonly name: string
  readonly mode: 'live' | 'test'
  readonly kind: 'server' | 'browser'
  readonly scopes: readonly Scope[]
  /** Days from now; empty for never, `same` for what it is. */
  readonly expiry: string
  readonly perMinute: string
  readonly perDay: string
  /** One per line. */
  readonly origins: string
  readonly addresses: string
}

export const emptyKey: KeyValues = {
  name: '',
  mode: 'live',
  kind: 'server',
  scopes: ['read'],
  expiry: '',
  perMinute: '',
  perDay: '',
  origins: '',
  addresses: '',
}

export const expiryChoices = [
  { value: '', label: 'Nunca' },
  { value: '30', label: 'Em 30 dias' },
  { value: '90', label: 'Em 90 dias' },
  { value: '365', label: 'Em 1 ano' },
] as const

export const SAME_EXPIRY = 'same'

const DAY_MS = 86_400_000

const count: Rule<string> = (value) =>
  value === '' || /^[1-9]\d{0,6}$/.test(value) ? null : 'Use um número inteiro, de 1 a 9.999.999.'

const ORIGIN = 'Cada origem é como https://exemplo.com.br, sem caminho.'

export const keyRules: Rules<KeyValues> = {
  name: required,
  perMinute: count,
  perDay: count,
  scopes: (_, values) => (sentScopes(values).length === 0 ? 'Escolha pelo menos um.' : null),
  origins: (text, { kind }) =>
    kind === 'browser'
      ? all(required, (value: string) => (linesOf(value).every(readOrigin) ? null : ORIGIN))(text, {})
      : null,
}

export function linesOf(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** The scopes that a key for this place and this environment can have. */
export function suits(scope: Scope, { kind, mode }: Pick<KeyValues, 'kind' | 'mode'>): boolean {
  return (kind === 'server' || suitsBrowserKey(scope)) && (mode === 'live' || suitsTestKey(scope))
}

/** What was chosen, without what another choice includes and what such a key cannot have. */
const sentScopes = ({ scopes, ...place }: KeyValues): Scope[] =>
  SCOPES.filter((scope) => scopes.includes(scope) && suits(scope, place) && !isIncluded(scope, scopes))

/** What is chosen once a scope is given or taken away. */
export function withScope(scopes: readonly Scope[], scope: Scope, on: boolean): readonly Scope[] {
  return on ? [...scopes, scope] : scopes.filter((other) => other !== scope)
}

const limit = (text: string) => (text === '' ? null : Number(text))

const expiryDate = (days: string, now: Date) =>
  days === '' ? null : new Date(now.getTime() + Number(days) * DAY_MS).toISOString()

export function toKeyBody(values: KeyValues, now: Date): BodyAt<'POST', '/api/v1/chaves'> {
  const { name, mode, kind, expiry } = values
  const browser = kind === 'browser'
  return {
    name: name.trim(),
    mode,
    kind,
    scopes: sentScopes(values),
    expiresAt: expiryDate(expiry, now),
    limits: { perMinute: limit(values.perMinute), perDay: limit(values.perDay) },
    ...(browser ? { origins: linesOf(values.origins) } : { addresses: linesOf(values.addresses) }),
  }
}

/** A key as its form shows it. */
export function toKeyValues(key: ApiKey): KeyValues {
  const { name, mode, kind, scopes, limits, origins, addresses } = key
  const count = (value: number | null) => (value === null ? '' : String(value))
  return {
    name,
    mode,
    kind,
    scopes,
    expiry: SAME_EXPIRY,
    perMinute: count(limits.perMinute),
    perDay: count(limits.perDay),
    origins: origins.join('\n'),
    addresses: addresses.join('\n'),
  }
}

/** What may change of a key; for what, and where, it was made stays. */
export function toKeyChange(values: KeyValues, now: Date): BodyAt<'PATCH', '/api/v1/chaves/{id}'> {
  const same = values.expiry === SAME_EXPIRY
  const {
    mode: _mode,
    kind: _kind,
    expiresAt,
    ...change
  } = toKeyBody({ ...values, expiry: same ? '' : values.expiry }, now)
  return same ? change : { ...change, expiresAt: expiresAt ?? null }
}
