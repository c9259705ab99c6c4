import { sql } from 'kysely'

/** Of a row of `users`: an admin without a second factor, where one is required of admins. */
export const isFactorDue = sql<boolean>`(
  users.admin
  and (select admin_factor_required from access_settings)
  and not exists (select 1 from totp_factors where user_id = users.id and confirmed_at is not null)
  and not exists (select 1 from passkeys where user_id = users.id))`

/** Of a row of `users`: whether it has a second factor, a confirmed app or a passkey. */
export const hasFactor = sql<boolean>`(
  exists (select 1 from totp_factors where user_id = users.id and confirmed_at is not null)
  or exists (select 1 from passkeys where user_id = users.id))`
