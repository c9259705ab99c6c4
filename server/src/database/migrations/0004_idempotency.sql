-- Calls that carried an Idempotency-Key, so that sending one twice does it once and answers the same.

create table idempotent_calls (
  user_id text not null references users (id) on delete cascade,
  key text not null check (length(key) between 1 and 200),
  -- Method, address and body: the same key on another call is a mistake.
  fingerprint text not null,
  -- Null while the first call is under way.
  answer text,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);
create index idempotent_calls_age on idempotent_calls (created_at);
