import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DatabaseAddress } from './address.ts'
import { PreparingClient } from './preparing-client.ts'
import type { DB } from './types.gen.ts'

export type Database = Kysely<DB>
/** What a query needs: the database, or a transaction somebody else began. */
export type Queryable = Database | Transaction<DB>

const CONNECTIONS_PER_PROCESS = 10

const DATE: number = pg.types.builtins.DATE

/** A calendar day stays the text it is, `2024-05-12`: as a Date it would be midnight of this machine's own zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE ? (text: string) => text : pg.types.getTypeParser(oid, format),
}

export function openDatabase(address: DatabaseAddress, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    ...address,
    types,
    max: CONNECTIONS_PER_PROCESS,
    connectionTimeoutMillis: 10_000,
    Client: PreparingClient,
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', onError)
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
