import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'

/** What an import has written, and what is therefore looked at. */
export interface Touched {
  readonly editions: Iterable<string>
  readonly people: Iterable<string>
}

interface Scope {
  readonly editions: readonly string[]
  readonly people: readonly string[]
}

type Rule = (scope: Scope) => RawBuilder<unknown>

const date = (column: string) => sql`to_char(${sql.ref(column)}, 'DD/MM/YYYY')`
/** Up to three examples of many, after a colon. */
const examples = (stated: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`array_to_string((array_agg(${stated} order by ${order}))[1:3], '; ')`
const PLAYED = sql`m.status like 'finished%'`
const OVER = sql`(${PLAYED} or m.status in ('awarded', 'walkover', 'cancelled'))`
/** Whether there is one of something or many: `1 jogo`, `3 jogos`. */
const many = (one: string, more: string) =>
  sql`count(*) || case count(*) when 1 then ${one}::text else ${more}::text end`

/** Each rule answers rows of kind, record_id, rule, reason and detail. */
const RULES: Readonly<Record<string, Rule>> = {
  'born-too-early': ({ people }) => sql`
    select 'person' as kind, id as record_id, 'Nasceu em ' || ${date('birth_date')} || ', antes de haver futebol.' as reason
    from people where id = any (${people}::text[]) and birth_date < '1850-01-01' and not demo`,

  'born-in-the-future': ({ people }) => sql`
    select 'person', id, 'Nasceu em ' || ${date('birth_date')} || ', no futuro.'
    from people where id = any (${people}::text[]) and birth_date > current_date and not demo`,

  'too-young': ({ people }) => sql`
    select 'person', p.id, 'Nasceu em ' || ${date('p.birth_date')} || ' e jogou em ' || to_char(min(m.day), 'DD/MM/YYYY')
      || ', com menos de 13 anos.'
    from people as p join lineup_players as l on l.person_id = p.id join matches as m on m.id = l.match_id
    where p.id = any (${people}::text[]) and not p.demo and m.day < p.birth_date + interval '13 years'
    group by p.id`,

  'two-teams-on-one-day': ({ people }) => sql`
    select 'person', person_id, 'Está na escalação de dois times no mesmo dia: ' || ${examples(
      sql`words`,
      sql`day`,
    )} || '.'
    from (
      select l.person_id, m.day, to_char(m.day, 'DD/MM/YYYY') || ' (' || string_agg(distinct t.name, ' e ') || ')' as words
      from lineup_players as l join matches as m on m.id = l.match_id
      join teams as t on t.id = case l.side when 'home' then m.home_id else m.away_id end
      where l.person_id = any (${people}::text[]) and m.day is not null and not m.demo
      group by l.person_id, m.day having count(distinct t.id) > 1) as days
    group by person_id`,

  'finished-without-day': ({ editions }) => sql`
    select 'edition', m.edition_id, ${many(' jogo terminado não tem data: ', ' jogos terminados não têm data: ')}
      || ${examples(sql`h.name || ' × ' || a.name`, sql`m.id`)} || '.'
    from matches as m join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
    where m.edition_id = any (${editions}::text[]) and not m.demo and ${PLAYED} and m.day is null
    group by m.edition_id`,

  'neither-score-nor-day': ({ editions }) => sql`
    select 'edition', m.edition_id, ${many(' jogo não tem placar nem data: ', ' jogos não têm placar nem data: ')}
      || ${examples(sql`h.name || ' × ' || a.name`, sql`m.id`)} || '.'
    from matches as m join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
    where m.edition_id = any (${editions}::text[]) and not m.demo and m.day is null and m.home_score is null
      and not ${OVER} and not m.annulled
    group by m.edition_id`,

  'two-matches-on-one-day': ({ editions }) => sql`
    select 'edition', edition_id, ${many(' time tem dois jogos no mesmo dia: ', ' vezes um time tem dois jogos no mesmo dia: ')}
      || ${examples(sql`name || ' em ' || to_char(day, 'DD/MM/YYYY')`, sql`day, name`)} || '.'
    from (
      select m.edition_id, t.id, t.name, m.day
      from matches as m join teams as t on t.id in (m.home_id, m.away_id)
      where m.edition_id = any (${editions}::text[]) and not m.demo and not m.annulled and m.day is not null
        and m.status not in ('cancelled', 'postponed', 'abandoned')
      group by m.edition_id, t.id, t.name, m.day having count(*) > 1) as twice
    group by edition_id`,

  // In a double round robin twenty clubs have 380 matches, so twenty-one clubs with 380 matches are really twenty.
  'one-club-too-many': ({ editions }) => sql`
    select 'edition', edition_id, 'Há ' || clubs || ' times e ' || matches || ' jogos: ' || matches
      || ' são os jogos de um turno e returno de ' || clubs - extra || ' times.'
    from (
      select p.edition_id, count(distinct t.id)::int as clubs, count(distinct m.id)::int as matches
      from phases as p join matches as m on m.phase_id = p.id and not m.annulled
      join teams as t on t.id in (m.home_id, m.away_id) and t.kind = 'club'
      where p.edition_id = any (${editions}::text[]) and p.kind = 'league' and not m.demo
      group by p.id) as league, generate_series(1, 3) as extra
    where clubs - extra >= 6 and matches = (clubs - extra) * (clubs - extra - 1)`,

  // Where nearly all pairs meet once at each ground, a second meeting there is a repeated row.
  'repeated-fixture': ({ editions }) => sql`
    select 'edition', edition_id, ${many(' confronto aparece duas vezes: ', ' confrontos aparecem duas vezes: ')}
      || ${examples(sql`words`, sql`words`)} || '.'
    from (
      select m.edition_id, m.phase_id, h.name || ' × ' || a.name || ' (' || string_agg(
          coalesce(to_char(m.day, 'DD/MM/YYYY'), 'sem data'), ' e ' order by m.day) || ')' as words, count(*) as meetings,
        sum(case when count(*) > 1 then 1 else 0 end) over (partition by m.phase_id) as repeated,
        count(*) over (partition by m.phase_id) as pairs
      from matches as m join phases as p on p.id = m.phase_id and p.kind = 'league'
      join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
      where m.edition_id = any (${editions}::text[]) and not m.demo and not m.annulled
        and m.status not in ('cancelled', 'abandoned')
      group by m.edition_id, m.phase_id, h.id, a.id) as fixtures
    where meetings > 1 and repeated * 10 < pairs
    group by edition_id`,

  'champion-too-early': ({ editions }) => sql`
    select 'edition', t.edition_id, c.name || ' é campeão, mas ' || ${many(' jogo decisivo não foi jogado: ', ' jogos decisivos não foram jogados: ')}
      || ${examples(sql`h.name || ' × ' || a.name`, sql`m.id`)} || '.'
    from titles as t join teams as c on c.id = t.champion_id
    join lateral (
      select id from phases where edition_id = t.edition_id and kind = 'knockout' order by position desc limit 1) as p on true
    join matches as m on m.phase_id = p.id join teams as h on h.id = m.home_id join teams as a on a.id = m.away_id
    where t.edition_id = any (${editions}::text[]) and not t.demo and not m.annulled and not ${OVER}
      and m.status <> 'abandoned'
    group by t.edition_id, c.name`,

  'squad-too-large': ({ editions }) => sql`
    select 'edition', edition_id, string_agg(name || ' tem ' || size || ' inscritos, e o maior dos outros elencos tem '
      || others, '; ' order by name) || '.'
    from (
      select s.edition_id, t.name, s.size, (
        select max(o.size) from sizes as o where o.edition_id = s.edition_id and o.team_id <> s.team_id) as others
      from sizes as s join teams as t on t.id = s.team_id
      where s.edition_id = any (${editions}::text[]) and not exists (
        select from waiting_squads as w
        where w.edition_id = s.edition_id and w.team_id = s.team_id and w.status = 'admitted')) as squads
    where others >= 11 and size > others * 1.5
    group by edition_id`,
}

/**
 * Looks for what cannot be right in what an import has written, and keeps one report for each record and rule, which
 * waits for a person. A dismissed report stays so while its reason is the same; an open one whose
 * reason is gone goes with it.
 */
export async function reportImplausible(transaction: Transaction<DB>, touched: Touched): Promise<void> {
  const scope: Scope = { editions: [...new Set(touched.editions)], people: [...new Set(touched.people)] }
  if (scope.editions.length === 0 && scope.people.length === 0) return
  const found = Object.entries(RULES).map(
    ([name, rule]) => sql`select ${name}::text as rule, * from (${rule(scope)}) as found (kind, record_id, reason)`,
  )
  await sql`
    with sizes as (
      select edition_id, team_id, count(*)::int as size from squad_members
      where role = 'player' and edition_id = any (${scope.editions}::text[]) group by 1, 2),
    found as materialized (
      select distinct on (kind, record_id, rule) * from (${sql.join(found, sql` union all `)}) as every
      order by kind, record_id, rule, reason),
    gone as (
      delete from plausibility_reports as r
      where r.status = 'open' and r.rule = any (${Object.keys(RULES)}::text[])
        and ((r.kind = 'edition' and r.record_id = any (${scope.editions}::text[]))
          or (r.kind = 'person' and r.record_id = any (${scope.people}::text[])))
        and not exists (
          select 1 from found as f where f.kind = r.kind and f.record_id = r.record_id and f.rule = r.rule))
    insert into plausibility_reports as kept (kind, record_id, rule, reason)
    select kind, record_id, rule, reason from found
    on conflict (kind, record_id, rule) do update
      set reason = excluded.reason, status = 'open', decided_by = null, decided_at = null
      where kept.reason <> excluded.reason`.execute(transaction)
}
