-- Calendars that people subscribe to: an address without a sign-in, which its owner can revoke. The address itself is
-- not here: it is derived from the id with SECRET_KEY, so a copy of the database opens none.

create table calendar_subscriptions (
  id text primary key check (id ~ '^cal_[a-z0-9]{20,40}$'),
  user_id text not null references users (id) on delete cascade,
  kind text not null check (kind in ('team', 'competition', 'streaming', 'favourites')),
  -- Not a reference: a record that was merged is found at its new id, and one that comes back is there again.
  subject_id text,
  created_at timestamptz(3) not null default now(),
  last_read_at timestamptz(3),
  check ((kind = 'favourites') = (subject_id is null)),
  unique nulls not distinct (user_id, kind, subject_id)
);
create index calendar_subscriptions_newest on calendar_subscriptions (user_id, created_at desc, id desc);
