/** What is played now counts double: people look for it. */
const RECENT = `interval '1000 days'`
/** How many matches of a league one match of a tournament of national teams is worth. */
const SEEN_BY_ALL = 12

/**
 * Fame in statements of SQL, in order; `$1` is today. Each kind builds on the ones before it: what a match is worth follows
 * from its competition, what a team or person is worth from their matches. Logarithms, because the second hundred matches
 * add less fame than the first.
 */
export const FAME_STATEMENTS: readonly string[] = [
  `create temporary table counted (kind text, record_id text, fame integer) on commit drop`,

  // Competitions: how many matches were played and are known in detail, whether it is broadcast, whether it goes on.
  `create temporary table competition_fame on commit drop as
   with played as (
     select e.competition_id, count(*) as matches, count(*) filter (where m.covers_lineups) as sheets,
       count(*) filter (where m.covers_events) as reported, max(m.day) filter (where m.home_score is not null) as latest
     from matches as m join editions as e on e.id = m.edition_id group by 1),
   won as (select e.competition_id, count(*) as titles from titles as t join editions as e on e.id = t.edition_id group by 1),
   called as (
     select e.competition_id, count(*) as members from squad_members as s join editions as e on e.id = s.edition_id group by 1),
   shown as (select distinct e.competition_id from broadcast_rights as b join editions as e on e.id = b.edition_id)
   select c.id, c.participants, c.kind, greatest(0, (
       35 * log(2, 1 + coalesce(p.matches, 0)) + 25 * log(2, 1 + coalesce(p.sheets, 0)) + 8 * log(2, 1 + coalesce(p.reported, 0))
       + 20 * log(2, 1 + coalesce(w.titles, 0)) + 10 * log(2, 1 + coalesce(q.members, 0))
       + case when s.competition_id is not null then 60 else 0 end
       + case when p.latest > $1::date - ${RECENT} then 60 else 0 end
       -- Friendlies and the way to a tournament are many matches of little weight each.
       - case when c.kind = 'friendly' then 250 when c.id ~ '^eliminatorias|qualif' then 200 else 0 end
     ) * case when c.demo then 0.3 else 1 end)::integer as fame
   from competitions as c
   left join played as p on p.competition_id = c.id
   left join won as w on w.competition_id = c.id
   left join called as q on q.competition_id = c.id
   left join shown as s on s.competition_id = c.id`,
  `insert into counted select 'competition', id, fame from competition_fame`,

  `create temporary table weighed on commit drop as
   select m.id, m.home_id, m.away_id, m.stadium_id,
     power(least(1, c.fame / 1000.0), 2)
       * case when m.day > $1::date - ${RECENT} then 2 else 1 end
       -- Few matches, which everybody sees.
       * case when c.participants = 'national' and c.kind <> 'friendly' then ${SEEN_BY_ALL} else 1 end as weight
   from matches as m join editions as e on e.id = m.edition_id join competition_fame as c on c.id = e.competition_id`,
  `analyze weighed`,

  `insert into counted
   select 'team', t.id, (100 * log(2, (1 + coalesce(p.weight, 0) / 2)::numeric) + 15 * log(2, 1 + coalesce(w.titles, 0)))::integer
   from teams as t
   left join (select team, sum(weight) as weight from (
       select home_id as team, weight from weighed union all select away_id, weight from weighed) as sides group by team
     ) as p on p.team = t.id
   left join (select champion_id, count(*) as titles from titles group by 1) as w on w.champion_id = t.id`,

  `insert into counted
   select 'person', p.id, (100 * log(2, (1 + coalesce(sum(d.points), 0))::numeric))::integer
   from people as p
   left join (
     select l.person_id, sum(w.weight * case when l.starter then 0.25 else 0.05 end) as points
     from lineup_players as l join weighed as w on w.id = l.match_id where l.person_id is not null group by 1
     union all
     select l.coach_id, sum(w.weight * 0.25) from lineups as l join weighed as w on w.id = l.match_id
     where l.coach_id is not null group by 1
     union all
     select e.player_id, sum(w.weight * 1.5) from events as e join weighed as w on w.id = e.match_id
     where e.type in ('goal', 'penalty') and not e.retracted and e.player_id is not null group by 1
     union all
     -- Called up for a tournament: where no match sheet is known, this is all that tells of somebody.
     select s.person_id, sum(case when c.participants = 'national' then 40 else 8 end * power(least(1, c.fame / 1000.0), 2))
     from squad_members as s join editions as e on e.id = s.edition_id
     join competition_fame as c on c.id = e.competition_id group by 1
     union all
     select m.person_id, sum(m.points) from (
       select coach_id as person_id, 10 as points from titles union all select top_scorer_id, 10 from titles) as m
     where m.person_id is not null group by 1
   ) as d on d.person_id = p.id
   group by p.id`,

  `insert into counted
   select 'stadium', s.id, (60 * log(2, (1 + coalesce(sum(w.weight), 0))::numeric))::integer
   from stadiums as s left join weighed as w on w.stadium_id = s.id group by s.id`,
  `insert into counted
   select 'confederation', c.id, (100 + 40 * log(2, 1 + count(t.id)))::integer
   from confederations as c left join teams as t on t.confederation_id = c.id group by c.id`,
  `insert into counted
   select 'streaming', s.id, (100 + 40 * log(2, 1 + count(b.id)))::integer
   from streamings as s left join broadcast_rights as b on b.streaming_id = s.id group by s.id`,

  // What people here look for: views of the last 30 days, hearts of clubs, calendars, followers.
  `update counted as c set fame = c.fame + (30 * log(2, 1 + u.times))::integer
   from (
     select kind, record_id, sum(times) as times from (
       select case kind when 'player' then 'person' else kind end as kind, id as record_id, sum(views)::numeric as times
       from page_views where day > $1::date - 30 group by 1, 2
       union all
       select 'team', team_id, 10 * count(*) from users where team_id is not null group by 2
       union all
       select kind, subject_id, 10 * count(*) from calendar_subscriptions where subject_id is not null group by 1, 2
       union all
       select kind, record_id, 10 * count(*) from follows group by 1, 2) as each_of
     group by 1, 2) as u
   where u.kind = c.kind and u.record_id = c.record_id`,

  `insert into fame as f (kind, record_id, fame) select kind, record_id, fame from counted
   on conflict (kind, record_id) do update set fame = excluded.fame where f.fame <> excluded.fame`,
  `update name_words as w set fame = f.fame from fame as f
   where f.kind = w.kind and f.record_id = w.record_id and f.fame <> w.fame`,
]
