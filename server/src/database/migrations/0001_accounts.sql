-- Accounts: who may sign in, from which devices, and what they asked for by mail.
-- Every time is kept to the millisecond, which is what programs can read back: a cursor then names a row exactly.

create table uploads (
  id text primary key,
  owner_id text,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null check (cardinality(widths) > 0),
  created_at timestamptz(3) not null default now()
);

create table users (
  id text primary key check (id ~ '^u_[a-z0-9]{20,40}$'),
  name text not null check (length(btrim(name)) > 0),
  email text not null unique check (email = lower(email) and position('@' in email) > 1),
  email_confirmed_at timestamptz(3),
  password_hash text not null check (password_hash like '$argon2id$%'),
  admin boolean not null default false,
  view text not null default 'cards' check (view in ('cards', 'table')),
  team_id text check (team_id ~ '^[a-z0-9_]+$'),
  -- Deferred: a photo and its owner refer to each other, and a restore brings both back in one transaction.
  photo_id text references uploads (id) on delete set null deferrable initially deferred,
  terms_accepted_at timestamptz(3),
  blocked_at timestamptz(3),
  last_seen_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version integer not null default 1
);
create index users_newest on users (created_at desc, id desc);

alter table uploads add foreign key (owner_id) references users (id) on delete cascade;
create index uploads_owner on uploads (owner_id);

-- A device signs in silently with a password of its own: random, kept hashed, revocable.
create table devices (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  password_hash text not null unique,
  name text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now()
);
create index devices_user on devices (user_id, last_used_at desc);

create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  device_id text references devices (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Links sent by mail. A link is spent by deleting its row, so it can work only once.
create table account_tokens (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset', 'confirm')),
  -- The address the link proves: a link sent to an old address must not confirm a new one.
  email text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index account_tokens_user on account_tokens (user_id, purpose, created_at);

-- Failed sign-ins by account name and by network, counted before the password is checked.
create table login_failures (
  bucket text primary key,
  failures integer not null check (failures >= 0),
  expires_at timestamptz(3) not null
);
