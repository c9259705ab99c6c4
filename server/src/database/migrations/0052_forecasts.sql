-- What is estimated, computed in the background (server/src/features/football/forecasts) and only read by calls.

-- How strong every team is thought to be. Teams of one `pool` can be compared: men's clubs, women's national teams and so on.
create table team_ratings (
  team_id text primary key references teams (id) on delete cascade,
  pool text not null,
  strength real not null,
  variance real not null check (variance >= 0),
  matches integer not null check (matches > 0),
  last_day date not null
);
create index team_ratings_order on team_ratings (pool, strength desc, team_id);

-- How likely each way to end a match is. Written until the match begins, and kept as it was from then on.
create table match_forecasts (
  match_id text primary key references matches (id) on delete cascade,
  home real not null check (home between 0 and 1),
  draw real not null check (draw between 0 and 1),
  away real not null check (away between 0 and 1),
  home_goals real not null check (home_goals > 0),
  away_goals real not null check (away_goals > 0),
  made_at timestamptz(3) not null
);

-- Where the teams of a table end in many simulated seasons, and what is proved about it; one row per round. No rows of
-- teams where it cannot be told, with the reason.
create table projections (
  phase_id text not null references phases (id) on delete cascade,
  -- Empty where the phase is one table.
  group_id text not null default '',
  -- After how many matches of most teams.
  round integer not null check (round >= 0),
  seasons integer not null check (seasons >= 0),
  reason text check (reason in ('fixtures', 'unknownTeams')),
  teams jsonb not null default '[]' check (jsonb_typeof(teams) = 'array'),
  made_at timestamptz(3) not null,
  primary key (phase_id, group_id, round)
);

-- Up to which change it was computed, when and up to which change all teams were last rated, and until when a process
-- has taken the work.
create table forecast_state (
  single boolean primary key default true check (single),
  seq bigint not null default 0,
  rated_seq bigint not null default 0,
  rated_at timestamptz(3),
  taken_until timestamptz(3)
);
insert into forecast_state default values;
