-- Who changed what: every row that somebody's edit touched, before and after, so that it can be shown and undone.
-- Triggers keep the rows, in the transaction of the edit, whoever writes them and however.

-- Everything that one person or one import changed at once. It happened as a whole and is undone as a whole.
create table edits (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  kind text not null check (kind in ('edit', 'bulk', 'sheet', 'import', 'suggestion', 'merge', 'desk', 'undo')),
  -- Not references: an edit outlives the accounts it names. Null: the service itself, or the command line.
  actor_id text,
  actor_name text,
  -- Who suggested it.
  credited_id text,
  credited_name text,
  -- One Portuguese sentence without its subject.
  summary text not null,
  -- Where the information is from.
  source text,
  undoes bigint references edits (id),
  undone_by bigint references edits (id),
  check ((undoes is not null) = (kind = 'undo'))
);
create index edits_kind on edits (kind, id desc);
create unique index edits_undoes on edits (undoes) where undone_by is null;
create index edits_undone_by on edits (undone_by);

create table edit_rows (
  -- Not a reference: looking it up for each row would cost an import a third of its speed, and an edit is never removed
  -- while it has rows.
  edit_id bigint not null,
  -- Order over everything: undoing goes backwards.
  place bigint generated always as identity,
  -- What one statement did, cascades included, is undone together: of those the order does not tell which came first.
  statement timestamptz not null default statement_timestamp(),
  table_name text not null,
  row_key jsonb not null,
  operation text not null check (operation in ('created', 'changed', 'removed')),
  -- The records whose history it belongs to: {team:flamengo,person:zico}.
  subjects text[] not null default '{}',
  -- Of a changed row only what changed. A row that an import made has no picture: it can only be taken away again.
  before jsonb,
  after jsonb,
  primary key (edit_id, place)
);
create index edit_rows_subjects on edit_rows using gin (subjects) where subjects <> '{}';
-- Not of the rows that an import made: those are only ever read by their edit.
create index edit_rows_row on edit_rows (table_name, row_key) where operation <> 'created' or after is not null;

alter table import_runs add column edit_id bigint references edits (id) on delete set null;

-- Arguments: the columns of the key, and the subjects as `kind:column`, both with commas between. The line-ups, events and
-- officials of a match that an import makes go with the match when that is undone: they are most of its rows, and keeping
-- a key of each would cost it a good part of its speed. A match of this very transaction is told by when it was made.
create function keep_rows() returns trigger language plpgsql as $$
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

do $$
declare
  kept record;
begin
  for kept in select * from (values
    ('confederations', 'id', 'confederation:id'),
    ('stadiums', 'id', 'stadium:id'),
    ('stadium_names', 'stadium_id,name', 'stadium:stadium_id'),
    ('teams', 'id', 'team:id'),
    ('team_rivals', 'team_id,rival_id', 'team:team_id'),
    ('people', 'id', 'person:id'),
    ('spells', 'id', 'person:person_id,team:team_id'),
    ('transfers', 'id', 'person:person_id,team:from_id,team:to_id'),
    ('competitions', 'id', 'competition:id'),
    ('editions', 'id', 'edition:id,competition:competition_id'),
    ('phases', 'id', 'edition:edition_id'),
    ('groups', 'id', 'phase:phase_id'),
    ('phase_teams', 'phase_id,team_id', 'phase:phase_id'),
    ('deductions', 'id', 'phase:phase_id,team:team_id'),
    ('rounds', 'id', 'phase:phase_id'),
    ('ties', 'id', 'phase:phase_id'),
    ('titles', 'id', 'edition:edition_id,team:champion_id'),
    ('streamings', 'id', 'streaming:id'),
    ('broadcast_rights', 'id', 'edition:edition_id,streaming:streaming_id'),
    ('matches', 'id', 'match:id'),
    ('events', 'id', 'match:match_id'),
    ('lineups', 'match_id,side', 'match:match_id'),
    ('lineup_players', 'match_id,side,place', 'match:match_id'),
    ('match_statistics', 'match_id,side,period', 'match:match_id'),
    ('match_officials', 'match_id,place', 'match:match_id'),
    ('airings', 'match_id,streaming_id', 'match:match_id'),
    ('squad_members', 'edition_id,team_id,person_id,role', 'team:team_id,person:person_id'),
    ('suspensions', 'id', 'person:person_id,team:team_id'),
    ('absences', 'id', 'person:person_id,team:team_id'),
    ('aliases', 'kind,record_id,normalised', ''),
    ('sources', 'kind,record_id,dataset_id,file', ''),
    ('conflicts', 'id', ''),
    ('redirects', 'kind,old_id', '')) as known (name, keys, subjects)
  loop
    execute format('create trigger %I after insert on %I referencing new table as added for each statement
      execute function keep_rows(%L, %L)', kept.name || '_kept_added', kept.name, kept.keys, kept.subjects);
    execute format('create trigger %I after update on %I referencing old table as gone new table as added
      for each statement execute function keep_rows(%L, %L)', kept.name || '_kept_changed', kept.name, kept.keys, kept.subjects);
    execute format('create trigger %I after delete on %I referencing old table as gone for each statement
      execute function keep_rows(%L, %L)', kept.name || '_kept_removed', kept.name, kept.keys, kept.subjects);
  end loop;
end $$;

-- A picture that a record shows, or showed: kept, whoever sent it.
alter table uploads add column taken boolean not null default false;
