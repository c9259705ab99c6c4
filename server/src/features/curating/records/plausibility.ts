import type { EditableKind, RecordKind } from '@meio-campo/contract/rules'
import { EARLY_MS } from '@meio-campo/football'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { LIVE } from '../../football/rows/match-status.ts'
import { namesakeWarnings } from '../record-tables/namesakes.ts'

/**
 * A match cannot be over before its day; one that is decided off the pitch can. Nor can it be under way, but for what the
 * desk allows: one that is played around midnight may begin on the day before.
 */
export async function refuseEarlyEnd(transaction: Transaction<DB>, matchId: string): Promise<void> {
  const dayAfter = (ms: number) =>
    sql`((now() + ${ms} * interval '1 millisecond') at time zone 'America/Sao_Paulo')::date`
  const { rows } = await sql<{ day: string; over: boolean }>`
    select to_char(day, 'DD/MM/YYYY') as day, status like 'finished%' as over from matches
    where id = ${matchId} and (
      status like 'finished%' and day > ${dayAfter(0)} or
      status = any (${LIVE}::text[]) and day > ${dayAfter(EARLY_MS)})`.execute(transaction)
  const [match] = rows
  if (!match) return
  const what = match.over ? 'ter terminado' : 'ter começado'
  throw fieldError('status', `O jogo está marcado para ${match.day}: ainda não pode ${what}.`)
}

/** What is unlikely of records, and may yet be true. */
interface Warning {
  /** Looked at only where one of these fields was written. */
  readonly about: readonly string[]
  /** Of each of these ids for which it holds, the id and a sentence. */
  readonly sentences: (ids: readonly string[]) => RawBuilder<unknown>
}

const OWN_NAMES = ['name', 'officialName', 'shortName']

const WARNINGS: Readonly<Partial<Record<EditableKind, readonly Warning[]>>> = {
  person: [
    {
      about: ['birthDate'],
      sentences: (ids) => sql`
        select id, 'Com esta data de nascimento, tem menos de 10 anos. Confira o ano.' as sentence
        from people where id = any (${ids}::text[]) and birth_date > current_date - interval '10 years'`,
    },
    {
      about: ['birthDate'],
      sentences: (ids) => sql`
        select p.id, 'Com esta data de nascimento, jogou em ' || to_char(min(m.day), 'DD/MM/YYYY')
          || ' com menos de 13 anos.' as sentence
        from people as p join lineup_players as l on l.person_id = p.id join matches as m on m.id = l.match_id
        where p.id = any (${ids}::text[]) and m.day < p.birth_date + interval '13 years' group by p.id`,
    },
    {
      about: ['birthDate'],
      sentences: (ids) => sql`
        select p.id, 'Com esta data de nascimento, jogou em ' || to_char(max(m.day), 'DD/MM/YYYY')
          || ' com mais de 50 anos.' as sentence
        from people as p join lineup_players as l on l.person_id = p.id join matches as m on m.id = l.match_id
        where p.id = any (${ids}::text[]) and m.day > p.birth_date + interval '50 years' group by p.id`,
    },
  ],
  match: [
    {
      about: ['attendance', 'stadium'],
      sentences: (ids) => sql`
        select m.id, 'O público passa da capacidade do estádio ' || s.name || ', que é de ' || s.capacity || '.'
          as sentence
        from matches as m join stadiums as s on s.id = m.stadium_id
        where m.id = any (${ids}::text[]) and m.attendance > s.capacity`,
    },
    {
      about: ['homeScore', 'awayScore'],
      sentences: (ids) => sql`
        select id, 'São ' || home_score + away_score || ' gols em um jogo. Confira o placar.' as sentence
        from matches where id = any (${ids}::text[]) and home_score + away_score > 20`,
    },
    {
      about: ['kickoff', 'date', 'time', 'home', 'away', 'status', 'annulled'],
      sentences: (ids) => sql`
        select distinct m.id, t.name || ' tem outro jogo no mesmo dia, ' || to_char(m.day, 'DD/MM/YYYY') || '.'
          as sentence
        from matches as m join teams as t on t.id in (m.home_id, m.away_id)
        join matches as other on t.id in (other.home_id, other.away_id) and other.day = m.day and other.id <> m.id
          and not other.annulled and other.status not in ('cancelled', 'postponed', 'abandoned')
        where m.id = any (${ids}::text[]) and not m.annulled
          and m.status not in ('cancelled', 'postponed', 'abandoned')
        order by 1, 2`,
    },
  ],
  team: [
    {
      about: ['founded'],
      sentences: (ids) => sql`
        select t.id, 'Com esta fundação, o time jogou antes de existir, em ' || to_char(first.day, 'DD/MM/YYYY') || '.'
          as sentence
        from teams as t cross join lateral (
          select min(day) as day from (
            select min(day) as day from matches where home_id = t.id
            union all select min(day) from matches where away_id = t.id) as days) as first
        where t.id = any (${ids}::text[]) and extract(year from first.day) < t.founded`,
    },
    { about: OWN_NAMES, sentences: (ids) => namesakeWarnings('team', ids) },
  ],
  stadium: [{ about: OWN_NAMES, sentences: (ids) => namesakeWarnings('stadium', ids) }],
}

/** What to check again about a record that has just been written. */
export async function findWarnings(
  database: Queryable,
  kind: RecordKind,
  id: string,
  isWritten: (field: string) => boolean = () => true,
): Promise<string[]> {
  return (await findAllWarnings(database, kind, [id], (_, field) => isWritten(field))).get(id) ?? []
}

/** The same about many records of a kind, in as many queries as for one. */
export async function findAllWarnings(
  database: Queryable,
  kind: EditableKind,
  ids: readonly string[],
  isWritten: (id: string, field: string) => boolean,
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { about, sentences } of WARNINGS[kind] ?? []) {
    const asked = ids.filter((id) => about.some((field) => isWritten(id, field)))
    if (asked.length === 0) continue
    const { rows } = (await sentences(asked).execute(database)) as { rows: { id: string; sentence: string }[] }
    for (const { id, sentence } of rows) found.set(id, [...(found.get(id) ?? []), sentence])
  }
  return found
}
