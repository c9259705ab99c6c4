-- Spreadsheets that an admin sends: kept some days, from the first look at the columns to the report of what was saved.
create table sheets (
  id text primary key,
  owner_id text not null references users (id) on delete cascade,
  -- What the file was called.
  name text not null,
  columns text[] not null,
  -- [[line, cell, cell…], …]: JSON keeps the numbers and lists that a JSON file had.
  cells json not null,
  rows integer not null check (rows >= 0),
  status text not null default 'ready' check (status in ('ready', 'checked', 'waiting', 'running', 'done', 'failed')),
  -- What is to be made of the rows, as it was asked last: {kind, mapping, matchBy, create, clear, onlyGood}.
  asked jsonb,
  progress integer not null default 0,
  -- {create, update, unchanged, errors} of the last check or run.
  counts jsonb,
  error text,
  edit_id bigint references edits (id) on delete set null,
  created_at timestamptz(3) not null default now()
);
create index sheets_owner on sheets (owner_id, created_at desc);
create index sheets_age on sheets (created_at);
create index sheets_edit on sheets (edit_id);

-- What could not be saved, of the last check or run.
create table sheet_errors (
  sheet_id text not null references sheets (id) on delete cascade,
  place integer not null,
  line integer not null,
  column_name text,
  field text,
  value text,
  message text not null,
  primary key (sheet_id, place)
);
