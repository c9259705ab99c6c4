import { plural, recordFields, type MergeKind } from '@meio-campo/contract/rules'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RecordRow } from '../records/record-form.ts'

interface Evidence {
  readonly rows: (from: string, into: string) => RawBuilder<{ count: number; example: string | null }>
  readonly words: (count: number, example: string | null) => string
}

const games = (count: number) => `em ${count} ${plural(count, 'jogo', 'jogos')}`

/** What two records cannot have done if they are one. */
const EVIDENCE: Partial<Record<MergeKind, readonly Evidence[]>> = {
  team: [
    {
      rows: (from, into) => sql`
        select count(*)::integer as count, min(h.name || ' × ' || a.name || coalesce(' em ' || to_char(m.day, 'DD/MM/YYYY'), '')) as example
        from matches as m join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
        where (m.home_id, m.away_id) in ((${from}, ${into}), (${into}, ${from}))`,
      words: (count, example) => `Os dois times se enfrentaram ${games(count)} (${example}): não são o mesmo.`,
    },
    {
      rows: (from, into) => sql`
        select count(*)::integer as count, null as example from ties
        where (first_id, second_id) in ((${from}, ${into}), (${into}, ${from}))`,
      words: () => 'Os dois times estão um contra o outro num confronto: não são o mesmo.',
    },
    {
      rows: (from, into) => sql`
        select count(*)::integer as count, min(c.name || ' ' || e.name) as example
        from titles as t join editions as e on e.id = t.edition_id join competitions as c on c.id = e.competition_id
        where (t.champion_id, t.runner_up_id) in ((${from}, ${into}), (${into}, ${from}))`,
      words: (_, example) => `Um dos times foi campeão e o outro vice (${example}): não são o mesmo.`,
    },
  ],
  person: [
    {
      rows: (from, into) => sql`
        select count(*)::integer as count, null as example
        from lineup_players as a join lineup_players as b using (match_id)
        where a.person_id = ${from} and b.person_id = ${into}`,
      words: (count) => `As duas pessoas estão na escalação do mesmo jogo (${games(count)}): não são a mesma.`,
    },
    {
      rows: (from, into) => sql`
        select count(*)::integer as count, null as example
        from match_officials as a join match_officials as b using (match_id)
        where a.person_id = ${from} and b.person_id = ${into}`,
      words: (count) => `As duas pessoas apitaram juntas (${games(count)}): não são a mesma.`,
    },
    {
      rows: (from, into) => sql`
        select count(*)::integer as count, null as example from events
        where (player_id, related_id) in ((${from}, ${into}), (${into}, ${from}))`,
      words: () => 'As duas pessoas aparecem juntas num lance: não são a mesma.',
    },
  ],
  confederation: [
    {
      rows: (from, into) => sql`
        with recursive above as (
          select id, parent_id, id as whose from confederations where id in (${from}, ${into})
          union
          select c.id, c.parent_id, a.whose from confederations as c join above as a on c.id = a.parent_id)
        select count(*)::integer as count, null as example from above
        where (whose, id) in ((${from}, ${into}), (${into}, ${from}))`,
      words: () => 'Uma das confederações está acima da outra. Se são a mesma, mude antes a filiação.',
    },
  ],
}

/** Fields whose values must not differ between the two records. An unknown value does not count as different. */
const TELLING: Partial<Record<MergeKind, readonly (readonly [column: string, field: string])[]>> = {
  team: [
    ['kind', 'kind'],
    ['gender', 'gender'],
    ['age_level', 'ageLevel'],
  ],
  person: [['gender', 'gender']],
}

export async function refuseContradictions(
  transaction: Transaction<DB>,
  kind: MergeKind,
  old: RecordRow,
  kept: RecordRow,
): Promise<void> {
  if (old.demo !== kept.demo)
    throw refusal('Um dos registros é da demonstração e o outro é real: eles não se misturam.')
  for (const [column, name] of TELLING[kind] ?? []) {
    const [one, other] = [old[column], kept[column]]
    if (one === null || other === null || one === other) continue
    const field = recordFields[kind][name]!
    const word = (value: unknown) => ('choices' in field ? field.choices[String(value)] : String(value))
    throw refusal(
      `São diferentes em “${field.label}”: ${word(one)} e ${word(other)}. Se são o mesmo, corrija isso antes.`,
    )
  }
  for (const { rows, words } of EVIDENCE[kind] ?? []) {
    const [found] = (await rows(old.id, kept.id).execute(transaction)).rows
    if (found!.count > 0) throw refusal(words(found!.count, found!.example))
  }
}

const refusal = (info: string) => new AppError('not_the_same', { info })

/** After the merge two stored matches can be the same match; a person must decide which one stays. */
export async function warnOfRepeats(transaction: Transaction<DB>, team: string): Promise<string[]> {
  const { rows } = await sql<{ count: number; example: string | null }>`
    select count(*)::integer as count, min(h.name || ' × ' || a.name || ' em ' || to_char(twice.day, 'DD/MM/YYYY')) as example
    from (
      select home_id, away_id, day from matches
      where day is not null and not annulled and ${team} in (home_id, away_id)
      group by edition_id, home_id, away_id, day having count(*) > 1) as twice
    join teams as h on h.id = twice.home_id join teams as a on a.id = twice.away_id`.execute(transaction)
  const { count, example } = rows[0]!
  if (count === 0) return []
  return [
    count === 1
      ? `Um jogo fica repetido: ${example}. Exclua depois o que sobra.`
      : `${count} jogos ficam repetidos, como ${example}. Exclua depois os que sobram.`,
  ]
}
