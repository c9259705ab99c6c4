-- Connections: datasets that are fetched again by themselves from an address, on a schedule.

create table connections (
  id text primary key,
  -- Not a reference: which datasets can be read is the program's to know.
  dataset_id text not null check (dataset_id ~ '^[a-z0-9-]{1,60}$'),
  title text not null check (length(btrim(title)) between 1 and 120),
  address text not null check (length(address) between 1 and 2000),
  every_minutes integer not null check (every_minutes between 15 and 43200),
  paused boolean not null default false,
  -- When it is due; moved on by whoever takes it, so that it is taken once over all nodes.
  next_check_at timestamptz(3) not null default now(),
  -- Since when a check out of turn waits for a process to take it.
  queued_at timestamptz(3),
  -- Who checks it right now, and until when without a sign of life that counts.
  holder text,
  held_until timestamptz(3),
  stop_asked boolean not null default false,
  last_checked_at timestamptz(3),
  last_outcome text check (last_outcome in ('unchanged', 'changed', 'failed', 'stopped')),
  -- When it was last known to be up to date: nothing new, or what was new imported.
  fresh_at timestamptz(3),
  -- Why the last check or its import failed, in a sentence for an admin.
  last_error text,
  -- One after the other since the last success.
  failures integer not null default 0 check (failures >= 0),
  -- The import whose end has not been counted here yet.
  open_run_id bigint references import_runs (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (dataset_id, address)
);
create index connections_due on connections (next_check_at) where not paused;

alter table import_runs
  -- Null: started by somebody.
  add column connection_id text references connections (id) on delete set null,
  -- What the address said of the bytes that were read, to ask next time whether they are still the same.
  add column etag text,
  add column last_modified text,
  -- SHA-256 of the bytes, for addresses that say nothing of the kind.
  add column content_hash text;
create index import_runs_connection on import_runs (connection_id, id desc) where connection_id is not null;
