import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { readTrust, type Trust } from '../choosing/dataset-trust.ts'
import { pickPlainClubName } from '../resolving/names/club-name.ts'
import { knownClubs } from '../resolving/names/known-clubs.ts'
import { hasParticle, pickCalledName, pickShownName } from '../resolving/names/shown-name.ts'
import { WriteQueue } from '../storing/write-queue.ts'

interface NamedPerson {
  readonly id: string
  readonly name: string
  readonly official_name: string | null
  readonly aliases: readonly string[]
}

/** A source's name for a person. */
interface CalledName {
  readonly id: string
  readonly dataset: string
  readonly name: string
}

/**
 * Runs after an import: shows each person by the name of the most trusted source, completed and accented by the others,
 * in whatever order they were imported. Names that a user wrote or changed stay.
 */
export async function showCompletedNames(transaction: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Reads the edits first, because an import's own history is large and the planner has no statistics about it yet.
  const { rows } = await sql<NamedPerson>`
    with edited as materialized (
      select r.row_key ->> 'id' as id from edits as e join edit_rows as r on r.edit_id = e.id
      where e.kind <> 'import' and r.table_name = 'people'
        and (r.operation = 'created' or r.operation = 'changed' and r.after -> 'name' is distinct from r.before -> 'name')),
    unedited as materialized (
      select id, name, official_name from people
      where id = any (${ids}::text[]) and not demo and id not in (select id from edited))
    select s.id, s.name, s.official_name, array_agg(a.alias) as aliases
    from unedited as s join aliases as a on a.kind = 'person' and a.record_id = s.id
    group by s.id, s.name, s.official_name order by s.id`.execute(transaction)
  const doubtful = rows.filter(({ name, aliases }) => aliases.length > 1 || hasParticle(name))
  const trust = await readTrust(transaction)
  const called = await loadCalledNames(
    transaction,
    doubtful.map(({ id }) => id),
  )
  const writes = new WriteQueue(transaction)
  for (const { id, name, official_name, aliases } of doubtful) {
    const names = called.get(id) ?? []
    const first = nameOfMostTrusted(names, trust) ?? name
    // Of spellings that differ only in capitals, the aliases hold the one that came first.
    const spellings = [...aliases, ...names.map((each) => each.name)]
    const shown = pickShownName(first, spellings, official_name)
    if (shown !== name) writes.update('people', { id, name: shown })
  }
  await writes.settle()
}

async function loadCalledNames(
  transaction: Transaction<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly CalledName[]>> {
  const { rows } = await sql<CalledName>`
    select record_id as id, dataset_id as dataset, said ->> 'name' as name from sources
    where kind = 'person' and record_id = any (${ids}::text[]) and said ? 'name'`.execute(transaction)
  return Map.groupBy(rows, ({ id }) => id)
}

function nameOfMostTrusted(called: readonly CalledName[], trust: Trust): string | null {
  const rank = (dataset: string) => trust(dataset, 'name')
  const [first] = called.toSorted(
    (a, b) => rank(a.dataset) - rank(b.dataset) || (a.dataset < b.dataset ? -1 : a.dataset > b.dataset ? 1 : 0),
  )
  return pickCalledName(called.filter(({ dataset }) => dataset === first?.dataset).map(({ name }) => name))
}

interface NamedClub {
  readonly id: string
  readonly name: string
  readonly country: string | null
  /** Its names that no team with which it could be confused has. */
  readonly names: readonly string[]
}

const known = knownClubs.map(({ id }) => id)

/**
 * Runs after an import: shows a club without its legal form if a source names it so, in whatever order they were
 * imported, unless another team of its country or of one of its editions has that name too, or a user edited it.
 */
export async function showPlainClubNames(transaction: Transaction<DB>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<NamedClub>`
    with edited as materialized (
      select r.row_key ->> 'id' as id from edits as e join edit_rows as r on r.edit_id = e.id
      where e.kind <> 'import' and r.table_name = 'teams' and r.operation = 'changed'
        and r.after -> 'name' is distinct from r.before -> 'name')
    select t.id, t.name, t.country, array_agg(a.alias order by a.alias) as names
    from teams as t join aliases as a on a.kind = 'team' and a.record_id = t.id
    where t.id = any (${ids}::text[]) and t.id <> all (${known}::text[]) and t.kind = 'club' and not t.demo
      and t.id not in (select id from edited)
      and not exists (
        select from aliases as o join teams as other on other.id = o.record_id
        where o.kind = 'team' and o.normalised = a.normalised and o.record_id <> t.id
          and (other.country is not distinct from t.country or other.country is null or t.country is null
            or exists (
              select from matches as own join matches as theirs using (edition_id)
              where t.id in (own.home_id, own.away_id) and other.id in (theirs.home_id, theirs.away_id))))
    group by t.id order by t.id`.execute(transaction)
  const writes = new WriteQueue(transaction)
  for (const { id, name, country, names } of rows) {
    const shown = pickPlainClubName(name, names, country)
    if (shown !== name) writes.update('teams', { id, name: shown })
  }
  await writes.settle()
}
