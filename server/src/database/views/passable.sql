-- What may be passed on: everything but what only sources told that forbid it, as long as the operator has stated no right
-- (datasets.redistribution, right_stated_at). Named as the tables are, so that an export which looks here first needs no
-- query of its own. Made anew after every migration (see migrate.ts).
drop schema if exists passable cascade;
create schema passable;

create view passable.datasets as
  select * from public.datasets where redistribution or right_stated_at is not null;
create view passable.sources as
  select * from public.sources as s where exists (select 1 from passable.datasets as d where d.id = s.dataset_id);

-- Whether a source that forbids it is among those of a record; whether others are.
create function passable.is_withheld(record_kind text, record text) returns boolean language sql stable as $$
  select exists (
      select 1 from public.sources as s join public.datasets as d on d.id = s.dataset_id
      where s.kind = record_kind and s.record_id = record and not d.redistribution and d.right_stated_at is null)
    and not exists (select 1 from passable.sources as s where s.kind = record_kind and s.record_id = record)
$$;
-- Whether a value of a record was told only by a source that forbids it: one told it, and no other told the same.
create function passable.is_withheld_value(record_kind text, record text, field text, value jsonb) returns boolean
language sql stable as $$
  select value is not null and value <> 'null'::jsonb and exists (
      select 1 from public.sources as s join public.datasets as d on d.id = s.dataset_id
      where s.kind = record_kind and s.record_id = record and not d.redistribution and d.right_stated_at is null
        and s.said -> field is not null and s.said -> field <> 'null'::jsonb)
    and not exists (
      select 1 from passable.sources as s where s.kind = record_kind and s.record_id = record and s.said -> field = value)
$$;
create function passable.is_withheld_dataset(dataset text) returns boolean language sql stable as $$
  select exists (
    select 1 from public.datasets as d
    where d.id = split_part(dataset, '/', 1) and not d.redistribution and d.right_stated_at is null)
$$;

-- Whether such a source ran the desk of a match, and nobody else told its result.
create function passable.is_untold_at_desk(match text, home smallint, away smallint) returns boolean language sql stable as $$
  select exists (
      select 1 from public.events as e
      where e.match_id = match and not e.retracted and passable.is_withheld_dataset(e.dataset_id))
    and not exists (
      select 1 from passable.sources as s
      where s.kind = 'match' and s.record_id = match and s.said -> 'score' = jsonb_build_array(home, away))
$$;

do $$
declare
  part record;
  columns text;
  pair constant text := 'jsonb_build_array(r.%s_home, r.%s_away)';
  -- Asked for each column of each match: the desk, of which few matches have one, only where there is one.
  untold constant text :=
    '(passable.is_withheld_value(''match'', r.id, ''score'', case when r.home_score is not null then jsonb_build_array(r.home_score, r.away_score) end)'
    ' or (r.desk_at is not null and passable.is_untold_at_desk(r.id, r.home_score, r.away_score)))';
