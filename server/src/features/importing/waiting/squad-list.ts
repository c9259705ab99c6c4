import type { WaitingSquad } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { findAddresses } from '../../curating/record-tables/link-addresses.ts'
import { findNames } from '../../curating/record-tables/references.ts'

/** The present names of the players whom an import has held back. */
const players = sql<string[]>`array(
  select coalesce(p.name, m.person_id) from jsonb_to_recordset(waiting_squads.rows) as m (person_id text, number smallint)
  left join redirects as r on r.kind = 'person' and r.old_id = m.person_id
  left join people as p on p.id = coalesce(r.new_id, m.person_id)
  order by m.number, p.name)`

export async function listWaitingSquads(
  database: Database,
  which: 'abertos' | 'descartados',
  request: PageRequest,
  url: string,
) {
  const found = database
    .selectFrom('waiting_squads')
    .select(['id', 'edition_id', 'team_id', 'dataset_id', 'file', 'reason', 'status', 'decided_by', 'created_at'])
    .select(players.as('players'))
    .where('status', '=', which === 'abertos' ? 'open' : 'discarded')
  const page = await listNewestFirst(database, found, 'created_at', request, url, (row) => row)
  const about = page.data.flatMap(({ edition_id, team_id }) => [
    { kind: 'edition' as const, id: edition_id },
    { kind: 'team' as const, id: team_id },
  ])
  const [names, addresses] = [await findNames(database, about), await findAddresses(database, about)]
  const place = (kind: 'edition' | 'team', id: string) => ({
    id,
    name: names.get(`${kind}:${id}`) ?? id,
    linkAddress: addresses.get(`${kind}:${id}`) ?? null,
  })
  const data = page.data.map((row): WaitingSquad => ({
    id: row.id,
    team: place('team', row.team_id),
    edition: place('edition', row.edition_id),
    players: row.players,
    reason: row.reason,
    source: row.file === '' ? row.dataset_id : `${row.dataset_id}/${row.file}`,
    status: row.status as WaitingSquad['status'],
    decidedBy: row.decided_by,
    createdAt: row.created_at.toISOString(),
  }))
  return { ...page, data }
}
