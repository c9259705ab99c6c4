-- Imports that are started from the console. What was sent or fetched stays for some days, so that the rehearsal, the
-- real run and another try all read the same bytes.

create table import_files (
  -- Also its name in the data folder.
  id text primary key,
  -- What it was called where it came from.
  name text not null,
  -- Null where somebody sent it.
  address text,
  -- Null until it is there.
  bytes bigint check (bytes >= 0),
  -- Of a repository's archive: only what lies below this folder, and without the one around everything.
  folder text,
  wrapped boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index import_files_oldest on import_files (created_at);

alter table import_runs
  drop constraint import_runs_status_check,
  add constraint import_runs_status_check
    check (status in ('waiting', 'running', 'done', 'failed', 'cancelled', 'interrupted')),
  -- Null: from the command line, or its file has served its time.
  add column file_id text references import_files (id) on delete set null,
  -- Where the data is from, also when the file is gone.
  add column origin text,
  -- Not a reference: a run outlives the account.
  add column actor_id text,
  add column actor_name text,
  -- Who works on it; it says every now and then that it still does.
  add column holder text,
  add column attempts integer not null default 0,
  add column cancel_asked boolean not null default false;
create index import_runs_unfinished on import_runs (updated_at) where status in ('waiting', 'running');
create index import_runs_file on import_runs (file_id);
create index import_runs_edit on import_runs (edit_id);

-- Rows that could not be used, and rows that were mended.
create table import_remarks (
  run_id bigint not null references import_runs (id) on delete cascade,
  kind text not null check (kind in ('rejection', 'warning')),
  place integer not null,
  file text not null,
  line integer,
  reason text not null,
  primary key (run_id, kind, place)
);

insert into import_remarks (run_id, kind, place, file, line, reason)
select r.id, told.kind, remark.place, coalesce(remark.value ->> 'file', ''), (remark.value ->> 'line')::integer,
  coalesce(remark.value ->> 'reason', '')
from import_runs as r
cross join (values ('rejection', 'rejections'), ('warning', 'warnings')) as told (kind, field)
cross join lateral jsonb_array_elements(coalesce(r.details -> told.field, '[]')) with ordinality as remark (value, place);
update import_runs set details = details - 'rejections' - 'warnings';

-- Names that several records could be meant by. One is placed as soon as the dataset's key for it means a record.
create table unsure_names (
  id bigint generated always as identity primary key,
  -- Not a reference: a rehearsal leaves no dataset behind.
  dataset_id text not null,
  kind record_kind not null check (kind in ('team', 'person', 'stadium')),
  -- What the name is known by in `sources` once it is placed.
  key text not null,
  name text not null,
  candidates text[] not null,
  -- What the dataset says beside it: {country, state, competition, team, edition…}
  context jsonb not null default '{}' check (jsonb_typeof(context) = 'object'),
  file text not null,
  line integer,
  updated_at timestamptz(3) not null default now(),
  unique (dataset_id, kind, key)
);
create index unsure_names_newest on unsure_names (updated_at desc, id desc);

-- Whose word counts may be changed and changed back. That a dataset is on the list at all is no change to undo.
create trigger datasets_kept_changed after update on datasets referencing old table as gone new table as added
  for each statement execute function keep_rows('id', '');
