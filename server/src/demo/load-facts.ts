import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { facts as allFacts, type Facts } from './facts/facts.ts'
import { datasetRows, FACTS_DATASET } from './rows/datasets.ts'
import { factRows } from './rows/fact-rows.ts'
import { insertRows, insertRowSet } from './rows/row-set.ts'

/** The facts alone, without anything invented: what the open data begins with. */
export async function loadFacts(database: Database, facts: Facts = allFacts): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const datasets = datasetRows.filter(({ id }) => id === FACTS_DATASET)
    await insertRows(transaction, 'datasets', datasets)
    await insertRowSet(transaction, factRows(facts))
  })
}

/** The broadcasters of the current edition of each competition, which is known once its matches are there. */
export async function addBroadcastRights(
  database: Database,
  { rights }: Pick<Facts, 'rights'> = allFacts,
): Promise<void> {
  const rows = JSON.stringify(rights)
  await sql`
    insert into broadcast_rights (edition_id, streaming_id, home_id, note)
    select e.id, r.streaming, r."homeTeam", r.note
    from json_to_recordset(${rows}::json) as r (competition text, streaming text, "homeTeam" text, note text)
    join lateral (
      select id from editions where competition_id = r.competition order by name desc limit 1) as e on true
    on conflict do nothing`.execute(database)
}
