-- Players of a squad that a source tells and that make it jump: they wait outside of `squad_members`, as they were told,
-- until a person decides. `rows` holds the rows; who was joined since is followed by `redirects`.
create table waiting_squads (
  id bigint generated always as identity primary key,
  edition_id text not null references editions (id) on delete cascade,
  team_id text not null references teams (id) on delete cascade,
  dataset_id text not null,
  file text not null,
  reason text not null,
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  status text not null default 'open' check (status in ('open', 'admitted', 'discarded')),
  decided_by text,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (edition_id, team_id, dataset_id)
);
create index waiting_squads_open on waiting_squads (id) where status = 'open';
create index waiting_squads_team on waiting_squads (team_id);

create trigger waiting_squads_kept_added after insert on waiting_squads referencing new table as added
  for each statement execute function keep_rows('id', '');
create trigger waiting_squads_kept_changed after update on waiting_squads referencing old table as gone
  new table as added for each statement execute function keep_rows('id', '');
create trigger waiting_squads_kept_removed after delete on waiting_squads referencing old table as gone
  for each statement execute function keep_rows('id', '');
