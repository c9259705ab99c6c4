-- The change log. Triggers feed it, so every write is in it, whoever makes it, in the transaction of the write.

create table changes (
  seq bigint primary key,
  at timestamptz(3) not null,
  kind text not null,
  record_id text not null,
  type text not null check (type in ('created', 'updated', 'deleted')),
  -- What a reader needs to know without asking: whom it concerns, and for events the event itself.
  data jsonb not null default '{}'
);
create index changes_record on changes (kind, record_id, seq);
create index changes_age on changes (at);

create sequence changes_seq;

-- Changes of transactions that have not ended. Each row is removed by the transaction that wrote it, so nobody ever
-- sees another's; not logged, because nothing of it survives a commit or a crash.
create unlogged table pending_changes (
  transaction xid8 not null default pg_current_xact_id(),
  kind text not null,
  record_id text not null,
  type text not null,
  data jsonb not null,
  -- Order of the first touch within the transaction.
  place bigint generated always as identity,
  primary key (transaction, kind, record_id)
);
create unlogged table pending_commits (
  transaction xid8 primary key default pg_current_xact_id()
);

-- Numbers that readers can trust. A number taken when a row is written may become visible after a higher one, and
-- whoever has read up to that one would skip it for ever. So numbers are taken at the very end of the transaction, in
-- a deferred trigger, under a lock that is held until the commit is visible: numbers become visible in their order.
create function publish_changes() returns trigger language plpgsql as $$
declare
  last bigint;
begin
  perform pg_advisory_xact_lock(5114202602);
  insert into changes (seq, at, kind, record_id, type, data)
  select nextval('changes_seq'), clock_timestamp(), kind, record_id, type, data
  from (
    select kind, record_id, type, data from pending_changes
    where transaction = pg_current_xact_id() and type <> 'nothing'
    order by place
  ) as ordered;
  delete from pending_changes where transaction = pg_current_xact_id();
  delete from pending_commits where transaction = pg_current_xact_id();
  select last_value into last from changes_seq;
  -- Told once the commit is visible; payloads stay small, readers fetch from the log.
  perform pg_notify('changes', last::text);
  return null;
end $$;

create constraint trigger pending_commits_publish after insert on pending_commits
  deferrable initially deferred for each row execute function publish_changes();

-- A version and a time that grow with every real change, whoever writes.
create function touch_record() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.version := old.version + 1;
    if new.updated_at is not distinct from old.updated_at then
      -- Never the same as before, so that a reader of what is newer cannot miss it.
      new.updated_at := greatest(now(), old.updated_at + interval '1 millisecond');
    end if;
  end if;
  return new;
end $$;

-- Several writes of one transaction are one change: created and updated is created, created and deleted is nothing.
create function fold_change(first text, second text) returns text
language sql immutable parallel safe
return case
  when first = 'created' and second = 'deleted' then 'nothing'
  when first = 'created' then 'created'
  when first = 'deleted' and second = 'created' then 'updated'
  when first = 'nothing' then second
  else second
end;

-- What a change tells about a record besides its id.
create function change_scope(kind text, row_data jsonb) returns jsonb
language sql immutable parallel safe
return case kind
  when 'match' then jsonb_build_object(
    'edition', row_data -> 'edition_id', 'home', row_data -> 'home_id', 'away', row_data -> 'away_id',
    'day', row_data -> 'day', 'status', row_data -> 'status', 'version', row_data -> 'version')
  when 'edition' then jsonb_build_object('competition', row_data -> 'competition_id', 'version', row_data -> 'version')
  when 'event' then row_data - 'created_at' - 'updated_at'
  else jsonb_strip_nulls(jsonb_build_object(
    'version', row_data -> 'version', 'edition', row_data -> 'edition_id', 'person', row_data -> 'person_id',
    'team', coalesce(row_data -> 'team_id', row_data -> 'champion_id')))
end;

