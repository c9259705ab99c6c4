-- The website data of the login answer, and what visitors write to us.

create table website (
  -- One row: the site.
  id boolean primary key default true check (id),
  contact jsonb not null,
  adsense jsonb not null,
  category jsonb not null,
  blog jsonb not null,
  updated_at timestamptz(3) not null default now()
);

create table website_pages (
  id text primary key check (id ~ '^[a-z0-9_]+$'),
  title text not null check (length(btrim(title)) > 0),
  body text not null,
  updated_at timestamptz(3) not null default now()
);

create table posts (
  id text primary key check (id ~ '^[a-z0-9_]+$'),
  title text not null check (length(btrim(title)) > 0),
  body text not null,
  category text,
  published_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index posts_newest on posts (published_at desc, id desc);

-- What people open, per day; the login answer shows the most viewed of the last seven.
create table page_views (
  day date not null,
  kind text not null check (kind in ('team', 'player', 'competition')),
  id text not null,
  name text not null,
  views integer not null check (views > 0),
  primary key (day, kind, id)
);

create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz(3) not null default now(),
  answered_at timestamptz(3)
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);

-- Mails are written in the transaction that causes them and sent by a job.
create table mails (
  id text primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3)
);
