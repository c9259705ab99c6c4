-- What a test key sees: the demonstration, and the facts that came with it. Named as the tables are, so that a connection
-- which looks here first needs no query of its own. Made anew after every migration, which would not find its way
-- around views (see migrate.ts).
drop schema if exists demonstration cascade;
create schema demonstration;

create view demonstration.sources as
  select * from public.sources where dataset_id in ('fatos', 'demonstracao');

do $$
declare
  part record;
begin
  -- Real facts, known by their source, and what was invented beside them.
  for part in select * from (values
    ('confederations', 'confederation'), ('stadiums', 'stadium'), ('teams', 'team'), ('competitions', 'competition'),
    ('streamings', 'streaming'), ('editions', 'edition')) as known (name, kind)
  loop
    execute format('create view demonstration.%1$I as select * from public.%1$I as r where r.demo or exists (
      select 1 from public.sources as s
      where s.kind = %2$L and s.record_id = r.id and s.dataset_id in (''fatos'', ''demonstracao''))', part.name, part.kind);
  end loop;
  for part in select unnest(array['people', 'matches', 'spells', 'transfers', 'suspensions', 'absences']) as name loop
    execute format('create view demonstration.%1$I as select * from public.%1$I where demo', part.name);
  end loop;
  -- What belongs to one of these.
  for part in select * from (values
    ('events', 'match_id', 'matches'), ('lineups', 'match_id', 'matches'), ('lineup_players', 'match_id', 'matches'),
    ('match_statistics', 'match_id', 'matches'), ('player_statistics', 'match_id', 'matches'),
    ('match_officials', 'match_id', 'matches'),
    ('airings', 'match_id', 'matches'), ('phases', 'edition_id', 'editions'), ('titles', 'edition_id', 'editions'),
    ('broadcast_rights', 'edition_id', 'editions'), ('groups', 'phase_id', 'phases'),
    ('phase_teams', 'phase_id', 'phases'), ('deductions', 'phase_id', 'phases'), ('rounds', 'phase_id', 'phases'),
    ('ties', 'phase_id', 'phases'), ('squad_members', 'person_id', 'people'), ('team_rivals', 'rival_id', 'teams'),
    ('stadium_names', 'stadium_id', 'stadiums')) as known (name, whole_id, whole)
  loop
    execute format('create view demonstration.%1$I as select * from public.%1$I as r where exists (
      select 1 from demonstration.%3$I as whole where whole.id = r.%2$I)', part.name, part.whole_id, part.whole);
  end loop;
end $$;

-- What names records of every kind shows those that are among the above. A change is shown with the record it tells
-- of; of what is gone nobody can say whose it was.
do $$
declare
  shown text;
  others text;
begin
  select string_agg(
    format('(t.kind = %L and exists (select 1 from demonstration.%I as r where r.id = t.%%1$I))', kind, name), ' or ')
  into shown
  from (values
    ('match', 'matches'), ('person', 'people'), ('player', 'people'), ('team', 'teams'), ('competition', 'competitions'),
    ('edition', 'editions'), ('stadium', 'stadiums'), ('confederation', 'confederations'), ('streaming', 'streamings'))
    as known (kind, name);
  select string_agg(
    format('(t.kind = any (%L) and exists (select 1 from demonstration.%I as r where r.id = t.data ->> %L))',
      kinds, name, field), ' or ')
  into others
  from (values
    (array['event'], 'matches', 'match_id'),
    (array['spell', 'transfer', 'suspension', 'absence'], 'people', 'person'),
    (array['phase', 'title', 'broadcast-right'], 'editions', 'edition')) as known (kinds, name, field);
  execute 'create view demonstration.aliases as select * from public.aliases as t where ' || format(shown, 'record_id');
  execute 'create view demonstration.name_words as select * from public.name_words as t where '
    || format(shown, 'record_id');
  execute 'create view demonstration.page_views as select * from public.page_views as t where ' || format(shown, 'id');
  execute 'create view demonstration.changes as select * from public.changes as t where '
    || format(shown, 'record_id') || ' or ' || others;
end $$;
