-- Champions that the results leave no doubt about, computed in the background with the estimates and only read by calls.
-- An entered title of the same edition comes before them.
create table derived_titles (
  edition_id text primary key references editions (id) on delete cascade,
  champion_id text not null references teams (id) on delete cascade,
  runner_up_id text references teams (id) on delete set null,
  final_score text,
  -- The champion's last match of the edition.
  match_id text not null references matches (id) on delete cascade
);
create index derived_titles_champion on derived_titles (champion_id);
create index derived_titles_runner_up on derived_titles (runner_up_id);
create index derived_titles_match on derived_titles (match_id);

-- The day on which they were last looked at; null: never. Some weeks after its last match an edition is over.
alter table forecast_state add column titled_day date;
