-- What programs called with their keys: sums by hour and day, kept long, and each call, kept for a week. Charts read
-- sums only, so that a year of them is as quick as a day.

create table usage_hours (
  user_id text not null references users (id) on delete cascade,
  hour timestamptz not null,
  key_id text not null references api_keys (id) on delete cascade,
  operation text not null,
  -- The first digit of the status.
  status_class smallint not null check (status_class between 1 and 5),
  calls bigint not null check (calls > 0),
  -- How many calls took how long: the bounds are in server/src/features/api/usage/latency.ts.
  latency integer[] not null check (cardinality(latency) = 32),
  primary key (user_id, hour, key_id, operation, status_class)
);
create index usage_hours_key on usage_hours (key_id);
create index usage_hours_hour on usage_hours (hour);

-- The same hours, summed by the day (São Paulo) in the statement that writes them.
create table usage_days (
  user_id text not null references users (id) on delete cascade,
  day date not null,
  key_id text not null references api_keys (id) on delete cascade,
  operation text not null,
  status_class smallint not null check (status_class between 1 and 5),
  calls bigint not null check (calls > 0),
  latency integer[] not null check (cardinality(latency) = 32),
  primary key (user_id, day, key_id, operation, status_class)
);
create index usage_days_key on usage_days (key_id);
create index usage_days_day on usage_days (day);

create table request_log (
  -- The X-Request-Id of the call.
  id text primary key check (length(id) <= 60),
  at timestamptz(3) not null,
  user_id text not null references users (id) on delete cascade,
  key_id text not null references api_keys (id) on delete cascade,
  operation text not null,
  method text not null,
  path text not null,
  status smallint not null,
  ms real not null check (ms >= 0),
  network text not null
);
create index request_log_user on request_log (user_id, at desc, id desc);
create index request_log_key on request_log (key_id, at desc, id desc);
create index request_log_at on request_log (at);

-- Which warnings went out: one per day and level, whichever process sees it first.
create table quota_alerts (
  user_id text not null references users (id) on delete cascade,
  -- Null: the account's own quota.
  key_id text references api_keys (id) on delete cascade,
  day date not null,
  level smallint not null check (level in (80, 100)),
  sent_at timestamptz(3) not null default now(),
  unique nulls not distinct (user_id, key_id, day, level)
);
create index quota_alerts_key on quota_alerts (key_id);
create index quota_alerts_day on quota_alerts (day);
