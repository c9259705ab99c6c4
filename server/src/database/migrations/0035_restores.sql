-- Each time this database was put back to a backup. What was numbered between the backup and the restore is gone, and
-- programs may have read it: the change log goes on at a number that nobody can have seen, and a position in between
-- is refused. `last_seq`: the last change of the backup. `next_seq`: no change before this number came after it.
create table restores (
  id text primary key,
  at timestamptz(3) not null default now(),
  backup_at timestamptz(3) not null,
  last_seq bigint not null,
  next_seq bigint not null check (next_seq > last_seq),
  -- The schema with what was there before; null where there was nothing, or where it has been removed since.
  kept_schema text
);
