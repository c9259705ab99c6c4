-- The open data that comes with the project: which version is in the tables, and how far loading is.
create table open_data (
  single boolean primary key default true check (single),
  -- `waiting` is written before the first row, `refused` where the database holds football of somebody's own.
  status text not null check (status in ('waiting', 'loading', 'done', 'failed', 'refused')),
  -- The version whose rows are in the tables; null until the first one is.
  version text,
  -- The version that is being loaded, or was last.
  wanted text not null,
  rows integer not null default 0 check (rows >= 0),
  total_rows integer not null default 0 check (total_rows >= 0),
  -- Rows of a newer version that were not written because somebody had changed them here.
  kept integer not null default 0 check (kept >= 0),
  error text,
  loaded_at timestamptz(3),
  updated_at timestamptz(3) not null default now()
);
