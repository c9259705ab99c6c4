import { sql, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { AnswerMemory } from '../connectors/collect.ts'
import type { Learned } from '../connectors/connector.ts'
import type { Bag } from '../datasets/answers/fields.ts'

/** What the syncs of a connection have brought in. What an import was to read and did not, is not known. */
export async function loadMemory(database: Queryable, connectionId: string): Promise<AnswerMemory> {
  const rows = await database
    .selectFrom('connection_answers as a')
    .leftJoin('import_runs as r', 'r.id', 'a.run_id')
    .select(['a.subject', 'a.sign', 'a.hash', 'a.answer'])
    .where('a.connection_id', '=', connectionId)
    .where((where) => where.or([where('a.run_id', 'is', null), where('r.status', '=', 'done')]))
    .execute()
  const known = new Map(
    rows.map(({ subject, sign, hash, answer }) => [subject, { sign, hash, answer: answer as Bag | null }]),
  )
  return { find: (subject) => known.get(subject) ?? null }
}

/** Stores what a sync has learned; new answers count as known only when the run that imports them is done. */
export async function keepLearned(
  transaction: Transaction<DB>,
  connectionId: string,
  learned: readonly Learned[],
  runId: string | null,
): Promise<void> {
  for (const { subject, sign, hash, answer, isNews } of learned) {
    const columns = { sign, hash, answer: answer === null ? null : sql<never>`${JSON.stringify(answer)}::jsonb` }
    // An unchanged answer only renews the time until it is requested again.
    const run = isNews ? { run_id: runId } : {}
    await transaction
      .insertInto('connection_answers')
      .values({ connection_id: connectionId, subject, ...columns, run_id: isNews ? runId : null })
      .onConflict((conflict) => conflict.columns(['connection_id', 'subject']).doUpdateSet({ ...columns, ...run }))
      .execute()
  }
}
