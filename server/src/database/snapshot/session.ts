import pg from 'pg'
import type { DatabaseAddress } from '../address.ts'

/** These limits protect interactive calls, but a snapshot of a large database may take much longer. */
const LIMITS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'idle_session_timeout',
  'transaction_timeout',
]

/** A connection on which the text form of every value is the same on every server. */
export async function openSnapshotSession(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client(address)
  // Without a listener a broken connection would end the process; the query in progress fails anyway.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    `set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set timezone = 'UTC';
     set bytea_output = 'hex'; set extra_float_digits = 1; set synchronize_seqscans = off; set search_path = public`,
  )
  await client.query("select set_config(name, '0', false) from pg_settings where name = any ($1)", [LIMITS])
  return client
}
