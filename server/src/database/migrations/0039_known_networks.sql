-- From which networks an account was signed in to with its own password: there, wrong guesses made elsewhere do not count.
create table known_networks (
  user_id text not null references users (id) on delete cascade,
  -- A hash: which account was used where is nobody's business.
  network_hash text not null,
  last_used_at timestamptz(3) not null default now(),
  primary key (user_id, network_hash)
);
create index known_networks_old on known_networks (last_used_at);

-- How many letters an address got within the hour.
create index mails_recipient on mails (recipient, created_at);

-- How much an account has sent within the day.
alter table uploads add column bytes integer not null default 0 check (bytes >= 0);
create index uploads_owner_newest on uploads (owner_id, created_at);
