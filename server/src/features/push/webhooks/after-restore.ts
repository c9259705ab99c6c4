import type pg from 'pg'

export const UNKNOWN_SINCE_RESTORE =
  'O serviço voltou a uma cópia de segurança: não se sabe se esta entrega já tinha sido feita. Envie de novo se precisar.'

/**
 * Settles the deliveries of a restored database, so that none is made twice. `before` is the schema with the data until
 * now. If it is null, waiting deliveries are not sent automatically, because they may have been sent since.
 */
export async function settleDeliveries(client: pg.Client, before: string | null, lastSeq: string): Promise<void> {
  const old = before === null ? null : client.escapeIdentifier(before)
  let position = lastSeq
  if (old !== null) {
    await client.query(
      `update webhook_deliveries as d
       set state = o.state, attempt_count = o.attempt_count, tries = o.tries, finished_at = o.finished_at,
         last_status = o.last_status, last_error = o.last_error, last_ms = o.last_ms
       from ${old}.webhook_deliveries as o
       where o.id = d.id and d.state = 'pending'`,
    )
    await client.query(
      `insert into webhook_attempts select a.* from ${old}.webhook_attempts as a
       where exists (select 1 from webhook_deliveries as d where d.id = a.delivery_id)
       on conflict do nothing`,
    )
    position = await bringDeliveries(client, old, lastSeq)
    await client.query(
      `update webhook_deliveries as d set state = 'failed', finished_at = now(), last_error = $1
       where state = 'pending' and not exists (select 1 from ${old}.webhook_deliveries as o where o.id = d.id)`,
      [UNKNOWN_SINCE_RESTORE],
    )
  } else {
    await client.query(
      `update webhook_deliveries set state = 'failed', finished_at = now(), last_error = $1 where state = 'pending'`,
      [UNKNOWN_SINCE_RESTORE],
    )
  }
  await client.query("update log_readers set seq = case name when 'webhooks' then $1::bigint else $2::bigint end", [
    position,
    lastSeq,
  ])
  await client.query('truncate webhook_lanes')
  await client.query(
    `insert into webhook_lanes (webhook_id, lane, user_id, due_at, anyway)
     select webhook_id, lane, min(user_id), now(), bool_or(once)
     from webhook_deliveries where state = 'pending' group by webhook_id, lane`,
  )
}

/**
 * Changes of the backup that its own reader had not processed may have become deliveries since: these are taken over in
 * their present state. Returns up to where the log has been processed; the reader continues from there.
 */
async function bringDeliveries(client: pg.Client, old: string, lastSeq: string): Promise<string> {
  const { rows } = await client.query<{ taken: string; upto: string | null }>(
    `select r.seq as taken, greatest(r.seq, least(o.seq, $1::bigint)) as upto
     from log_readers as r join ${old}.log_readers as o using (name)
     where r.name = 'webhooks' and exists (
       -- The same log: another one has other changes under the same numbers.
       select 1 from changes as c join ${old}.changes as b using (seq, at) where c.seq = $1::bigint)`,
    [lastSeq],
  )
  const [reader] = rows
  if (!reader?.upto) return lastSeq
  await client.query(
    `insert into webhook_deliveries
       (id, seq, webhook_id, user_id, lane, event_id, type, match_id, test, once, body, state, attempt_count, tries,
        created_at, finished_at, last_status, last_error, last_ms)
     select id, seq, webhook_id, user_id, lane, event_id, type, match_id, test, once, body, state, attempt_count, tries,
        created_at, finished_at, last_status, last_error, last_ms
     from ${old}.webhook_deliveries as o
     where not o.test and o.event_id ~ '^\\d+(\\.\\d+)?$'
       and split_part(o.event_id, '.', 1)::bigint > $1 and split_part(o.event_id, '.', 1)::bigint <= $2
       and exists (select 1 from webhooks as w where w.id = o.webhook_id)
     on conflict (id) do nothing`,
    [reader.taken, reader.upto],
  )
  await client.query(
    `select setval(pg_get_serial_sequence('webhook_deliveries', 'seq'),
       greatest((select max(seq) from webhook_deliveries), 1))`,
  )
  return reader.upto
}
