import type pg from 'pg'

/** Tables of credentials that are revoked by deleting the row. */
const REMOVED = { devices: 'id', sessions: 'token_hash', passkeys: 'id', calendar_subscriptions: 'id' } as const

/**
 * Keeps revocations that were made since the backup: a key that leaked and was revoked, or a lost device, must not
 * become valid again with the restored data. This applies only to accounts that existed before; into another
 * installation everything is restored as it was. Passwords and rights are those of the backup.
 */
export async function settleEnded(client: pg.Client, aside: string): Promise<void> {
  const before = client.escapeIdentifier(aside)
  const wasThere = `exists (select 1 from ${before}.users as o where o.id = t.user_id)`
  for (const [table, id] of Object.entries(REMOVED))
    await client.query(
      `delete from ${table} as t where ${wasThere} and not exists (select 1 from ${before}.${table} as o where o.${id} = t.${id})`,
    )
  await client.query(
    `update api_keys as t set revoked_at = coalesce((select o.revoked_at from ${before}.api_keys as o where o.id = t.id), now())
     where revoked_at is null and ${wasThere}
       and not exists (select 1 from ${before}.api_keys as o where o.id = t.id and o.revoked_at is null)`,
  )
  // A key whose secret was replaced keeps the present secret.
  await client.query(
    `delete from api_key_secrets as t where ${wasThere}
       and not exists (select 1 from ${before}.api_key_secrets as o where o.hash = t.hash)`,
  )
  await client.query(
    `insert into api_key_secrets
     select o.* from ${before}.api_key_secrets as o join api_keys as k on k.id = o.key_id and k.user_id = o.user_id
     on conflict (hash) do update set expires_at = excluded.expires_at`,
  )
  await client.query(
    `update invites as t set revoked_at = o.revoked_at from ${before}.invites as o
     where o.id = t.id and o.revoked_at is not null and t.revoked_at is null and t.accepted_at is null`,
  )
  // Admins stay active, because the restore may be meant to undo that one admin locked the others out.
  await client.query(
    `update users as t set blocked_at = o.blocked_at from ${before}.users as o
     where o.id = t.id and o.blocked_at is not null and t.blocked_at is null and not t.admin`,
  )
}
