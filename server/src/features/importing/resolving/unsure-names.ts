import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Origin } from '../records/records.ts'

/** A name that several records could be meant by. */
export interface UnsureName {
  readonly kind: 'team' | 'person' | 'stadium'
  /** The key under which a person's decision about the name is stored. */
  readonly key: string
  readonly name: string
  readonly candidates: readonly string[]
  /** What the dataset says beside it. */
  readonly context: Readonly<Record<string, string | null>>
}

// As with rejections: a huge file of nothing but doubts must not fill the memory.
const MOST = 5000

/** Collects them while rows are read. */
export class UnsureNames {
  readonly #noted = new Map<string, UnsureName & Origin>()
  /** The row that is being read. */
  origin: Origin = { file: '', line: null }

  note(unsure: UnsureName): void {
    const mark = `${unsure.kind} ${unsure.key}`
    const before = this.#noted.get(mark)?.candidates ?? []
    const candidates = [...new Set([...before, ...unsure.candidates])]
    if (this.#noted.size < MOST) this.#noted.set(mark, { ...unsure, candidates, ...this.origin })
  }

  /** Takes out, and answers, the names whose candidates have become one record since. */
  settle(kind: UnsureName['kind'], joined: ReadonlyMap<string, string>): { unsure: UnsureName; record: string }[] {
    const settled: { unsure: UnsureName; record: string }[] = []
    for (const [mark, unsure] of this.#noted) {
      if (unsure.kind !== kind) continue
      const candidates = [...new Set(unsure.candidates.map((id) => followAll(joined, id)))]
      this.#noted.set(mark, { ...unsure, candidates })
      if (candidates.length > 1) continue
      this.#noted.delete(mark)
      settled.push({ unsure, record: candidates[0]! })
    }
    return settled
  }

  get all(): readonly (UnsureName & Origin)[] {
    return [...this.#noted.values()]
  }
}

export async function keepUnsureNames(database: Queryable, dataset: string, unsure: UnsureNames): Promise<void> {
  if (unsure.all.length === 0) return
  await sql`
    insert into unsure_names (dataset_id, kind, key, name, candidates, context, file, line)
    select ${dataset}, kind, key, name, candidates, context, file, line
    from jsonb_to_recordset(${JSON.stringify(unsure.all)}::jsonb)
      as r (kind text, key text, name text, candidates text[], context jsonb, file text, line integer)
    on conflict (dataset_id, kind, key) do update
      set name = excluded.name, candidates = excluded.candidates, context = excluded.context, file = excluded.file,
        line = excluded.line, updated_at = now()`.execute(database)
}

function followAll(joined: ReadonlyMap<string, string>, id: string): string {
  const next = joined.get(id)
  return next === undefined ? id : followAll(joined, next)
}
