-- Rows that are told as a part of something else: whoever reads the whole must hear of them. One that is new in this
-- transaction is told already.
create function touch_whole() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  -- Arguments: the column that names the whole, its table, and its kind in the change log.
  if current_setting('meio_campo.cleaning', true) = 'on' then return null; end if;
  execute format('select array_agg(distinct %I) from %I', tg_argv[0], case tg_op when 'DELETE' then 'gone' else 'added' end)
    into ids;
  if ids is null then return null; end if;
  execute format(
    'update %I as whole set updated_at = greatest(now(), updated_at + interval ''1 millisecond'')
     where id = any ($1) and not exists (
       select 1 from pending_changes
       where transaction = pg_current_xact_id() and kind = $2 and record_id = whole.id)', tg_argv[1])
    using ids, tg_argv[2];
  return null;
end $$;

do $$
declare
  part record;
begin
  for part in select * from (values
    ('team_rivals', 'team_id', 'teams', 'team'), ('stadium_names', 'stadium_id', 'stadiums', 'stadium'),
    ('squad_members', 'edition_id', 'editions', 'edition'), ('groups', 'phase_id', 'phases', 'phase'),
    ('rounds', 'phase_id', 'phases', 'phase'), ('ties', 'phase_id', 'phases', 'phase'),
    ('phase_teams', 'phase_id', 'phases', 'phase')) as known (name, whole_id, whole, kind)
  loop
    execute format('create trigger %I after insert on %I referencing new table as added for each statement
      execute function touch_whole(%L, %L, %L)', part.name || '_told_added', part.name, part.whole_id, part.whole, part.kind);
    execute format('create trigger %I after update on %I referencing new table as added for each statement
      execute function touch_whole(%L, %L, %L)', part.name || '_told_changed', part.name, part.whole_id, part.whole, part.kind);
    execute format('create trigger %I after delete on %I referencing old table as gone for each statement
      execute function touch_whole(%L, %L, %L)', part.name || '_told_removed', part.name, part.whole_id, part.whole, part.kind);
  end loop;
end $$;

-- A name is searched the moment it is there: the list of names not yet in the index would be read whole each time.
alter index aliases_search set (fastupdate = off);
