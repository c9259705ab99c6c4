import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Evidence } from '../evidence/evidence.ts'
import type { StoredEvidence } from './reason-words.ts'

export interface RecordedJoin {
  readonly kind: string
  readonly kept: string
  readonly joined: string
  /** How the joined record was called. */
  readonly name: string
  readonly bits: number
  readonly evidence: readonly StoredEvidence[]
  readonly decidedBy: string | null
}

/** Keeps the reasons of a join. What had been joined to the joined record leads to the kept one from now on. */
export async function recordJoin(transaction: Transaction<DB>, join: RecordedJoin): Promise<void> {
  const { kind, kept, joined, name, bits, evidence, decidedBy } = join
  await sql`
    insert into joins (kind, joined_id, kept_id, joined_name, bits, evidence, decided_by)
    values (${kind}, ${joined}, ${kept}, ${name}, ${bits}, ${JSON.stringify(evidence)}::jsonb, ${decidedBy})
    on conflict (kind, joined_id) do update
      set kept_id = excluded.kept_id, joined_name = excluded.joined_name, bits = excluded.bits,
        evidence = excluded.evidence, decided_by = excluded.decided_by, at = now()`.execute(transaction)
  await sql`update joins set kept_id = ${kept} where kind = ${kind} and kept_id = ${joined}`.execute(transaction)
}

export const BY_PERSON = { kind: 'decided-by-person', bits: 0, detail: {} } as const satisfies Evidence
