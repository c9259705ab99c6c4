-- What each process has done in a minute. Kept for two days.
create table system_samples (
  at timestamptz(0) not null,
  worker text not null,
  calls integer not null,
  errors integer not null,
  refused integer not null,
  kept integer not null,
  durations integer[] not null,
  lag_ms real not null,
  memory_bytes bigint not null,
  disk_free_bytes bigint not null,
  disk_bytes bigint not null,
  primary key (at, worker)
);

-- What is the same for all processes, once a minute. Kept for two days.
create table system_states (
  at timestamptz(0) primary key,
  database_bytes bigint not null,
  jobs_waiting integer not null,
  oldest_job_seconds integer not null,
  mails_waiting integer not null,
  deliveries_waiting integer not null,
  deliveries_done integer not null,
  deliveries_failed integer not null,
  backup_age_seconds integer,
  crashes integer not null
);

-- Workers that died without being asked to. Kept for thirty days.
create table worker_crashes (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  node text not null,
  reason text not null
);
create index worker_crashes_at on worker_crashes (at);

-- What is wrong now, in one sentence, and since when.
alter table operator_alerts
  add column sentence text not null default '',
  add column since timestamptz(3) not null default now();

-- For counting the attempts of the last minute; attempts are added in the order of their time.
create index webhook_attempts_at on webhook_attempts using brin (at);
