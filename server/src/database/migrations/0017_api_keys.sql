-- API keys: what programs call with. A key lasts; its secret can be changed, and for a while two of them work.

create table api_keys (
  id text primary key check (id ~ '^key_[a-z0-9]{20,40}$'),
  user_id text not null references users (id) on delete cascade,
  name text not null check (length(btrim(name)) > 0),
  mode text not null check (mode in ('live', 'test')),
  kind text not null check (kind in ('server', 'browser')),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['read', 'live', 'write']),
  origins text[] not null default '{}',
  addresses text[] not null default '{}',
  per_minute integer check (per_minute > 0),
  per_day integer check (per_day > 0),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  -- What stands in a page can be read by anybody: it may do no more than read, and only from there.
  check (kind <> 'browser' or (scopes = array['read'] and cardinality(origins) > 0)),
  check (mode <> 'test' or 'write' <> all (scopes))
);
create index api_keys_user on api_keys (user_id, created_at desc, id desc);
create index api_keys_origins on api_keys using gin (origins) where revoked_at is null;

-- Random and long, so a plain SHA-256 of it cannot be guessed back.
create table api_key_secrets (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  key_id text not null references api_keys (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- The first letters, by which people recognise it.
  prefix text not null check (length(prefix) between 10 and 14),
  created_at timestamptz(3) not null default now(),
  -- Null for the current one; the others work until then.
  expires_at timestamptz(3)
);
create unique index api_key_secrets_current on api_key_secrets (key_id) where expires_at is null;
create index api_key_secrets_key on api_key_secrets (key_id, created_at desc);
create index api_key_secrets_user on api_key_secrets (user_id);

-- Calls by day (São Paulo), of an account as a whole and of each of its keys: a restart forgets no quota.
create table quota_days (
  day date not null,
  user_id text not null references users (id) on delete cascade,
  key_id text references api_keys (id) on delete cascade,
  used bigint not null check (used >= 0),
  unique nulls not distinct (user_id, key_id, day)
);
create index quota_days_day on quota_days (day);
create index quota_days_key on quota_days (key_id);

-- Null: the usual plan. The plans themselves are in contract/src/rules/plans.ts.
alter table users add column plan text check (plan ~ '^[a-z]+$');

-- Processes remember whose a secret is, as they do for sessions. That a key was used is no news.
create trigger api_keys_changed
  after update of name, scopes, origins, addresses, per_minute, per_day, expires_at, revoked_at on api_keys
  for each statement execute function tell_sessions();
create trigger api_keys_deleted after delete on api_keys for each statement execute function tell_sessions();
create trigger api_key_secrets_changed after update on api_key_secrets
  for each statement execute function tell_sessions();
create trigger api_key_secrets_deleted after delete on api_key_secrets
  for each statement execute function tell_sessions();
drop trigger users_changed on users;
create trigger users_changed after update of name, email, admin, blocked_at, plan on users
  for each statement execute function tell_sessions();
