import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { listForeignKeys } from '../../curating/records/dependents.ts'
import { listUniqueKeys } from '../../curating/merges/pointing-rows.ts'
import { rechoosePeople } from './rechoose-people.ts'
import { bitsOf, type Evidence } from '../evidence/evidence.ts'
import { fillSquadPlaces } from './join-squad-places.ts'

export interface PersonJoin {
  readonly kept: string
  readonly joined: string
  readonly evidence: readonly Evidence[]
}

const MAP = sql.table('joined_people')

/** Makes one person of several, for any number of people at once: everything that points to the old ids moves. */
export async function joinPeople(transaction: Transaction<DB>, joins: readonly PersonJoin[]): Promise<void> {
  if (joins.length === 0) return
  await sql`create temporary table joined_people (old_id text primary key, new_id text not null) on commit drop`.execute(
    transaction,
  )
  await sql`
    insert into ${MAP}
    select * from unnest(${joins.map(({ joined }) => joined)}::text[], ${joins.map(({ kept }) => kept)}::text[])`.execute(
    transaction,
  )
  await sql`create index on joined_people (new_id)`.execute(transaction)
  await sql`analyze joined_people`.execute(transaction)
  await keepReasons(transaction, joins)
  await fillSquadPlaces(transaction)
  const keys = await listForeignKeys(transaction, 'people')
  for (const [table, own] of Map.groupBy(keys, (key) => key.table)) {
    const columns = own.map(({ column }) => column)
    await dropRepeated(transaction, table, columns)
    for (const column of columns) await moveColumn(transaction, table, column)
  }
  await moveNames(transaction)
  await moveSources(transaction)
  await fillFields(transaction)
  await moveDecisions(transaction)
  await sql`delete from conflicts where kind = 'person' and record_id in (select old_id from ${MAP})`.execute(
    transaction,
  )
  await sql`delete from people where id in (select old_id from ${MAP})`.execute(transaction)
  await redirect(transaction)
  await rechoosePeople(transaction, [...new Set(joins.map(({ kept }) => kept))])
  await sql`drop table joined_people`.execute(transaction)
}

async function keepReasons(transaction: Transaction<DB>, joins: readonly PersonJoin[]): Promise<void> {
  const rows = joins.map(({ kept, joined, evidence }) => ({ kept, joined, bits: bitsOf(evidence), evidence }))
  await sql`
    insert into joins (kind, joined_id, kept_id, joined_name, bits, evidence)
    select 'person', r.joined, r.kept, p.name, r.bits, r.evidence
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kept text, joined text, bits real, evidence jsonb)
    join people as p on p.id = r.joined
    on conflict (kind, joined_id) do update
      set kept_id = excluded.kept_id, joined_name = excluded.joined_name, bits = excluded.bits, evidence = excluded.evidence`.execute(
    transaction,
  )
  await sql`
    update joins as j set kept_id = m.new_id from ${MAP} as m where j.kind = 'person' and j.kept_id = m.old_id`.execute(
    transaction,
  )
}

/** Rows that would stand twice under a key that forbids it: the kept person's own stays. */
async function dropRepeated(transaction: Transaction<DB>, table: string, columns: readonly string[]): Promise<void> {
  const keys = await listUniqueKeys(transaction, table)
  for (const { columns: unique, nullsAreEqual } of keys) {
    const moving = unique.filter((column) => columns.includes(column))
    if (moving.length === 0) continue
    const maps = moving.map(
      (column, at) =>
        sql`left join ${MAP} as ${sql.ref(`m${at}`)} on ${sql.ref(`m${at}.old_id`)} = ${sql.ref(`t.${column}`)}`,
    )
    const after = unique.map((column) => {
      const at = moving.indexOf(column)
      return at < 0 ? sql.ref(`t.${column}`) : sql`coalesce(${sql.ref(`m${at}.new_id`)}, ${sql.ref(`t.${column}`)})`
    })
    const moves = sql.join(
      moving.map((_, at) => sql`${sql.ref(`m${at}.old_id`)} is not null`),
      sql` or `,
    )
    const known = unique.map((column) => sql`${sql.ref(`t.${column}`)} is not null`)
    const about = sql.join(
      moving.map(
        (column) => sql`${sql.ref(`t.${column}`)} in (select old_id from ${MAP} union select new_id from ${MAP})`,
      ),
      sql` or `,
    )
    await sql`
      delete from ${sql.table(table)} where ctid in (
        select place from (
          select t.ctid as place, row_number() over (partition by ${sql.join(after)} order by (${moves}), t::text) as turn
          from ${sql.table(table)} as t ${sql.join(maps, sql` `)}
          where (${about}) and ${nullsAreEqual ? sql`true` : sql.join(known, sql` and `)}) as ranked
        where turn > 1)`.execute(transaction)
  }
}

async function moveColumn(transaction: Transaction<DB>, table: string, column: string): Promise<void> {
  await sql`
    update ${sql.table(table)} as t set ${sql.ref(column)} = m.new_id
    from ${MAP} as m where ${sql.ref(`t.${column}`)} = m.old_id`.execute(transaction)
}

