-- What sources count of each player in a match. Goals, assists and cards are not here: they are events. A figure that a
-- source leaves out is null; a goalkeeper alone concedes.
create table player_statistics (
  match_id text not null references matches (id) on delete cascade,
  person_id text not null references people (id) on delete restrict,
  side text not null check (side in ('home', 'away')),
  dataset_id text not null references datasets (id) on delete cascade,
  minutes smallint not null check (minutes between 1 and 120),
  shots smallint check (shots >= 0),
  shots_on_target smallint check (shots_on_target >= 0 and shots_on_target <= shots),
  passes smallint check (passes >= 0),
  passes_completed smallint check (passes_completed >= 0 and passes_completed <= passes),
  key_passes smallint check (key_passes >= 0),
  dribbles smallint check (dribbles >= 0),
  dribbles_completed smallint check (dribbles_completed >= 0 and dribbles_completed <= dribbles),
  tackles smallint check (tackles >= 0),
  interceptions smallint check (interceptions >= 0),
  blocks smallint check (blocks >= 0),
  duels smallint check (duels >= 0),
  duels_won smallint check (duels_won >= 0 and duels_won <= duels),
  fouls smallint check (fouls >= 0),
  fouls_drawn smallint check (fouls_drawn >= 0),
  saves smallint check (saves >= 0),
  conceded smallint check (conceded >= 0),
  primary key (match_id, person_id)
);
create index player_statistics_person on player_statistics (person_id, match_id);
create index player_statistics_dataset on player_statistics (dataset_id);

create trigger player_statistics_kept_added after insert on player_statistics referencing new table as added
  for each statement execute function keep_rows('match_id,person_id', 'match:match_id');
create trigger player_statistics_kept_changed after update on player_statistics referencing old table as gone
  new table as added for each statement execute function keep_rows('match_id,person_id', 'match:match_id');
create trigger player_statistics_kept_removed after delete on player_statistics referencing old table as gone
  for each statement execute function keep_rows('match_id,person_id', 'match:match_id');

create trigger player_statistics_of_match_added after insert on player_statistics referencing new table as added
  for each statement execute function match_part_changed();
create trigger player_statistics_of_match_changed after update on player_statistics referencing old table as gone
  new table as added for each statement execute function match_part_changed();
create trigger player_statistics_of_match_removed after delete on player_statistics referencing old table as gone
  for each statement execute function match_part_changed();
