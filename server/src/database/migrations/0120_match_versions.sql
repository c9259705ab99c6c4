-- A match may be made anew under the id of one that was removed: generated again after a clean-up, or imported again. Its
-- versions go on from the removed one's, so that a form that was read before cannot overwrite it.
create table match_versions (
  match_id text primary key,
  -- The last one that the removed match had.
  version integer not null
);

create function keep_last_version() returns trigger language plpgsql as $$
begin
  insert into match_versions as known (match_id, version) select id, version from gone
  on conflict (match_id) do update set version = greatest(known.version, excluded.version);
  return null;
end $$;

create function continue_version() returns trigger language plpgsql as $$
declare
  last integer;
begin
  -- What an undo brings back has the version, and the moment of its making, that it had.
  if tg_op = 'INSERT' and new.created_at <> now()::timestamptz(3) then return new; end if;
  if tg_op = 'UPDATE' and new.version = old.version then return new; end if;
  select version into last from match_versions where match_id = new.id;
  if last >= new.version then new.version := last + 1; end if;
  return new;
end $$;

create trigger matches_last_version after delete on matches
  referencing old table as gone for each statement execute function keep_last_version();
-- After `matches_touched`, which counts the version: triggers run in the order of their names.
create trigger matches_versioned before insert or update on matches for each row execute function continue_version();