-- Whoever noted a change sees to it that it is published at the end. Sets, not rows: an import writes thousands at once.
create function publish_at_commit() returns void language sql
as $$ insert into pending_commits default values on conflict do nothing $$;

create function note_created() returns trigger language plpgsql as $$
begin
  insert into pending_changes as p (kind, record_id, type, data)
  select tg_argv[0], n.id, 'created', change_scope(tg_argv[0], to_jsonb(n)) from added as n
  on conflict (transaction, kind, record_id) do update
    set type = fold_change(p.type, excluded.type), data = excluded.data;
  if found then perform publish_at_commit(); end if;
  return null;
end $$;

create function note_updated() returns trigger language plpgsql as $$
begin
  insert into pending_changes as p (kind, record_id, type, data)
  select tg_argv[0], n.id, 'updated', change_scope(tg_argv[0], to_jsonb(n))
  from added as n join gone as o using (id) where n is distinct from o
  on conflict (transaction, kind, record_id) do update
    set type = fold_change(p.type, excluded.type), data = excluded.data;
  if found then perform publish_at_commit(); end if;
  return null;
end $$;

create function note_deleted() returns trigger language plpgsql as $$
begin
  insert into pending_changes as p (kind, record_id, type, data)
  select tg_argv[0], o.id, 'deleted', change_scope(tg_argv[0], to_jsonb(o)) from gone as o
  on conflict (transaction, kind, record_id) do update
    set type = fold_change(p.type, excluded.type), data = excluded.data;
  if found then perform publish_at_commit(); end if;
  return null;
end $$;

do $$
declare
  record record;
