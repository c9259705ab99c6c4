import pg from 'pg'
import { CURATED } from '../joining/rechoose.ts'
import { FACT_COLUMNS } from '../writing/record-writer.ts'

/** The dataset that stands for a newer version of the open data where a value was changed by hand. */
const OWN = 'meio-campo'
const FILE = 'open-data'

/** A field that can diverge, with its value here (`t`) and in the new version (`s`), as the sources write it. */
interface Field {
  readonly name: string
  readonly here: string
  readonly there: string
}

const scoreOf = (row: string, part: string) => `case when ${row}.${part}_home is not null
  then jsonb_build_array(${row}.${part}_home, ${row}.${part}_away) end`
const resultOf = (row: string) => `case when ${row}.home_score is not null
  then jsonb_build_array(${row}.home_score, ${row}.away_score) end`
const statusOf = (row: string) => `case when ${row}.status like 'finished%' then 'finished' else ${row}.status end`
const instantOf = (row: string) => `to_char(${row}.kickoff at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const matchField = (name: string, of: (row: string) => string): Field => ({ name, here: of('t'), there: of('s') })

/** The parts of a result are decided together, so all of them are given. */
const MATCH_FIELDS: readonly Field[] = [
  matchField('score', resultOf),
  matchField('status', statusOf),
  matchField('annulled', (row) => `${row}.annulled`),
  matchField('extraTime', (row) => scoreOf(row, 'extra_time')),
  matchField('penalties', (row) => scoreOf(row, 'penalties')),
  matchField('halfTime', (row) => scoreOf(row, 'half_time')),
  matchField('day', (row) => `${row}.day`),
  matchField('kickoff', instantOf),
  matchField('attendance', (row) => `${row}.attendance`),
  matchField('stadium', (row) => `${row}.stadium_id`),
]

/** A statement about a match has all fields; the others are unknown. */
const UNKNOWN = JSON.stringify(
  Object.fromEntries(
    ['localTime', 'statusReason', 'neutral', 'city', 'shootoutWinner', 'phase', 'group', 'round', 'leg'].map((each) => [
      each,
      null,
    ]),
  ),
)

const KINDS: readonly { readonly kind: string; readonly table: string; readonly fields: readonly Field[] }[] = [
  ...Object.entries(FACT_COLUMNS).map(([kind, { table, columns }]) => ({
    kind,
    table,
    fields: columns.map((column) => ({ name: column, here: `t.${column}`, there: `s.${column}` })),
  })),
  { kind: 'match', table: 'matches', fields: MATCH_FIELDS },
]

/**
 * Turns differences between a newer version and values set here by users into ordinary divergences: two statements
 * about the field, of which the user's is shown until a decision. Returns the number of records.
 */
export async function listDivergences(client: pg.Client): Promise<number> {
  await client.query(
    `insert into datasets (id, title, trust) values ($1, 'Curadoria', 0), ($2, 'Dados abertos do Meio-Campo', 50)
     on conflict do nothing`,
    [CURATED, OWN],
  )
  let kept = 0
  for (const each of KINDS) kept += await listOf(client, each)
  return kept
}

async function listOf(client: pg.Client, { kind, table, fields }: (typeof KINDS)[number]): Promise<number> {
  const { rows: staged } = await client.query(`select to_regclass($1) as found`, [`pg_temp.staged_${table}`])
  if (staged[0]?.found === null) return 0
  const objectOf = (side: 'here' | 'there') =>
    `jsonb_build_object(${fields.map((field) => `${pg.escapeLiteral(field.name)}, ${field[side]}`).join(', ')})`
  await client.query(
    `create temporary table diverging on commit drop as
     select t.id, ${objectOf('here')} as here, ${objectOf('there')} as there
     from ${table} as t join staged_${table} as s on s.id = t.id
     join touched_rows as h on h.table_name = '${table}' and h.row_key = jsonb_build_object('id', t.id) and h.by_hand`,
  )
  await client.query('delete from diverging where here = there')
  for (const [dataset, file, said] of [
    [OWN, FILE, 'there'],
    [CURATED, '', 'here'],
  ])
    await client.query(
      `insert into sources (kind, record_id, dataset_id, file, said)
       select $1, id, $2, $3, $4::jsonb || ${said} from diverging
       on conflict (kind, record_id, dataset_id, file) do update set said = excluded.said`,
      [kind, dataset, file, kind === 'match' ? UNKNOWN : '{}'],
    )
  const { rows } = await client.query<{ records: string }>(
    `with fields as (
       select d.id, f.key as field, f.value as here, d.there -> f.key as there
       from diverging as d, jsonb_each(d.here) as f
       where f.value is distinct from d.there -> f.key and f.value <> 'null' and d.there -> f.key <> 'null'
     ), listed as (
       insert into conflicts (kind, record_id, field, said, chosen)
       select $1, id, field, jsonb_build_object($2::text, here, $3::text, there), $2 from fields
       on conflict (kind, record_id, field) do update
         set said = conflicts.said || excluded.said, chosen = excluded.chosen, resolved_at = null, resolved_by = null
       returning record_id
     )
     select count(distinct record_id) as records from listed`,
    [kind, CURATED, OWN],
  )
  await client.query('drop table diverging')
  return Number(rows[0]!.records)
}
