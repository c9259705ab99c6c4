import { slug } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { Ids } from '../../../platform/slug-ids.ts'

interface NamedEdition {
  readonly name: string
  readonly competition: { readonly code: string }
}

/** Only ids in use count as taken, because a match that was undone and is created again is the same match. */
export async function findTakenIds(database: Queryable, { name, competition }: NamedEdition): Promise<Ids> {
  const start = `${competition.code}_${slug(name)}_`
  const { rows } = await sql<{ id: string }>`
    select id from matches where starts_with(id, ${start})
    union all
    select old_id from redirects where kind = 'match' and starts_with(old_id, ${start})`.execute(database)
  return new Ids(rows.map(({ id }) => id))
}
