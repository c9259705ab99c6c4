-- A competition that no table of the importers had was made from what a file says of it. It waits for a person to
-- confirm it or to say which known one it is.
alter table competitions add column unconfirmed boolean not null default false;
create index competitions_unconfirmed on competitions (id) where unconfirmed;
