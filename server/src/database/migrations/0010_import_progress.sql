-- An import tells how far it is while it works, and stays on record when it fails: also that of a dataset which has
-- therefore never come to be, so that a run only names its dataset.
alter table import_runs drop constraint import_runs_dataset_id_fkey;
alter table import_runs
  alter column seconds set default 0,
  alter column read set default 0,
  alter column created set default 0,
  alter column updated set default 0,
  alter column unchanged set default 0,
  alter column rejected set default 0,
  alter column conflicts set default 0,
  -- Waiting: for another import to end. They take turns.
  add column status text not null default 'done' check (status in ('waiting', 'running', 'done', 'failed')),
  add column dry_run boolean not null default false,
  -- {file, rows, bytes, totalBytes}
  add column progress jsonb not null default '{}' check (jsonb_typeof(progress) = 'object'),
  -- Why it failed, in a sentence for the person who imports.
  add column error text,
  add column updated_at timestamptz(3) not null default now(),
  add column finished_at timestamptz(3);

-- In a dump a row may come before the one of its own table that it points to.
alter table ties alter constraint ties_next_tie_id_fkey deferrable initially immediate;
alter table confederations alter constraint confederations_parent_id_fkey deferrable initially immediate;
