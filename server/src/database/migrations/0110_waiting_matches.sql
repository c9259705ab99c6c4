-- Matches that a source tells and that cannot be right beside the others: they wait outside of `matches`, with all their
-- rows, until a person decides. `rows` holds the rows by table; who was joined since is followed by `redirects`.
create table waiting_matches (
  id bigint generated always as identity primary key,
  -- The id it had, and gets again.
  match_id text not null unique,
  edition_id text not null references editions (id) on delete cascade,
  home_id text not null,
  away_id text not null,
  day date,
  rule text not null,
  reason text not null,
  -- The match that stands in its way; null where it is not one match.
  other_id text,
  rows jsonb not null check (jsonb_typeof(rows) = 'object'),
  status text not null default 'open' check (status in ('open', 'admitted', 'discarded')),
  decided_by text,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index waiting_matches_open on waiting_matches (id) where status = 'open';
create index waiting_matches_edition on waiting_matches (edition_id);

create trigger waiting_matches_kept_added after insert on waiting_matches referencing new table as added
  for each statement execute function keep_rows('id', '');
create trigger waiting_matches_kept_changed after update on waiting_matches referencing old table as gone
  new table as added for each statement execute function keep_rows('id', '');
create trigger waiting_matches_kept_removed after delete on waiting_matches referencing old table as gone
  for each statement execute function keep_rows('id', '');
