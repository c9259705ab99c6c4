import { BlockList, isIPv6 } from 'node:net'
import { listAllowed, planOf, PLANS, type PlanId, type ResourceScope, type Scope } from '@meio-campo/contract/rules'
import type { QuotaLimits } from '../quotas/quota.ts'

/** What a key allows, as it is remembered while it is in use. */
export interface KeyGrant {
  readonly id: string
  readonly name: string
  readonly mode: 'live' | 'test'
  readonly kind: 'server' | 'browser'
  readonly scopes: readonly Scope[]
  /** What the scopes come to, as operations ask for it. */
  readonly allowed: ReadonlySet<ResourceScope>
  readonly origins: readonly string[]
  /** Null: from anywhere. */
  readonly addresses: BlockList | null
  readonly limits: QuotaLimits
  readonly plan: PlanId
  readonly expiresAt: Date | null
}

export interface GrantRow {
  readonly id: string
  readonly name: string
  readonly mode: string
  readonly kind: string
  readonly scopes: readonly string[]
  readonly origins: readonly string[]
  readonly addresses: readonly string[]
  readonly per_minute: number | null
  readonly per_day: number | null
  readonly expires_at: Date | null
  readonly admin: boolean
  readonly plan: string | null
}

export function toGrant(row: GrantRow): KeyGrant {
  const plan = planOf(row)
  const scopes = row.scopes as readonly Scope[]
  const { perMinute, perDay } = PLANS[plan]
  return {
    id: row.id,
    name: row.name,
    mode: row.mode === 'test' ? 'test' : 'live',
    kind: row.kind === 'browser' ? 'browser' : 'server',
    scopes,
    allowed: new Set(listAllowed(scopes)),
    origins: row.origins,
    addresses: row.addresses.length === 0 ? null : toBlockList(row.addresses),
    limits: [perMinute, perDay, row.per_minute, row.per_day],
    plan,
    expiresAt: row.expires_at,
  }
}

/** Addresses and networks (`203.0.113.0/24`) as a list that can be asked. They were checked when the key was made. */
function toBlockList(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of addresses) {
    const [address = '', bits] = text.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Why a key does not serve where it is being used from; null where it does. */
export function findMisplacement(
  key: KeyGrant,
  { origin, ip }: { readonly origin: string | undefined; readonly ip: string },
): 'origin_refused' | 'address_refused' | null {
  if (key.kind === 'browser' && (origin === undefined || !key.origins.includes(origin))) return 'origin_refused'
  if (key.addresses === null) return null
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  return key.addresses.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4') ? null : 'address_refused'
}