async function moveNames(transaction: Transaction<DB>): Promise<void> {
  await sql`
    insert into aliases (kind, record_id, alias)
    select distinct on (m.new_id, a.normalised) a.kind, m.new_id, a.alias
    from aliases as a join ${MAP} as m on a.kind = 'person' and a.record_id = m.old_id
    order by m.new_id, a.normalised, a.alias
    on conflict do nothing`.execute(transaction)
}

/** Where a dataset has words on both, its key stands in the place of the file: by it the next import finds the kept one. */
async function moveSources(transaction: Transaction<DB>): Promise<void> {
  await sql`
    with old as (
      delete from sources as s using ${MAP} as m where s.kind = 'person' and s.record_id = m.old_id
      returning m.new_id, s.dataset_id, s.key, s.file, s.line, s.at, s.said),
    ranked as (
      select old.*, row_number() over (partition by new_id, dataset_id, file order by key) = 1 and not exists (
        select 1 from sources as k where k.kind = 'person' and k.record_id = old.new_id
          and k.dataset_id = old.dataset_id and k.file = old.file) as free
      from old)
    insert into sources (kind, record_id, dataset_id, key, file, line, at, said)
    select 'person', new_id, dataset_id, key, case when free then file else key end, line, at, said
    from ranked where free or key <> ''
    on conflict do nothing`.execute(transaction)
}

const SINGLE = [
  'official_name',
  'short_name',
  'acronym',
  'gender',
  'birth_date',
  'birth_place',
  'height_cm',
  'foot',
  'photo',
]
const LISTS = ['positions', 'nationalities']

/** What the kept person lacks comes from the others; roles add up. */
async function fillFields(transaction: Transaction<DB>): Promise<void> {
  const first = (column: string, filled: ReturnType<typeof sql>) =>
    sql`(array_agg(${sql.ref(`o.${column}`)} order by o.id) filter (where ${filled}))[1]`
  const single = SINGLE.map(
    (column) => sql`${first(column, sql`${sql.ref(`o.${column}`)} is not null`)} as ${sql.ref(column)}`,
  )
  const lists = LISTS.map(
    (column) => sql`(select ${sql.ref(`p.${column}`)} from people as p join ${MAP} as x on x.old_id = p.id
      where x.new_id = m.new_id and cardinality(${sql.ref(`p.${column}`)}) > 0 order by p.id limit 1) as ${sql.ref(column)}`,
  )
  const sets = [
    ...SINGLE.map((column) => sql`${sql.ref(column)} = coalesce(${sql.ref(`k.${column}`)}, ${sql.ref(`f.${column}`)})`),
    ...LISTS.map(
      (
        column,
      ) => sql`${sql.ref(column)} = case when cardinality(${sql.ref(`k.${column}`)}) > 0 then ${sql.ref(`k.${column}`)}
        else coalesce(${sql.ref(`f.${column}`)}, '{}') end`,
    ),
  ]
  await sql`
    update people as k set ${sql.join(sets)},
      roles = array(select distinct unnest(k.roles || f.roles) order by 1)
    from (
      select m.new_id, ${sql.join(single)}, ${sql.join(lists)},
        array(select distinct unnest(p.roles) from people as p join ${MAP} as x on x.old_id = p.id where x.new_id = m.new_id) as roles
      from ${MAP} as m join people as o on o.id = m.old_id group by m.new_id) as f
    where k.id = f.new_id`.execute(transaction)
}

/** Questions about the old ids are answered; what a person has called apart stays apart. */
async function moveDecisions(transaction: Transaction<DB>): Promise<void> {
  await sql`
    with old as (
      delete from possible_duplicates as d where kind = 'person'
        and (first_id in (select old_id from ${MAP}) or second_id in (select old_id from ${MAP}))
      returning d.*),
    moved as (
      select o.*, coalesce(a.new_id, first_id) as one, coalesce(b.new_id, second_id) as other
      from old as o left join ${MAP} as a on a.old_id = first_id left join ${MAP} as b on b.old_id = second_id
      where o.status = 'apart')
    insert into possible_duplicates (kind, first_id, second_id, kept_id, bits, evidence, status, decided_by, decided_at)
    select kind, least(one, other), greatest(one, other), least(one, other), bits, evidence, status, decided_by, decided_at
    from moved where one <> other on conflict do nothing`.execute(transaction)
  await sql`
    update unsure_names as u set candidates = array(
      select distinct coalesce(m.new_id, c) from unnest(u.candidates) as c left join ${MAP} as m on m.old_id = c order by 1)
    where u.kind = 'person' and u.candidates && array(select old_id from ${MAP})`.execute(transaction)
}

async function redirect(transaction: Transaction<DB>): Promise<void> {
  await sql`
    update redirects as r set new_id = m.new_id from ${MAP} as m where r.kind = 'person' and r.new_id = m.old_id`.execute(
    transaction,
  )
  await sql`
    insert into redirects (kind, old_id, new_id) select 'person', old_id, new_id from ${MAP}
    on conflict (kind, old_id) do update set new_id = excluded.new_id`.execute(transaction)
}
