import type { Factors, Passkey } from '@meio-campo/contract'
import type { Selectable } from 'kysely'
import type { Passkeys } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { passkeySite } from '../factors/passkey-site.ts'

export async function getFactors({ database, publicUrl, config }: Context, userId: string): Promise<Factors> {
  const totp = await database
    .selectFrom('totp_factors')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const passkeys = await database
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const { codes } = await database
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('codes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const required = await database
    .selectFrom('users')
    .innerJoin('access_settings', (join) => join.on('admin_factor_required', '=', true))
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.admin', '=', true)
    .executeTakeFirst()
  return {
    totp: totp ? { since: totp.confirmed_at!.toISOString() } : null,
    passkeys: passkeys.map(toPasskey),
    recoveryCodesLeft: Number(codes),
    required: required !== undefined,
    passkeyOrigin: passkeySite(publicUrl, config.passkeyDomain).origins[0]!,
  }
}

export function toPasskey(row: Selectable<Passkeys>): Passkey {
  return {
    id: row.id,
    name: row.name,
    synced: row.synced,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}
