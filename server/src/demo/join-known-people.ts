import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { DB } from '../database/types.gen.ts'
import { joinPeople } from '../features/importing/joining/join-people.ts'
import { BY_PERSON } from '../features/importing/duplicates/record-join.ts'
import { normaliseName } from '../features/importing/resolving/names/normalise.ts'
import type { KnownPersonFact } from './facts/fact.ts'
import { knownPeople } from './facts/people.ts'

/**
 * Joins the records of one person in the match sheets and in the national teams, where people know it and no source
 * proves it: Kaká's sheets have his full name, his World Cups have his birth date. Answers how many were joined.
 */
export async function joinKnownPeople(
  database: Database,
  known: readonly KnownPersonFact[] = knownPeople,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const found = await findBothRecords(transaction, known)
    const joins = [...Map.groupBy(found, ({ cbf_id }) => cbf_id)].flatMap(([joined, [first, ...others]]) =>
      // Two of that name in one national team: neither is surely meant.
      first === undefined || others.length > 0 ? [] : [{ kept: first.national_id, joined, evidence: [BY_PERSON] }],
    )
    await joinPeople(transaction, joins)
    const kept = new Set(joins.map((join) => join.kept))
    await showNames(
      transaction,
      found.filter(({ national_id }) => kept.has(national_id)),
    )
    return joins.length
  })
}

interface BothRecords {
  readonly cbf_id: string
  readonly national_id: string
  readonly name: string
}

async function findBothRecords(
  transaction: Transaction<DB>,
  known: readonly KnownPersonFact[],
): Promise<readonly BothRecords[]> {
  const asked = known.map(({ nationalName, fullName, ...fact }) => ({
    ...fact,
    nationalName: normaliseName(nationalName),
    fullName: normaliseName(fullName),
  }))
  const { rows } = await sql<BothRecords>`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (
        "cbfNumber" text, name text, "nationalName" text, "nationalTeam" text, "birthDate" date, "fullName" text)),
    national as materialized (
      select q.team_id, q.person_id from squad_members as q where q.team_id in (select "nationalTeam" from asked)
      union
      select case e.side when 'home' then m.home_id else m.away_id end, e.player_id
      from matches as m join events as e on e.match_id = m.id
      where m.home_id in (select "nationalTeam" from asked) or m.away_id in (select "nationalTeam" from asked))
    select distinct s.record_id as cbf_id, n.person_id as national_id, a.name
    from asked as a
    join sources as s on s.kind = 'person' and s.dataset_id = 'cbf' and s.key = a."cbfNumber"
    join aliases as full_name on full_name.kind = 'person' and full_name.record_id = s.record_id
      and full_name.normalised = a."fullName"
    join aliases as other on other.kind = 'person' and other.normalised = a."nationalName"
    join national as n on n.team_id = a."nationalTeam" and n.person_id = other.record_id
    join people as p on p.id = n.person_id
    where n.person_id <> s.record_id and (a."birthDate" is null or p.birth_date = a."birthDate")
      -- A slip in the table must not make one of a man of 1950 and one of today.
      and not exists (
      select 1 from lineup_players as l join matches as m on m.id = l.match_id
      where l.person_id = s.record_id and extract(year from age(m.day, p.birth_date)) not between 14 and 50)
      and not exists (
      select 1 from sources as o where o.kind = 'person' and o.record_id = n.person_id and o.dataset_id = 'cbf'
        and o.key <> '' and o.key not like 'nome:%')
    order by 1, 2`.execute(transaction)
  return rows
}

async function showNames(transaction: Transaction<DB>, people: readonly BothRecords[]): Promise<void> {
  const names = people.map(({ national_id: id, name }) => ({ id, name }))
  await sql`
    with shown as (select * from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as s (id text, name text)),
    named as (update people as p set name = s.name from shown as s where p.id = s.id and p.name <> s.name)
    insert into aliases (kind, record_id, alias) select 'person', id, name from shown on conflict do nothing`.execute(
    transaction,
  )
}
