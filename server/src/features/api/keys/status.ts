import type { Answer, Endpoints, Quota } from '@meio-campo/contract'
import { keyScopeWords, planOf, PLANS } from '@meio-campo/contract/rules'
import type { Context } from '../../../platform/context.ts'
import { userOf, type Principal } from '../../../platform/callers/principal.ts'
import { METERS } from '../../../platform/quotas/quota.ts'

type Status = Answer<Endpoints['getStatus']>['data']

/** The caller's quotas: for a key with its own limits, for a person in the console with the account's. */
export async function getStatus(context: Context, principal: Principal): Promise<Status> {
  const user = userOf(principal)
  const key = principal.kind === 'key' ? principal.key : null
  const id = key?.plan ?? (await getPlan(context, user.id))
  const { name, perMinute, perDay } = PLANS[id]
  return {
    plan: { id, name, perMinute, perDay },
    key: key && {
      id: key.id,
      name: key.name,
      mode: key.mode,
      kind: key.kind,
      scopes: [...key.scopes],
      allows: [...key.allowed].map((scope) => ({ scope, words: keyScopeWords[scope].hint })),
      expiresAt: key.expiresAt?.toISOString() ?? null,
    },
    quotas: await listQuotas(context, user.id, key, key?.limits ?? [perMinute, perDay]),
  }
}

/** What all keys of an account share for today. */
export async function getDayQuota(context: Context, userId: string): Promise<Quota> {
  const { perMinute, perDay } = PLANS[await getPlan(context, userId)]
  const quotas = await listQuotas(context, userId, null, [perMinute, perDay])
  return quotas.find(({ window }) => window === 'day')!
}

export async function getPlan({ database }: Context, userId: string) {
  return planOf(
    await database.selectFrom('users').select(['plan', 'admin']).where('id', '=', userId).executeTakeFirstOrThrow(),
  )
}

/** The quotas of an account and of one of its keys; limits in the order of the meters. */
export async function listQuotas(
  { quotas, now }: Context,
  userId: string,
  key: { readonly id: string } | null,
  limits: readonly (number | null)[],
): Promise<Quota[]> {
  const standings = await quotas.standings(userId, key?.id ?? null)
  return standings.map(({ used, resetsInMs }, index): Quota => {
    const limit = limits[index] ?? null
    return {
      ...METERS[index]!,
      limit,
      used,
      left: limit === null ? null : Math.max(0, limit - used),
      resetsAt: new Date(now().getTime() + resetsInMs).toISOString(),
    }
  })
}
