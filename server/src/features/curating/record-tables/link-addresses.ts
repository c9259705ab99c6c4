import type { RecordKind } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Reference } from './references.ts'

const FOLDERS = {
  team: 'times',
  stadium: 'estadios',
  confederation: 'confederacoes',
  competition: 'campeonatos',
  streaming: 'streamings',
} as const

const hasFolder = (kind: RecordKind): kind is keyof typeof FOLDERS => kind in FOLDERS

/** The console's pages of records, by kind and id; a record without a page, such as a referee, is left out. */
export async function findAddresses(
  database: Queryable,
  wanted: readonly Reference[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>()
  for (const [kind, own] of Map.groupBy(wanted, (reference) => reference.kind)) {
    const ids = [...new Set(own.map(({ id }) => id))]
    if (hasFolder(kind)) {
      for (const id of ids) addresses.set(`${kind}:${id}`, `/${FOLDERS[kind]}/${id}`)
      continue
    }
    const query = addressQuery(kind)
    if (!query) continue
    const { rows } = await sql<{ id: string; address: string }>`${query} = any (${ids}::text[])`.execute(database)
    for (const { id, address } of rows) addresses.set(`${kind}:${id}`, address)
  }
  return addresses
}

function addressQuery(kind: RecordKind) {
  switch (kind) {
    case 'person':
      return sql`
        select id, case when 'player' = any (roles) then '/jogadores/' else '/tecnicos/' end || id as address
        from people where roles && array['player', 'coach'] and id`
    case 'edition':
      return sql`
        select id, '/campeonatos/' || competition_id || '?temporada=' || name as address from editions where id`
    case 'match':
      return sql`
        select m.id, '/campeonatos/' || e.competition_id || '/jogos/' || m.id as address
        from matches as m join editions as e on e.id = m.edition_id where m.id`
    default:
      return null
  }
}
