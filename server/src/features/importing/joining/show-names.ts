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

/** After a run: people shown by an initial or a bare surname get the name that a source completed. A name that somebody edited stays. */
export async function showCompletedNames(transaction: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<NamedPerson>`
    select p.id, p.name, p.official_name, array_agg(a.alias) as aliases
    from people as p join aliases as a on a.kind = 'person' and a.record_id = p.id
    where p.id = any (${ids}::text[]) and not p.demo and (p.name not like '% %' or p.name ~ '^.[.]? ')
      and not exists (
        select 1 from edit_rows as r join edits as e on e.id = r.edit_id
        where r.table_name = 'people' and r.row_key = jsonb_build_object('id', p.id) and r.operation = 'changed'
          and e.kind <> 'import' and r.after -> 'name' is distinct from r.before -> 'name')
    group by p.id having count(*) > 1 order by p.id`.execute(transaction)
  const writes = new WriteQueue(transaction)
  for (const { id, name, official_name, aliases } of rows) {
    const shown = pickShownName(name, aliases, official_name)
    if (shown !== name) writes.update('people', { id, name: shown })
  }
  await writes.settle()
}