begin
  -- Records, without what others did not tell. Arrays are never null: empty ones say nothing.
  for part in select * from (values
    ('confederations', 'confederation', '{}'::text[]), ('streamings', 'streaming', '{}'), ('competitions', 'competition', '{}'),
    ('stadiums', 'stadium', array['city', 'state', 'capacity', 'opened', 'latitude', 'longitude']),
    ('teams', 'team', array['founded', 'dissolved', 'city', 'state', 'site', 'acronym', 'nickname']),
    ('people', 'person', array['birth_date', 'birth_place', 'height_cm', 'foot', 'positions', 'nationalities']),
    ('editions', 'edition', array['starts', 'ends', 'hosts'])) as known (name, kind, told)
  loop
    select string_agg(case
      when a.attname = any (part.told) then format(
        'case when passable.is_withheld_value(%L, r.id, %L, to_jsonb(r.%I)) then %s else r.%I end as %I',
        part.kind, a.attname, a.attname, case when t.typcategory = 'A' then '''{}''' else 'null' end, a.attname, a.attname)
      when part.name = 'teams' and a.attname = 'stadium_id' then
        '(select s.id from passable.stadiums as s where s.id = r.stadium_id) as stadium_id'
      else format('r.%I', a.attname) end, ', ' order by a.attnum)
    into columns
    from pg_attribute as a join pg_type as t on t.oid = a.atttypid
    where a.attrelid = format('public.%I', part.name)::regclass and a.attnum > 0 and not a.attisdropped;
    execute format('create view passable.%1$I as select %2$s from public.%1$I as r where not passable.is_withheld(%3$L, r.id)',
      part.name, columns, part.kind);
  end loop;

  for part in select * from (values
    ('phases', 'edition_id', 'editions'), ('titles', 'edition_id', 'editions'),
    ('broadcast_rights', 'edition_id', 'editions'), ('groups', 'phase_id', 'phases'), ('rounds', 'phase_id', 'phases'),
    ('ties', 'phase_id', 'phases'), ('stadium_names', 'stadium_id', 'stadiums'), ('suspensions', 'person_id', 'people'),
    ('absences', 'person_id', 'people')) as known (name, whole_id, whole)
  loop
    execute format('create view passable.%1$I as select * from public.%1$I as r where exists (
      select 1 from passable.%3$I as whole where whole.id = r.%2$I)', part.name, part.whole_id, part.whole);
  end loop;
  for part in select * from (values ('phase_teams'), ('deductions')) as known (name) loop
    execute format('create view passable.%1$I as select * from public.%1$I as r
      where exists (select 1 from passable.phases as p where p.id = r.phase_id)
        and exists (select 1 from passable.teams as t where t.id = r.team_id)', part.name);
  end loop;
  create view passable.team_rivals as select * from public.team_rivals as r
    where exists (select 1 from passable.teams as t where t.id = r.team_id)
      and exists (select 1 from passable.teams as t where t.id = r.rival_id);

  -- A match whose result only such a source told is passed on as the fixture that others told of.
  select string_agg(case
    when a.attname = 'status' then format('case when %s then ''scheduled'' else r.status end as status', untold)
    when a.attname = 'annulled' then format('r.annulled and not %s as annulled', untold)
    when a.attname in ('status_reason', 'minute', 'added', 'awarded_to', 'home_score', 'away_score', 'extra_time_home',
      'extra_time_away', 'penalties_home', 'penalties_away', 'shootout_winner')
      then format('case when not %s then r.%I end as %I', untold, a.attname, a.attname)
    when a.attname in ('half_time_home', 'half_time_away') then format(
      'case when not %s and not passable.is_withheld_value(''match'', r.id, ''halfTime'', case when r.half_time_home is not null then %s end) then r.%I end as %I',
      untold, format(pair, 'half_time', 'half_time'), a.attname, a.attname)
    when a.attname in ('day', 'kickoff', 'time_confirmed') then format(
      'case when not passable.is_withheld_value(''match'', r.id, ''%s'', to_jsonb(%s)) then r.%I %s end as %I',
      case a.attname when 'day' then 'day' else 'kickoff' end,
      case a.attname when 'day' then 'r.day'
        else 'to_char(r.kickoff at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'')' end,
      a.attname, case a.attname when 'time_confirmed' then 'else false' else '' end, a.attname)
    when a.attname = 'attendance' then
      'case when not passable.is_withheld_value(''match'', r.id, ''attendance'', to_jsonb(r.attendance)) then r.attendance end as attendance'
    when a.attname = 'city' then
      'case when not passable.is_withheld_value(''match'', r.id, ''city'', to_jsonb(r.city)) then r.city end as city'
    when a.attname = 'stadium_id' then
      '(select s.id from passable.stadiums as s where s.id = r.stadium_id
        and not passable.is_withheld_value(''match'', r.id, ''stadium'', to_jsonb(r.stadium_id))) as stadium_id'
    when a.attname in ('events_source', 'lineups_source', 'officials_source') then
      format('case when not passable.is_withheld_dataset(r.%I) then r.%I end as %I', a.attname, a.attname, a.attname)
    else format('r.%I', a.attname) end, ', ' order by a.attnum)
  into columns
  from pg_attribute as a
  where a.attrelid = 'public.matches'::regclass and a.attnum > 0 and not a.attisdropped;
  execute format('create view passable.matches as select %s from public.matches as r
    where not passable.is_withheld(''match'', r.id)
      and exists (select 1 from passable.phases as p where p.id = r.phase_id)
      and exists (select 1 from passable.teams as t where t.id = r.home_id)
      and exists (select 1 from passable.teams as t where t.id = r.away_id)', columns);
end $$;

create view passable.events as select * from public.events as r
  where exists (select 1 from passable.matches as m where m.id = r.match_id)
    and not passable.is_withheld_dataset(coalesce(r.dataset_id, (
      select m.events_source from public.matches as m where m.id = r.match_id), ''));
create view passable.lineups as select r.* from public.lineups as r join public.matches as m on m.id = r.match_id
  where not passable.is_withheld_dataset(coalesce(m.lineups_source, ''))
    and exists (select 1 from passable.matches as p where p.id = r.match_id);
create view passable.lineup_players as select * from public.lineup_players as r
  where exists (select 1 from passable.lineups as l where l.match_id = r.match_id and l.side = r.side);
create view passable.match_officials as select r.* from public.match_officials as r join public.matches as m on m.id = r.match_id
  where not passable.is_withheld_dataset(coalesce(m.officials_source, ''))
    and exists (select 1 from passable.matches as p where p.id = r.match_id);
-- Figures do not say who told them: those of a match that such a source told of stay here.
create view passable.match_statistics as select * from public.match_statistics as r
  where exists (select 1 from passable.matches as m where m.id = r.match_id) and not exists (
    select 1 from public.sources as s
    where s.kind = 'match' and s.record_id = r.match_id and passable.is_withheld_dataset(s.dataset_id));
create view passable.player_statistics as select * from public.player_statistics as r
  where not passable.is_withheld_dataset(r.dataset_id)
    and exists (select 1 from passable.matches as m where m.id = r.match_id)
    and exists (select 1 from passable.people as p where p.id = r.person_id);
create view passable.airings as select * from public.airings as r
  where exists (select 1 from passable.matches as m where m.id = r.match_id);
create view passable.match_clocks as select * from public.match_clocks as r
  where exists (select 1 from passable.matches as m where m.id = r.match_id and m.status <> 'scheduled');
create view passable.spells as select * from public.spells as r
  where not passable.is_withheld_dataset(coalesce(r.dataset_id, ''))
    and exists (select 1 from passable.people as p where p.id = r.person_id)
    and exists (select 1 from passable.teams as t where t.id = r.team_id);
create view passable.transfers as select * from public.transfers as r
  where not passable.is_withheld_dataset(coalesce(r.dataset_id, ''))
    and exists (select 1 from passable.people as p where p.id = r.person_id);
create view passable.squad_members as select * from public.squad_members as r
  where not passable.is_withheld_dataset(coalesce(r.dataset_id, ''))
    and exists (select 1 from passable.people as p where p.id = r.person_id)
    and exists (select 1 from passable.editions as e where e.id = r.edition_id)
    and exists (select 1 from passable.teams as t where t.id = r.team_id);
create view passable.aliases as select * from public.aliases as r where not passable.is_withheld(r.kind, r.record_id);
create view passable.name_words as select * from public.name_words as r where not passable.is_withheld(r.kind, r.record_id);
create view passable.redirects as select * from public.redirects as r where not passable.is_withheld(r.kind, r.new_id);
create view passable.conflicts as select * from public.conflicts as r
  where not passable.is_withheld(r.kind, r.record_id)
    and not exists (select 1 from jsonb_object_keys(r.said) as k where passable.is_withheld_dataset(k));

-- Whether what happened to a match may be told: what happened to one whose result is not passed on would tell of it.
create function passable.is_told_of(match text) returns boolean language sql stable as $$
  select exists (
    select 1 from passable.matches as p join public.matches as m on m.id = p.id
    where p.id = match
      and not passable.is_withheld_value(
        'match', m.id, 'score', case when m.home_score is not null then jsonb_build_array(m.home_score, m.away_score) end)
      and not (m.desk_at is not null and passable.is_untold_at_desk(m.id, m.home_score, m.away_score)))
$$;

-- A change is told with the record it tells of; of what is gone nobody can say whose it was, but for an event, whose row
-- was logged.
do $$
declare
  others text;
begin
  select string_agg(
    format('(t.kind = %L and exists (select 1 from passable.%I as r where r.id::text = t.record_id))', kind, name), ' or ')
  into others
  from (values
    ('person', 'people'), ('team', 'teams'), ('competition', 'competitions'), ('edition', 'editions'),
    ('phase', 'phases'), ('stadium', 'stadiums'), ('confederation', 'confederations'), ('streaming', 'streamings'),
    ('spell', 'spells'), ('transfer', 'transfers'), ('suspension', 'suspensions'), ('absence', 'absences'),
    ('title', 'titles'), ('broadcast-right', 'broadcast_rights'), ('deduction', 'deductions')) as known (kind, name);
  execute format($view$
    create view passable.changes as select * from public.changes as t
    where (t.kind = 'match' and passable.is_told_of(t.record_id))
      or (t.kind = 'event' and passable.is_told_of(t.data ->> 'match_id')
        and not passable.is_withheld_dataset(coalesce(t.data ->> 'dataset_id', (
          select m.events_source from public.matches as m where m.id = t.data ->> 'match_id'), '')))
      or exists (select 1 from passable.redirects as r where r.kind::text = t.kind and r.old_id = t.record_id)
      or %s $view$, others);
end $$;
