import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DatabaseAddress } from './address.ts'
import { DEMONSTRATION_PATH, seesDemonstrationOnly } from './demonstration-only.ts'
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

/** Test keys are rare, and wait for each other rather than for everybody else. */
const DEMONSTRATION_CONNECTIONS = 3

export function openDatabase(address: DatabaseAddress, onError: (error: Error) => void): Database {
  const open = (max: number, options?: string) => {
    const pool = new pg.Pool({
      ...address,
      ...(options !== undefined && { options }),
      types,
      max,
      connectionTimeoutMillis: 10_000,
      Client: PreparingClient,
    })
    // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
    return pool.on('error', onError)
  }
  const pool = open(CONNECTIONS_PER_PROCESS)
  const demonstration = open(DEMONSTRATION_CONNECTIONS, DEMONSTRATION_PATH)
  const chosen = {
    options: pool.options,
    connect: () => (seesDemonstrationOnly() ? demonstration : pool).connect(),
    end: async () => {
      await Promise.all([pool.end(), demonstration.end()])
    },
  }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: chosen }) })
}
