-- What every write pays for: the triggers of its history and of its names. Their statements are planned once per connection
-- instead of at each write, each row is turned into JSON once, and nothing is done where no name is new.

create or replace function keep_rows() returns trigger language plpgsql as $$
declare
  edit bigint := nullif(current_setting('meio_campo.edit', true), '')::bigint;
  pictures boolean := coalesce(current_setting('meio_campo.edit_pictures', true), '') <> 'off';
  -- What triggers and generated columns keep true by themselves.
  quiet constant text[] := array['version', 'created_at', 'updated_at', 'moment', 'normalised',
    'covers_events', 'covers_lineups', 'covers_statistics'];
  -- Arguments: the columns of the key, and what a row is about, such as `match:match_id`.
  keys constant text[] := string_to_array(tg_argv[0], ',');
  specs constant text[] := string_to_array(tg_argv[1], ',');
  own text := '';
begin
  if edit is null then return null; end if;
  if tg_op = 'INSERT' and not pictures then
    -- Of an import's rows only the keys are kept: a statement of their own spares making a picture of each.
    if tg_table_name in ('events', 'lineups', 'lineup_players', 'match_officials') then
      own := 'where not exists (
        select 1 from matches as m where m.id = r.match_id and m.created_at = now()::timestamptz(3))';
    end if;
    execute format('insert into edit_rows (edit_id, table_name, row_key, operation)
      select $1, $2, jsonb_build_object(%s), ''created'' from added as r %s',
      (select string_agg(format('%L, r.%I', name, name), ', ') from unnest(keys) as name), own)
      using edit, tg_table_name;
  elsif tg_op = 'INSERT' then
    insert into edit_rows (edit_id, table_name, row_key, operation, subjects, after)
    with r as materialized (select to_jsonb(n) as data from added as n)
    select edit, tg_table_name, k.row_key, 'created', s.subjects, r.data from r
    cross join lateral (select jsonb_object_agg(name, r.data -> name) from unnest(keys) as name) as k (row_key)
    cross join lateral (
      select coalesce(array_agg(split_part(spec, ':', 1) || ':' || (r.data ->> split_part(spec, ':', 2)) order by place)
        filter (where r.data ->> split_part(spec, ':', 2) is not null), '{}')
      from unnest(specs) with ordinality as given (spec, place)) as s (subjects);
  elsif tg_op = 'DELETE' then
    insert into edit_rows (edit_id, table_name, row_key, operation, subjects, before)
    with r as materialized (select to_jsonb(o) as data from gone as o)
    select edit, tg_table_name, k.row_key, 'removed', s.subjects, r.data from r
    cross join lateral (select jsonb_object_agg(name, r.data -> name) from unnest(keys) as name) as k (row_key)
    cross join lateral (
      select coalesce(array_agg(split_part(spec, ':', 1) || ':' || (r.data ->> split_part(spec, ':', 2)) order by place)
        filter (where r.data ->> split_part(spec, ':', 2) is not null), '{}')
      from unnest(specs) with ordinality as given (spec, place)) as s (subjects);
  else
    -- A full join is hashed or merged, however many rows the plan was made for. A row whose key was changed is another row.
    insert into edit_rows (edit_id, table_name, row_key, operation, subjects, before, after)
    with former as materialized (select to_jsonb(o) as data from gone as o),
    present as materialized (select to_jsonb(n) as data from added as n),
    r as materialized (
      select row_key, o.data as before, n.data as after, coalesce(n.data, o.data) as data
      from (select k.row_key, r.data from former as r cross join lateral (select jsonb_object_agg(name, r.data -> name) from unnest(keys) as name) as k (row_key)) as o
      full join (select k.row_key, r.data from present as r cross join lateral (select jsonb_object_agg(name, r.data -> name) from unnest(keys) as name) as k (row_key)) as n
        using (row_key))
    select edit, tg_table_name, r.row_key,
      case when r.after is null then 'removed' when r.before is null then 'created' else 'changed' end, s.subjects,
      case when r.after is null then r.before else d.before end,
      case when r.before is null then r.after else d.after end
    from r
    cross join lateral (
      select coalesce(array_agg(split_part(spec, ':', 1) || ':' || (r.data ->> split_part(spec, ':', 2)) order by place)
        filter (where r.data ->> split_part(spec, ':', 2) is not null), '{}')
      from unnest(specs) with ordinality as given (spec, place)) as s (subjects)
    cross join lateral (
      select jsonb_object_agg(b.key, b.value) as before, jsonb_object_agg(b.key, r.after -> b.key) as after
      from jsonb_each(r.before) as b
      where r.after is not null and b.value is distinct from r.after -> b.key and b.key <> all (quiet)) as d
    where r.after is null or r.before is null or d.before is not null
    order by r.before is null or r.after is null, r.before is null;
  end if;
  return null;
end $$;

create or replace function remember_names() returns trigger language plpgsql as $$
begin
  -- Most writes change no name: a name that is known as it is written need not be normalised to be found.
  if not exists (
    select from changed as n, unnest(array[n.name, n.official_name, n.short_name]) as given
    where given is not null and not exists (
      select from aliases where kind = tg_argv[0] and record_id = n.id and alias = given)
  ) then
    return null;
  end if;
  insert into aliases (kind, record_id, alias)
  select distinct on (n.id, normalise_name(given)) tg_argv[0], n.id, given
  from changed as n, unnest(array[n.name, n.official_name, n.short_name]) as given
  where normalise_name(given) <> ''
  on conflict do nothing;
  return null;
end $$;

create or replace function note_created() returns trigger language plpgsql as $$
begin
  insert into pending_changes as p (kind, record_id, type, data)
  with made as materialized (select n.id, to_jsonb(n) as data from added as n)
  select tg_argv[0], id, 'created', change_scope(tg_argv[0], data) from made
  on conflict (transaction, kind, record_id) do update
    set type = fold_change(p.type, excluded.type), data = excluded.data;
  if found then perform publish_at_commit(); end if;
  return null;
end $$;

create or replace function note_updated() returns trigger language plpgsql as $$
begin
  insert into pending_changes as p (kind, record_id, type, data)
  with changed as materialized (
    select n.id, to_jsonb(n) as data, to_jsonb(o) as was
    from added as n full join gone as o using (id) where n is distinct from o)
  select tg_argv[0], id, 'updated', change_scope(tg_argv[0], data) || change_before(tg_argv[0], was) from changed
  on conflict (transaction, kind, record_id) do update
    set type = fold_change(p.type, excluded.type),
      data = excluded.data - 'was' || jsonb_strip_nulls(jsonb_build_object('was', p.data -> 'was'));
  if found then perform publish_at_commit(); end if;
  return null;
end $$;
