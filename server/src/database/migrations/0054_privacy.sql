-- An account that is to end: a job removes it at this moment, and its owner may keep it until then.
alter table users add column deletes_at timestamptz(3);
create index users_deletes on users (deletes_at) where deletes_at is not null;

-- What is held of an account, as a file for its owner. A job makes the file and removes it when it expires.
create table account_archives (
  id text primary key check (id ~ '^arc_[a-z0-9]+$'),
  user_id text not null references users (id) on delete cascade,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  bytes bigint check (bytes >= 0),
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  expires_at timestamptz(3) not null
);
create unique index account_archives_under_way on account_archives (user_id) where status in ('waiting', 'running');
create index account_archives_user on account_archives (user_id, created_at desc);
create index account_archives_expiry on account_archives (expires_at);

-- Goodbye letters: the address leaves with the letter.
alter table mails add column forgotten boolean not null default false;

-- What is stored and for how long is no longer written by hand. A text that nobody has edited is written anew at the
-- next start.
delete from website_pages where id = 'privacy' and md5(body) in (
  '9ecac44630bf0641307e722c0a2dce2f', '3afaf30e3c22d23390a57567859eee8d', '5a86b987c90fc5e039b9226d991128c6');

-- The accounts that were removed, unrecognisable: a database that is put back to an earlier moment removes them again.
create table deleted_accounts (
  id_hash text primary key check (id_hash ~ '^[0-9a-f]{64}$'),
  deleted_at timestamptz(3) not null default now()
);
