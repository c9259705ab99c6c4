-- Rows that are told as a part of something else: whoever reads the team, the stadium or the edition must hear of them.
create function touch_whole() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  -- Arguments: the column that names the whole, and its table.
  if current_setting('meio_campo.cleaning', true) = 'on' then return null; end if;
  execute format('select array_agg(distinct %I) from %I', tg_argv[0], case tg_op when 'DELETE' then 'gone' else 'added' end)
    into ids;
  execute format(
    'update %I set updated_at = greatest(now(), updated_at + interval ''1 millisecond'') where id = any ($1)', tg_argv[1])
    using ids;
  return null;
end $$;

do $$
declare
  part record;
begin
  for part in select * from (values
    ('team_rivals', 'team_id', 'teams'), ('stadium_names', 'stadium_id', 'stadiums'),
    ('squad_members', 'edition_id', 'editions')) as known (name, whole_id, whole)
  loop
    execute format('create trigger %I after insert on %I referencing new table as added for each statement
      execute function touch_whole(%L, %L)', part.name || '_told_added', part.name, part.whole_id, part.whole);
    execute format('create trigger %I after update on %I referencing new table as added for each statement
      execute function touch_whole(%L, %L)', part.name || '_told_changed', part.name, part.whole_id, part.whole);
    execute format('create trigger %I after delete on %I referencing old table as gone for each statement
      execute function touch_whole(%L, %L)', part.name || '_told_removed', part.name, part.whole_id, part.whole);
  end loop;
end $$;

-- A name is searched the moment it is there: the list of names not yet in the index would be read whole each time.
alter index aliases_search set (fastupdate = off);