begin
  for record in select * from (values
    ('confederations', 'confederation', true), ('stadiums', 'stadium', true), ('teams', 'team', true),
    ('people', 'person', true), ('competitions', 'competition', true), ('editions', 'edition', true),
    ('streamings', 'streaming', true), ('matches', 'match', true), ('phases', 'phase', false),
    ('spells', 'spell', false), ('transfers', 'transfer', false), ('titles', 'title', false),
    ('broadcast_rights', 'broadcast-right', false), ('suspensions', 'suspension', false),
    ('absences', 'absence', false), ('deductions', 'deduction', false)) as known (name, kind, versioned)
  loop
    execute format('create trigger %I after insert on %I referencing new table as added for each statement
      execute function note_created(%L)', record.name || '_created', record.name, record.kind);
    execute format('create trigger %I after update on %I referencing old table as gone new table as added
      for each statement execute function note_updated(%L)', record.name || '_updated', record.name, record.kind);
    execute format('create trigger %I after delete on %I referencing old table as gone for each statement
      execute function note_deleted(%L)', record.name || '_deleted', record.name, record.kind);
    if record.versioned then
      execute format('create trigger %I before update on %I for each row execute function touch_record()',
        record.name || '_touched', record.name);
    end if;
  end loop;
end $$;

create function day_of_kickoff() returns trigger language plpgsql as $$
begin
  if new.kickoff is not null then new.day := (new.kickoff at time zone 'America/Sao_Paulo')::date; end if;
  return new;
end $$;
create trigger matches_day_of_kickoff before insert or update of kickoff, day on matches
  for each row execute function day_of_kickoff();

-- What belongs to a match changes the match: its version, and what it says it covers. A match made in the same
-- transaction is new as a whole, so its parts are not told one by one.
create function match_part_changed() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  -- A clean-up removes the matches themselves right after their parts.
  if current_setting('meio_campo.cleaning', true) = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct match_id) into ids from added;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct match_id) into ids from gone;
  else
    select array_agg(distinct match_id) into ids from (
      select match_id, to_jsonb(n) from added as n except select match_id, to_jsonb(o) from gone as o) as different;
  end if;
  if ids is null then return null; end if;
  if tg_table_name = 'events' then
    update matches as m set covers_events = found.there
    from (
      select wanted, exists (select 1 from events as part where part.match_id = wanted and not part.retracted) as there
      from unnest(ids) as wanted) as found
    where m.id = found.wanted and m.covers_events <> found.there;
  elsif tg_table_name = 'lineups' then
    update matches as m set covers_lineups = found.there
    from (
      select wanted, exists (select 1 from lineups as part where part.match_id = wanted) as there
      from unnest(ids) as wanted) as found
    where m.id = found.wanted and m.covers_lineups <> found.there;
  elsif tg_table_name = 'match_statistics' then
    update matches as m set covers_statistics = found.there
    from (
      select wanted, exists (select 1 from match_statistics as part where part.match_id = wanted) as there
      from unnest(ids) as wanted) as found
    where m.id = found.wanted and m.covers_statistics <> found.there;
  end if;
  update matches set updated_at = greatest(now(), updated_at + interval '1 millisecond')
  where id = any (ids) and not exists (
    select 1 from pending_changes
    where transaction = pg_current_xact_id() and kind = 'match' and record_id = matches.id and type = 'created');
  return null;
end $$;

do $$
declare
  part text;
begin
  foreach part in array array['events', 'lineups', 'lineup_players', 'match_statistics', 'match_officials', 'airings']
  loop
    execute format('create trigger %I after insert on %I referencing new table as added for each statement
      execute function match_part_changed()', part || '_of_match_added', part);
    execute format('create trigger %I after update on %I referencing old table as gone new table as added
      for each statement execute function match_part_changed()', part || '_of_match_changed', part);
    execute format('create trigger %I after delete on %I referencing old table as gone for each statement
      execute function match_part_changed()', part || '_of_match_removed', part);
  end loop;
end $$;

-- Events are told one by one as well, for those who follow a match; again not those of a match that is itself new, and
-- not those that go with their match.
create function note_events() returns trigger language plpgsql as $$
begin
  if current_setting('meio_campo.cleaning', true) = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    insert into pending_changes as p (kind, record_id, type, data)
    select 'event', n.id, 'created', change_scope('event', to_jsonb(n)) from added as n
    where not exists (
      select 1 from pending_changes as m
      where m.transaction = pg_current_xact_id() and m.kind = 'match' and m.record_id = n.match_id and m.type = 'created')
    on conflict (transaction, kind, record_id) do update
      set type = fold_change(p.type, excluded.type), data = excluded.data;
  elsif tg_op = 'UPDATE' then
    insert into pending_changes as p (kind, record_id, type, data)
    select 'event', n.id, 'updated', change_scope('event', to_jsonb(n))
    from added as n join gone as o using (id) where n is distinct from o
    on conflict (transaction, kind, record_id) do update
      set type = fold_change(p.type, excluded.type), data = excluded.data;
  else
    insert into pending_changes as p (kind, record_id, type, data)
    select 'event', o.id, 'deleted', change_scope('event', to_jsonb(o)) from gone as o
    where exists (select 1 from matches where id = o.match_id)
    on conflict (transaction, kind, record_id) do update
      set type = fold_change(p.type, excluded.type), data = excluded.data;
  end if;
  if found then perform publish_at_commit(); end if;
  return null;
end $$;
create trigger events_noted_added after insert on events referencing new table as added for each statement
  execute function note_events();
create trigger events_noted_changed after update on events referencing old table as gone new table as added
  for each statement execute function note_events();
create trigger events_noted_removed after delete on events referencing old table as gone for each statement
  execute function note_events();

-- A merged record has changed for whoever knows it by its old id.
create function note_redirects() returns trigger language plpgsql as $$
begin
  insert into pending_changes as p (kind, record_id, type, data)
  select kind, old_id, 'updated', jsonb_build_object('mergedInto', new_id) from added
  on conflict (transaction, kind, record_id) do update set type = 'updated', data = excluded.data;
  if found then perform publish_at_commit(); end if;
  return null;
end $$;
create trigger redirects_noted after insert on redirects referencing new table as added for each statement
  execute function note_redirects();
