-- What an admin gave an ordinary user to do; who gave it is in the audit. The ids of championships, teams and matches are plain text: a duty for a
-- match that was cleaned and restored, or merged into another, is a duty for that match again.
create table duties (
  id text primary key check (id ~ '^dut_[a-z0-9]+$'),
  user_id text not null references users (id) on delete cascade,
  role text not null check (role in ('scorer', 'editor', 'reviewer')),
  kinds text[] not null default '{}',
  competitions text[] not null default '{}',
  teams text[] not null default '{}',
  matches text[] not null default '{}',
  queues text[] not null default '{}',
  -- The last day on which it is valid, as the calendar of São Paulo counts days.
  until date,
  created_at timestamptz(3) not null default now(),
  check (cardinality(kinds) + cardinality(competitions) + cardinality(teams) + cardinality(matches) + cardinality(queues) > 0)
);
create index duties_user on duties (user_id, created_at desc);

-- Under which duty an edit was made: its author may undo it for as long as they have the duty. Not a reference: the
-- history outlives the duty.
alter table edits add column duty_id text;
