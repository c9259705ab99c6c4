-- Notifications in browsers (Web Push): who is notified of what, where, and what is on its way.

-- The service's own pair of keys, the same for all processes; browsers accept messages of nobody else.
create table vapid_keys (
  one boolean primary key default true check (one),
  public_key text not null,
  -- Sealed with SECRET_KEY.
  private_key text not null,
  created_at timestamptz(3) not null default now()
);

create table push_subscriptions (
  id text primary key check (id ~ '^nav_[a-z0-9]{20,40}$'),
  user_id text not null references users (id) on delete cascade,
  -- A browser that is disconnected from the account is told nothing more. Null: it did not ask to be remembered.
  device_id text references devices (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  name text not null,
  created_at timestamptz(3) not null default now(),
  last_sent_at timestamptz(3)
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at desc, id desc);
create index push_subscriptions_device on push_subscriptions (device_id);

-- Whoever has no row has the usual ones.
create table notification_preferences (
  user_id text primary key references users (id) on delete cascade,
  favourites boolean not null,
  types text[] not null,
  quiet_from text check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  quiet_to text check (quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$'),
  time_zone text not null,
  updated_at timestamptz(3) not null default now(),
  check ((quiet_from is null) = (quiet_to is null))
);

-- The match is not a reference: a clean-up of matches can be undone, and then they are followed as before.
create table followed_matches (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  match_id text not null,
  created_at timestamptz(3) not null default now(),
  unique (user_id, match_id)
);
create index followed_matches_match on followed_matches (match_id);

-- On their way. One per browser and match: what is newer takes the place of what has not left yet.
create table notifications (
  subscription_id text not null references push_subscriptions (id) on delete cascade,
  tag text not null,
  revision integer not null default 1,
  message jsonb not null,
  attempts integer not null default 0,
  -- Taken by a process until then; when it dies, another one takes it.
  due_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  primary key (subscription_id, tag)
);
create index notifications_due on notifications (due_at);

create index users_team on users (team_id) where team_id is not null;

-- Reads the change log once for all processes, as webhooks do.
insert into log_readers (name, seq)
select 'notifications', greatest((select max(seq) from changes), (select seq from change_horizon));
