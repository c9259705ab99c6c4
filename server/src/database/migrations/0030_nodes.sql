-- The services that share this database, so that each knows whom to tell and whom to wait for. A row is renewed every few
-- seconds; one that is not is of a node that is gone. `folder` and `secret` let a start notice that it was given another
-- data folder or another SECRET_KEY than the others: neither can be read from it.
create table nodes (
  id text primary key,
  workers integer not null check (workers >= 0),
  folder text not null,
  secret text not null,
  seen_at timestamptz not null default now()
);
