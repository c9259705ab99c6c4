import type { ServerResponse } from 'node:http'
import { endpoints, type Connection, type Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { expectAnswer } from '../../../../testing/expect-answer.ts'
import type { TestApp } from '../../../../testing/test-app.ts'
import { until } from '../../../../testing/until.ts'
import { checkConnection } from '../check.ts'

export const send = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

/** What a test does with the connections of an app, as its admin. */
export function connecting(test: TestApp, admin: Session) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    test.call(method, `/api/v1/conexoes${path}`, { as: admin, ...(body !== undefined && { body }) })
  const read = async (id: string): Promise<Connection> => (await call('GET', `/${id}`)).body.data
  return {
    call,
    read,
    check: (id: string) => checkConnection(test.context, id, new AbortController().signal),
    /** The connection at rest, its last check having ended so. */
    settled: (id: string, outcome: string): Promise<Connection> =>
      until(async () => {
        const connection = await read(id)
        const atWork = ['checking', 'importing'].includes(connection.state)
        return atWork || connection.lastCheck?.outcome !== outcome ? null : connection
      }, 180_000),
    async connect(entry: string, address: string, key: string): Promise<string> {
      const made = await call('POST', '', { entry, address, key })
      expect(made.status).toBe(201)
      expectAnswer(endpoints.createConnection, made.body)
      expect(JSON.stringify(made.body)).not.toContain(key)
      return made.body.data.id
    },
    async lastSeq(): Promise<string> {
      const { rows } = await sql<{ last: string }>`select coalesce(max(seq), 0)::text as last from changes`.execute(
        test.database,
      )
      return rows[0]!.last
    },
    matchesOf: (edition: string) =>
      test.database
        .selectFrom('matches')
        .innerJoin('editions', 'editions.id', 'matches.edition_id')
        .selectAll('matches')
        .where('editions.name', '=', edition)
        .orderBy('matches.id')
        .execute(),
  }
}
