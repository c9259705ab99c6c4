-- What the desk of a match counts: shots, corners, fouls, one row each, so that each can be taken back by itself. The sums
-- are in match_statistics, where people may also write them by hand.
create table desk_marks (
  id text primary key check (is_slug(id)),
  match_id text not null references matches (id) on delete cascade,
  kind text not null check (kind in ('shot', 'shotOnTarget', 'corner', 'foul', 'offside', 'save')),
  side text not null check (side in ('home', 'away')),
  period text not null check (period in ('firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'extraTimeSecondHalf')),
  minute smallint check (minute between 0 and 120),
  added smallint check (added between 0 and 60),
  x smallint check (x between 0 and 100),
  y smallint check (y between 0 and 100),
  retracted boolean not null default false,
  -- The sums that nobody knew before this mark: when nothing of it is left, they are unknown again.
  began text[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  check ((x is null) = (y is null))
);
create index desk_marks_match on desk_marks (match_id);

create trigger desk_marks_kept_added after insert on desk_marks referencing new table as added for each statement
  execute function keep_rows('id', 'match:match_id');
create trigger desk_marks_kept_changed after update on desk_marks referencing old table as gone new table as added
  for each statement execute function keep_rows('id', 'match:match_id');
create trigger desk_marks_kept_removed after delete on desk_marks referencing old table as gone for each statement
  execute function keep_rows('id', 'match:match_id');
