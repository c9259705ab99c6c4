-- The filters and the order of a list, under a name: of one person, or shared with everybody who may see the list.
create table saved_views (
  id text primary key check (id ~ '^vis_[a-z0-9]+$'),
  user_id text not null references users (id) on delete cascade,
  -- The address of the list: `jogadores`.
  list text not null check (length(list) between 1 and 40),
  name text not null check (length(name) between 1 and 60),
  -- As in the address: `posicao=meia&sort=name`.
  query text not null check (length(query) <= 1000),
  shared boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index saved_views_name on saved_views (user_id, list, lower(name));
create index saved_views_shared on saved_views (list) where shared;
