import type { RecordKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../../database/database.ts'
import { recordTables } from '../../record-tables/tables.ts'

export interface Wanted {
  readonly kind: RecordKind
  readonly text: string
}

/** The records that each text can mean: by its id where it is one, otherwise by a name exactly like it. */
export class Lookup {
  readonly #found = new Map<string, Set<string>>()

  /** Looks up many at once: a few queries per kind, independent of the number of rows. */
  static async of(database: Queryable, wanted: readonly Wanted[], by: 'id or name' | 'name'): Promise<Lookup> {
    const lookup = new Lookup()
    for (const [kind, own] of Map.groupBy(wanted, (each) => each.kind)) {
      const texts = [...new Set(own.map(({ text }) => text))]
      if (by === 'id or name') lookup.#note(kind, await findById(database, kind, texts))
      const rest = texts.filter((text) => lookup.ids({ kind, text }).length === 0)
      lookup.#note(kind, await findByName(database, kind, rest))
    }
    return lookup
  }

  ids({ kind, text }: Wanted): readonly string[] {
    return [...(this.#found.get(`${kind} ${text}`) ?? [])]
  }

  #note(kind: RecordKind, rows: readonly Found[]): void {
    for (const { text, id } of rows) {
      const key = `${kind} ${text}`
      this.#found.set(key, (this.#found.get(key) ?? new Set()).add(id))
    }
  }
}

interface Found {
  readonly text: string
  readonly id: string
}

/** The id of a merged record resolves to the record it was merged into. */
async function findById(database: Queryable, kind: RecordKind, texts: readonly string[]): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select id as text, id from ${sql.table(recordTables[kind])} where id = any (${texts}::text[])
    union all
    select old_id, new_id from redirects where kind = ${kind} and old_id = any (${texts}::text[])`.execute(database)
  return rows
}

async function findByName(database: Queryable, kind: RecordKind, texts: readonly string[]): Promise<readonly Found[]> {
  if (kind === 'edition') return findEditions(database, texts)
  const { rows } = await sql<Found>`
    select t.text, a.record_id as id
    from unnest(${texts}::text[]) as t (text)
    join aliases as a on a.kind = ${kind} and a.normalised = normalise_name(t.text)
    where a.normalised <> ''`.execute(database)
  return rows
}

/** An edition is called by its championship and its year: `Copa do Brasil 2025`. */
async function findEditions(database: Queryable, texts: readonly string[]): Promise<readonly Found[]> {
  const { rows } = await sql<Found>`
    select t.text, e.id
    from unnest(${texts}::text[]) as t (text)
    cross join lateral regexp_match(t.text, '^(.*\\S)\\s+(\\d{4}(?:-\\d{2})?)$') as part
    join aliases as a on a.kind = 'competition' and a.normalised = normalise_name(part[1])
    join editions as e on e.competition_id = a.record_id and e.name = part[2]`.execute(database)
  return rows
}
