-- The line-ups, events and officials of a match that an import makes go with the match when that is undone: they are
-- most of its rows, and keeping a key of each would cost it a good part of its speed. A match of this very transaction is
-- told by the moment it was made.

-- Arguments: the columns of the key, and the subjects as `kind:column`, both with commas between.
create or replace function keep_rows() returns trigger language plpgsql as $$
declare
  edit bigint := nullif(current_setting('meio_campo.edit', true), '')::bigint;
  pictures boolean := coalesce(current_setting('meio_campo.edit_pictures', true), '') <> 'off';
  -- What triggers and generated columns keep true by themselves.
  quiet constant text[] := array['version', 'created_at', 'updated_at', 'moment', 'normalised',
    'covers_events', 'covers_lineups', 'covers_statistics'];
  keys text;
  same text;
  subjects text;
  own text := '';
begin
  if edit is null then return null; end if;
  select string_agg(format('%L, r.%I', name, name), ', '), string_agg(format('o.%I = r.%I', name, name), ' and ')
    into keys, same
    from unnest(string_to_array(tg_argv[0], ',')) as name;
  select coalesce(string_agg(format('%L || r.%I', split_part(spec, ':', 1) || ':', split_part(spec, ':', 2)), ', '), '')
    into subjects
    from unnest(string_to_array(tg_argv[1], ',')) as spec;
  keys := format('jsonb_build_object(%s)', keys);
  subjects := format('array_remove(array[%s]::text[], null)', subjects);

  if tg_op = 'INSERT' then
    if not pictures and tg_table_name in ('events', 'lineups', 'lineup_players', 'match_officials') then
      own := 'where not exists (
        select 1 from matches as m where m.id = r.match_id and m.created_at = now()::timestamptz(3))';
    end if;
    execute format('insert into edit_rows (edit_id, table_name, row_key, operation, subjects, after)
      select $1, $2, %s, ''created'', case when $3 then %s else ''{}'' end, case when $3 then to_jsonb(r) end
      from added as r %s', keys, subjects, own) using edit, tg_table_name, pictures;
  elsif tg_op = 'DELETE' then
    execute format('insert into edit_rows (edit_id, table_name, row_key, operation, subjects, before)
      select $1, $2, %s, ''removed'', %s, to_jsonb(r) from gone as r', keys, subjects) using edit, tg_table_name;
  else
    execute format('insert into edit_rows (edit_id, table_name, row_key, operation, subjects, before, after)
      select $1, $2, %s, ''changed'', %s, d.before, d.after
      from gone as o join added as r on %s
      cross join lateral (
        select jsonb_object_agg(b.key, b.value) as before, jsonb_object_agg(b.key, a.value) as after
        from jsonb_each(to_jsonb(o)) as b join jsonb_each(to_jsonb(r)) as a using (key)
        where b.key <> all ($3) and a.value is distinct from b.value) as d
      where d.before is not null', keys, subjects, same) using edit, tg_table_name, quiet;
    -- A row whose key was changed is another row.
    execute format('insert into edit_rows (edit_id, table_name, row_key, operation, subjects, before)
      select $1, $2, %s, ''removed'', %s, to_jsonb(r) from gone as r
      where not exists (select 1 from added as o where %s)', keys, subjects, same)
      using edit, tg_table_name;
    execute format('insert into edit_rows (edit_id, table_name, row_key, operation, subjects, after)
      select $1, $2, %s, ''created'', %s, to_jsonb(r) from added as r
      where not exists (select 1 from gone as o where %s)', keys, subjects, same)
      using edit, tg_table_name;
  end if;
  return null;
end $$;
