import type { RecordKind } from '@meio-campo/contract/rules'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { namesakeWarning } from '../record-tables/namesakes.ts'

/** A match cannot be over before its day; one that is decided off the pitch can. */
export async function refuseEarlyEnd(transaction: Transaction<DB>, matchId: string): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'DD/MM/YYYY') as day from matches
    where id = ${matchId} and status like 'finished%' and day > (now() at time zone 'America/Sao_Paulo')::date`.execute(
    transaction,
  )
  if (rows[0]) throw fieldError('status', `O jogo está marcado para ${rows[0].day}: ainda não pode ter terminado.`)
}

/** Answers a sentence for what is unlikely of a record, and may yet be true. */
interface Warning {
  /** Looked at only where one of these fields was written: it takes all matches of the record, or all names. */
  readonly about?: readonly string[]
  readonly sentence: (id: string) => RawBuilder<unknown>
}

const OWN_NAMES = ['name', 'officialName', 'shortName']

const WARNINGS: Readonly<Partial<Record<RecordKind, readonly Warning[]>>> = {
  person: [
    {
      about: ['birthDate'],
      sentence: (id) => sql`
        select 'Com esta data de nascimento, tem menos de 10 anos. Confira o ano.' as sentence
        from people where id = ${id} and birth_date > current_date - interval '10 years'`,
    },
    {
      about: ['birthDate'],
      sentence: (id) => sql`
        select 'Com esta data de nascimento, jogou em ' || to_char(min(m.day), 'DD/MM/YYYY') || ' com menos de 13 anos.'
          as sentence
        from people as p join lineup_players as l on l.person_id = p.id join matches as m on m.id = l.match_id
        where p.id = ${id} and m.day < p.birth_date + interval '13 years' having count(*) > 0`,
    },
    {
      about: ['birthDate'],
      sentence: (id) => sql`
        select 'Com esta data de nascimento, jogou em ' || to_char(max(m.day), 'DD/MM/YYYY') || ' com mais de 50 anos.'
          as sentence
        from people as p join lineup_players as l on l.person_id = p.id join matches as m on m.id = l.match_id
        where p.id = ${id} and m.day > p.birth_date + interval '50 years' having count(*) > 0`,
    },
  ],
  match: [
    {
      sentence: (id) => sql`
        select 'O público passa da capacidade do estádio ' || s.name || ', que é de ' || s.capacity || '.' as sentence
        from matches as m join stadiums as s on s.id = m.stadium_id where m.id = ${id} and m.attendance > s.capacity`,
    },
    {
      sentence: (id) => sql`
        select 'São ' || home_score + away_score || ' gols em um jogo. Confira o placar.' as sentence
        from matches where id = ${id} and home_score + away_score > 20`,
    },
    {
      sentence: (id) => sql`
        select t.name || ' tem outro jogo no mesmo dia, ' || to_char(m.day, 'DD/MM/YYYY') || '.' as sentence
        from matches as m join teams as t on t.id in (m.home_id, m.away_id)
        join matches as other on t.id in (other.home_id, other.away_id) and other.day = m.day and other.id <> m.id
          and not other.annulled and other.status not in ('cancelled', 'postponed', 'abandoned')
        where m.id = ${id} and not m.annulled and m.status not in ('cancelled', 'postponed', 'abandoned')`,
    },
  ],
  team: [
    {
      about: ['founded'],
      sentence: (id) => sql`
        select 'Com esta fundação, o time jogou antes de existir, em ' || to_char(min(m.day), 'DD/MM/YYYY') || '.' as sentence
        from teams as t join matches as m on t.id in (m.home_id, m.away_id)
        where t.id = ${id} and extract(year from m.day) < t.founded having count(*) > 0`,
    },
    { about: OWN_NAMES, sentence: (id) => namesakeWarning('team', id) },
  ],
  stadium: [{ about: OWN_NAMES, sentence: (id) => namesakeWarning('stadium', id) }],
}

/** What to check again about a record that has just been written. */
export async function findWarnings(
  database: Queryable,
  kind: RecordKind,
  id: string,
  isWritten: (field: string) => boolean = () => true,
): Promise<string[]> {
  const found: string[] = []
  for (const { about, sentence: of } of WARNINGS[kind] ?? []) {
    if (about !== undefined && !about.some(isWritten)) continue
    const { rows } = (await of(id).execute(database)) as { rows: { sentence: string }[] }
    found.push(...rows.map(({ sentence }) => sentence))
  }
  return [...new Set(found)]
}
