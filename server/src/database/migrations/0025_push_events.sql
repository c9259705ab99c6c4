-- A change of a match tells what it was before, so that whoever follows the log knows what happened: that it began, that
-- it ended, that it was postponed. Of several writes in one transaction, what it was before the first.

create function change_before(kind text, row_data jsonb) returns jsonb
language sql immutable parallel safe
return case kind
  when 'match' then jsonb_build_object('was', jsonb_build_object(
    'status', row_data -> 'status', 'kickoff', row_data -> 'kickoff', 'lineups', row_data -> 'covers_lineups',
    'homeScore', row_data -> 'home_score', 'awayScore', row_data -> 'away_score', 'annulled', row_data -> 'annulled'))
  else '{}'::jsonb
end;

-- And what it is now, as far as that tells what happened.
create or replace function change_scope(kind text, row_data jsonb) returns jsonb
language sql immutable parallel safe
return case kind
  when 'match' then jsonb_build_object(
    'edition', row_data -> 'edition_id', 'home', row_data -> 'home_id', 'away', row_data -> 'away_id',
    'day', row_data -> 'day', 'status', row_data -> 'status', 'version', row_data -> 'version',
    'kickoff', row_data -> 'kickoff', 'lineups', row_data -> 'covers_lineups',
    'homeScore', row_data -> 'home_score', 'awayScore', row_data -> 'away_score', 'annulled', row_data -> 'annulled')
  when 'edition' then jsonb_build_object('competition', row_data -> 'competition_id', 'version', row_data -> 'version')
  when 'event' then row_data - 'created_at' - 'updated_at'
  else jsonb_strip_nulls(jsonb_build_object(
    'version', row_data -> 'version', 'edition', row_data -> 'edition_id', 'person', row_data -> 'person_id',
    'team', coalesce(row_data -> 'team_id', row_data -> 'champion_id')))
end;

create or replace function note_updated() returns trigger language plpgsql as $$
begin
  insert into pending_changes as p (kind, record_id, type, data)
  select tg_argv[0], n.id, 'updated',
    change_scope(tg_argv[0], to_jsonb(n)) || change_before(tg_argv[0], to_jsonb(o))
  from added as n join gone as o using (id) where n is distinct from o
  on conflict (transaction, kind, record_id) do update
    set type = fold_change(p.type, excluded.type),
      data = excluded.data - 'was' || jsonb_strip_nulls(jsonb_build_object('was', p.data -> 'was'));
  if found then perform publish_at_commit(); end if;
  return null;
end $$;

-- Events of one statement are told in the order of the match, whatever way the database takes to them.
create or replace function note_events() returns trigger language plpgsql as $$
begin
  if current_setting('meio_campo.cleaning', true) = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    insert into pending_changes as p (kind, record_id, type, data)
    select 'event', n.id, 'created', change_scope('event', to_jsonb(n)) from added as n
    where not exists (
      select 1 from pending_changes as m
      where m.transaction = pg_current_xact_id() and m.kind = 'match' and m.record_id = n.match_id and m.type = 'created')
    order by n.match_id, n.position, n.id
    on conflict (transaction, kind, record_id) do update
      set type = fold_change(p.type, excluded.type), data = excluded.data;
  elsif tg_op = 'UPDATE' then
    insert into pending_changes as p (kind, record_id, type, data)
    select 'event', n.id, 'updated', change_scope('event', to_jsonb(n))
    from added as n join gone as o using (id) where n is distinct from o
    order by n.match_id, n.position, n.id
    on conflict (transaction, kind, record_id) do update
      set type = fold_change(p.type, excluded.type), data = excluded.data;
  else
    insert into pending_changes as p (kind, record_id, type, data)
    select 'event', o.id, 'deleted', change_scope('event', to_jsonb(o)) from gone as o
    where exists (select 1 from matches where id = o.match_id)
    order by o.match_id, o.position, o.id
    on conflict (transaction, kind, record_id) do update
      set type = fold_change(p.type, excluded.type), data = excluded.data;
  end if;
  if found then perform publish_at_commit(); end if;
  return null;
end $$;
