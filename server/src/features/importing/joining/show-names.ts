import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { pickShownName } from '../resolving/names/shown-name.ts'
import { WriteQueue } from '../storing/write-queue.ts'

interface NamedPerson {
  readonly id: string
  readonly name: string
  readonly official_name: string | null
  readonly aliases: readonly string[]
}

/** Runs after an import: replaces a shown name by a complete or accented one from the sources, unless somebody edited it. */
export async function showCompletedNames(transaction: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Edits first: within an import its own history is large, and the planner does not know it yet.
  const { rows } = await sql<NamedPerson>`
    with edited as materialized (
      select r.row_key ->> 'id' as id from edits as e join edit_rows as r on r.edit_id = e.id
      where e.kind <> 'import' and r.table_name = 'people' and r.operation = 'changed'
        and r.after -> 'name' is distinct from r.before -> 'name'),
    unedited as materialized (
      select id, name, official_name from people
      where id = any (${ids}::text[]) and not demo and id not in (select id from edited))
    select s.id, s.name, s.official_name, array_agg(a.alias) as aliases
    from unedited as s join aliases as a on a.kind = 'person' and a.record_id = s.id
    group by s.id, s.name, s.official_name having count(*) > 1 order by s.id`.execute(transaction)
  const writes = new WriteQueue(transaction)
  for (const { id, name, official_name, aliases } of rows) {
    const shown = pickShownName(name, aliases, official_name)
    if (shown !== name) writes.update('people', { id, name: shown })
  }
  await writes.settle()
}
