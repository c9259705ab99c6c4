-- Who did what, and the restorable copies that a clean-up leaves.

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  -- Not a reference: an entry outlives the account it names.
  actor_id text,
  actor_name text,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  summary text not null,
  details jsonb not null default '{}',
  request_id text
);
create index audit_log_action on audit_log (action, id desc);

create table copies (
  id text primary key,
  kind text not null check (kind in ('users', 'jogos')),
  actor_name text not null,
  counts jsonb not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  restored_at timestamptz(3)
);
create index copies_newest on copies (created_at desc, id desc);

create table copy_rows (
  copy_id text not null references copies (id) on delete cascade,
  table_name text not null,
  row_data jsonb not null
);
create index copy_rows_table on copy_rows (copy_id, table_name);
