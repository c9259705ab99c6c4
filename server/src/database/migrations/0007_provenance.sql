-- Where everything comes from: datasets, what each said, where they disagree, and the names things are known by.
-- These tables speak of records of every kind, so they name them by kind and id; triggers clean up after a record.

create table datasets (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  title text not null,
  licence text,
  -- To be shown wherever the data is shown.
  attribution text,
  share_alike boolean not null default false,
  -- Whose word counts where two disagree: the smaller, the more trusted. An admin may change it.
  trust integer not null default 500 check (trust >= 0),
  -- For single fields, where a dataset is better or worse than usual: {"kickoff": 10}.
  field_trust jsonb not null default '{}' check (jsonb_typeof(field_trust) = 'object'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create domain record_kind as text check (value in (
  'confederation', 'stadium', 'team', 'person', 'competition', 'edition', 'match', 'streaming'));

create table sources (
  kind record_kind not null,
  record_id text not null,
  dataset_id text not null references datasets (id) on delete cascade,
  -- The dataset's own id for it; empty where it has none.
  key text not null default '',
  -- Its file, without folders: one dataset may tell the same match in two of them. Empty where that says nothing.
  file text not null default '',
  line integer,
  at timestamptz(3) not null default now(),
  -- What it said, field by field: the shown values can be chosen again at any time.
  said jsonb not null default '{}' check (jsonb_typeof(said) = 'object'),
  match_id text generated always as (case when kind = 'match' then record_id end) stored
    references matches (id) on delete cascade,
  primary key (kind, record_id, dataset_id, file)
);
-- One key of a dataset means one record, and never two.
create unique index sources_key on sources (dataset_id, kind, key) where key <> '';
create index sources_match on sources (match_id);

create table aliases (
  kind record_kind not null,
  record_id text not null,
  alias text not null check (length(btrim(alias)) > 0),
  normalised text not null generated always as (normalise_name(alias)) stored,
  created_at timestamptz(3) not null default now(),
  primary key (kind, record_id, normalised)
);
create index aliases_name on aliases (kind, normalised);
create index aliases_search on aliases using gin (normalised gin_trgm_ops);

-- A merge leaves one: the old id answers with the new one for ever.
create table redirects (
  kind record_kind not null,
  old_id text not null,
  new_id text not null,
  at timestamptz(3) not null default now(),
  primary key (kind, old_id),
  check (old_id <> new_id)
);
create index redirects_new on redirects (kind, new_id);

create table conflicts (
  id bigint generated always as identity primary key,
  kind record_kind not null,
  record_id text not null,
  field text not null,
  -- Every source's value by dataset, and whose is shown.
  said jsonb not null check (jsonb_typeof(said) = 'object'),
  chosen text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Null while nobody has looked at it; looked at again when a source changes its word.
  resolved_at timestamptz(3),
  resolved_by text,
  match_id text generated always as (case when kind = 'match' then record_id end) stored
    references matches (id) on delete cascade,
  unique (kind, record_id, field),
  check (said ? chosen)
);
create index conflicts_open on conflicts (updated_at desc, id desc) where resolved_at is null;
create index conflicts_match on conflicts (match_id);

create table import_runs (
  id bigint generated always as identity primary key,
  dataset_id text not null references datasets (id) on delete cascade,
  started_at timestamptz(3) not null default now(),
  seconds double precision not null check (seconds >= 0),
  read integer not null check (read >= 0),
  created integer not null check (created >= 0),
  updated integer not null check (updated >= 0),
  unchanged integer not null check (unchanged >= 0),
  rejected integer not null check (rejected >= 0),
  conflicts integer not null check (conflicts >= 0),
  -- Rejections and warnings with file, line and reason; cut where there are very many.
  details jsonb not null default '{}'
);
create index import_runs_newest on import_runs (started_at desc, id desc);

-- The names of a record are aliases of it, also those it had before.
create function remember_names() returns trigger language plpgsql as $$
begin
  insert into aliases (kind, record_id, alias)
  select distinct on (n.id, normalise_name(given)) tg_argv[0], n.id, given
  from changed as n, unnest(array[n.name, n.official_name, n.short_name]) as given
  where normalise_name(given) <> ''
  on conflict do nothing;
  return null;
end $$;

create function forget_record() returns trigger language plpgsql as $$
begin
  delete from aliases as r using gone where r.kind = tg_argv[0] and r.record_id = gone.id;
  delete from sources as r using gone where r.kind = tg_argv[0] and r.record_id = gone.id;
  delete from conflicts as r using gone where r.kind = tg_argv[0] and r.record_id = gone.id;
  return null;
end $$;

do $$
declare
  record record;
begin
  for record in select * from (values
    ('confederations', 'confederation'), ('stadiums', 'stadium'), ('teams', 'team'), ('people', 'person'),
    ('competitions', 'competition'), ('streamings', 'streaming')) as known (name, kind)
  loop
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement
      execute function remember_names(%L)', record.name || '_names_new', record.name, record.kind);
    execute format('create trigger %I after update on %I referencing new table as changed for each statement
      execute function remember_names(%L)', record.name || '_names_changed', record.name, record.kind);
    execute format('create trigger %I after delete on %I referencing old table as gone for each statement
      execute function forget_record(%L)', record.name || '_forgotten', record.name, record.kind);
  end loop;
end $$;
create trigger editions_forgotten after delete on editions referencing old table as gone for each statement
  execute function forget_record('edition');
