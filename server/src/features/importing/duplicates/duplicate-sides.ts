import type { DuplicateKind, DuplicateSide } from '@meio-campo/contract'
import { countryName, recordFields } from '@meio-campo/contract/rules'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { findAddresses } from '../../curating/record-tables/link-addresses.ts'
import { findNames, type Reference } from '../../curating/record-tables/references.ts'

interface Row {
  readonly id: string
  readonly matches: number
  readonly facts: Readonly<Record<string, string | null>>
}

const years = (column: RawBuilder<unknown>) =>
  sql`case when min(${column}) is null then null else to_char(min(${column}), 'YYYY')
    || case when extract(year from min(${column})) = extract(year from max(${column})) then ''
      else ' a ' || to_char(max(${column}), 'YYYY') end end`

/** What helps to recognise a record, by kind: as little as fits in a column. */
const QUERIES: Readonly<Record<DuplicateKind, (ids: readonly string[]) => RawBuilder<Row>>> = {
  team: (ids) => sql`
    select t.id, count(m.id)::int as matches, jsonb_build_object(
      'country', t.country, 'state', t.state, 'city', t.city, 'founded', t.founded::text, 'gender', t.gender,
      'ageLevel', nullif(t.age_level, 'senior'), 'years', ${years(sql`m.day`)}, 'competitions', (
        select string_agg(name, ', ' order by name) from (
          select distinct c.name from matches as o join editions as e on e.id = o.edition_id
          join competitions as c on c.id = e.competition_id where t.id in (o.home_id, o.away_id) limit 4) as listed)) as facts
    from teams as t left join matches as m on t.id in (m.home_id, m.away_id)
    where t.id = any (${ids}::text[]) group by t.id`,
  person: (ids) => sql`
    select p.id, count(m.id)::int as matches, jsonb_build_object(
      'birthDate', to_char(p.birth_date, 'DD/MM/YYYY'), 'nationalities', array_to_string(p.nationalities, ' '),
      'birthPlace', p.birth_place, 'gender', p.gender, 'years', ${years(sql`m.day`)}, 'teams', (
        select string_agg(name, ', ' order by name) from (
          select distinct t.name from teams as t where t.id in (
            select team_id from spells where person_id = p.id
            union select team_id from squad_members where person_id = p.id) limit 6) as listed)) as facts
    from people as p left join lineup_players as l on l.person_id = p.id left join matches as m on m.id = l.match_id
    where p.id = any (${ids}::text[]) group by p.id`,
  stadium: (ids) => sql`
    select s.id, count(m.id)::int as matches, jsonb_build_object(
      'country', s.country, 'state', s.state, 'city', s.city, 'opened', s.opened::text, 'capacity', s.capacity::text,
      'years', ${years(sql`m.day`)}, 'teams', (
        select string_agg(name, ', ' order by name) from (
          select t.name from teams as t where t.stadium_id = s.id limit 4) as listed)) as facts
    from stadiums as s left join matches as m on m.stadium_id = s.id
    where s.id = any (${ids}::text[]) group by s.id`,
  competition: (ids) => sql`
    select c.id, (select count(*)::int from matches as m join editions as e on e.id = m.edition_id
        where e.competition_id = c.id) as matches,
      jsonb_build_object('country', c.country, 'gender', c.gender, 'seasons', (
        select string_agg(name, ', ' order by name) from editions as e where e.competition_id = c.id)) as facts
    from competitions as c where c.id = any (${ids}::text[])`,
  match: (ids) => sql`
    select m.id, (select count(*)::int from events where match_id = m.id) as matches, jsonb_build_object(
      'edition', c.name || ' ' || e.name, 'day', to_char(m.day, 'DD/MM/YYYY'), 'round', r.name,
      'score', coalesce(m.extra_time_home, m.home_score) || ' × ' || coalesce(m.extra_time_away, m.away_score),
      'stadium', s.name) as facts
    from matches as m join editions as e on e.id = m.edition_id join competitions as c on c.id = e.competition_id
    left join rounds as r on r.id = m.round_id left join stadiums as s on s.id = m.stadium_id
    where m.id = any (${ids}::text[])`,
}

const LABELS: Readonly<Record<string, string>> = {
  country: 'País',
  state: 'Estado',
  city: 'Cidade',
  founded: 'Fundação',
  gender: 'Categoria',
  ageLevel: 'Idade',
  years: 'Jogos de',
  competitions: 'Campeonatos',
  birthDate: 'Nascimento',
  birthPlace: 'Onde nasceu',
  nationalities: 'Nacionalidade',
  teams: 'Times',
  opened: 'Inauguração',
  capacity: 'Capacidade',
  seasons: 'Temporadas',
  edition: 'Campeonato',
  day: 'Dia',
  round: 'Rodada',
  score: 'Placar',
  stadium: 'Estádio',
}

function wordsOf(kind: DuplicateKind, field: string, value: string): string {
  if (field === 'country') return countryName(value)
  if (field === 'nationalities') return value.split(' ').map(countryName).join(', ')
  const known = recordFields[kind][field]
  return known && 'choices' in known ? (known.choices[value] ?? value) : value
}

/** The records of many pairs at once, by kind and id. Those that are not there any more are missing. */
export async function readSides(
  database: Queryable,
  wanted: readonly (Reference & { readonly kind: DuplicateKind })[],
): Promise<ReadonlyMap<string, DuplicateSide>> {
  const names = await findNames(database, wanted)
  const addresses = await findAddresses(database, wanted)
  const sides = new Map<string, DuplicateSide>()
  for (const [kind, own] of Map.groupBy(wanted, (reference) => reference.kind)) {
    const ids = [...new Set(own.map(({ id }) => id))]
    const { rows } = await QUERIES[kind](ids).execute(database)
    const { rows: words } = await sql<{ id: string; names: string[]; datasets: string[] }>`
      select id,
        array(select alias from aliases where kind = ${kind} and record_id = id order by alias limit 12) as names,
        array(select distinct dataset_id from sources where kind = ${kind} and record_id = id order by 1) as datasets
      from unnest(${ids}::text[]) as id`.execute(database)
    const said = new Map(words.map((row) => [row.id, row]))
    for (const { id, matches, facts } of rows) {
      const name = names.get(`${kind}:${id}`) ?? id
      const { names: others = [], datasets = [] } = said.get(id) ?? {}
      sides.set(`${kind}:${id}`, {
        id,
        name,
        linkAddress: addresses.get(`${kind}:${id}`) ?? null,
        facts: Object.keys(LABELS).flatMap((field) => {
          const value = facts[field]
          if (value === null || value === undefined || value === '') return []
          return [{ field, label: LABELS[field]!, value: wordsOf(kind, field, value) }]
        }),
        matches,
        datasets,
        names: others.filter((other) => other !== name),
      })
    }
  }
  return sides
}
