-- Public cards of matches, tables and players: a page and a picture that open without an account, if the admin allows.
alter table website add column sharing_allowed boolean not null default false;

-- One card for each subject. Who made it is only in the audit.
create table shares (
  -- The address of the card: it cannot be guessed, so only what somebody shared is public.
  id text primary key check (id ~ '^shr_[a-z0-9]+$'),
  kind text not null check (kind in ('match', 'table', 'player')),
  -- No foreign key: a record that was merged is found by its redirect.
  record_id text not null,
  -- The edition of a table; null for the others.
  season text check ((kind = 'table') = (season is not null)),
  created_at timestamptz(3) not null default now(),
  unique nulls not distinct (kind, record_id, season)
);
