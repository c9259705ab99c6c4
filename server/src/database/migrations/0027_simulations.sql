-- Finished matches told again, as if they happened now, to the streams and webhooks of one account.

create table simulations (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  -- The match by its names: a simulation that was told stays, whatever becomes of the match.
  match jsonb not null,
  speed smallint not null check (speed between 1 and 60),
  webhooks boolean not null,
  status text not null default 'running' check (status in ('running', 'finished', 'stopped')),
  -- What is told and when, in seconds of the match: written down at the start, so that any process goes on with the same
  -- story at any time. Empty once the account has begun another.
  script jsonb not null check (jsonb_typeof(script) = 'array'),
  events smallint not null check (events > 0),
  told smallint not null default 0 check (told between 0 and events),
  minute smallint,
  started_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- When the next of it is due.
  next_at timestamptz(3),
  ended_at timestamptz(3),
  constraint simulations_running check ((status = 'running') = (next_at is not null) and (status = 'running') = (ended_at is null))
);
create unique index simulations_one_running on simulations (user_id) where status = 'running';
create index simulations_due on simulations (next_at) where status = 'running';
create index simulations_user on simulations (user_id, started_at desc, id desc);
