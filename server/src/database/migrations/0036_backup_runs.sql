-- Backups that were asked for or came by themselves, and how they went. The files themselves are known from their folder.
create table backup_runs (
  id text primary key check (id ~ '^bk_[a-z0-9]{20,40}$'),
  kind text not null check (kind in ('daily', 'manual')),
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  actor_name text,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  file text,
  bytes bigint,
  row_count bigint,
  seconds real,
  error text,
  check ((status in ('done', 'failed')) = (finished_at is not null))
);
create unique index backup_runs_under_way on backup_runs ((true)) where status in ('waiting', 'running');
create index backup_runs_newest on backup_runs (created_at desc, id desc);

-- What admins were told by mail, so that they are told once a day and not every hour.
create table operator_alerts (
  kind text primary key,
  told_at timestamptz(3) not null
);
