-- Matches and all that belongs to one. Everything up to the airings goes with its match.

create table matches (
  id text primary key check (is_slug(id)),
  edition_id text not null references editions (id) on delete cascade,
  phase_id text not null,
  group_id text,
  tie_id text,
  round_id text,
  leg smallint check (leg in (1, 2)),
  home_id text not null references teams (id) on delete restrict,
  away_id text not null references teams (id) on delete restrict,
  kickoff timestamptz(3),
  time_confirmed boolean not null default false,
  -- The day of kick-off in São Paulo, which is what addresses with a date select by; known also without the hour.
  day date check (day between '1850-01-01' and '2200-01-01'),
  rescheduled_from timestamptz(3),
  status text not null default 'scheduled' check (status in (
    'scheduled', 'firstHalf', 'halfTime', 'secondHalf', 'break', 'extraTimeFirstHalf', 'extraTimeSecondHalf',
    'shootout', 'finished', 'finishedAfterExtraTime', 'finishedOnPenalties', 'postponed', 'suspended', 'abandoned',
    'cancelled', 'awarded', 'walkover')),
  status_reason text,
  -- The running clock, only while the match is live.
  minute smallint check (minute between 0 and 120),
  added smallint check (added between 0 and 60),
  -- Played, annulled and played again: it stays, and counts for nothing.
  annulled boolean not null default false,
  awarded_to text check (awarded_to in ('home', 'away', 'nobody')),
  neutral boolean not null default false,
  stadium_id text references stadiums (id) on delete set null,
  half_time_home smallint check (half_time_home between 0 and 200),
  half_time_away smallint check (half_time_away between 0 and 200),
  -- After 90 minutes.
  home_score smallint check (home_score between 0 and 200),
  away_score smallint check (away_score between 0 and 200),
  -- After 120 minutes, the first 90 included.
  extra_time_home smallint check (extra_time_home between 0 and 200),
  extra_time_away smallint check (extra_time_away between 0 and 200),
  penalties_home smallint check (penalties_home between 0 and 200),
  penalties_away smallint check (penalties_away between 0 and 200),
  -- Where the kicks of a shoot-out are not known, only who won it.
  shootout_winner text check (shootout_winner in ('home', 'away')),
  -- The town, where the ground is not known.
  city text,
  attendance integer check (attendance >= 0),
  income numeric(14, 2) check (income >= 0),
  -- Measured, not declared: kept true to the tables below by their triggers.
  covers_events boolean not null default false,
  covers_lineups boolean not null default false,
  covers_statistics boolean not null default false,
  -- Which file of which dataset the events, line-ups and officials were taken from: always one, never a mixture.
  events_source text,
  lineups_source text,
  officials_source text,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),

  foreign key (phase_id, edition_id) references phases (id, edition_id) on delete cascade,
  foreign key (group_id, phase_id) references groups (id, phase_id) on delete no action,
  foreign key (tie_id, phase_id) references ties (id, phase_id) on delete no action,
  foreign key (round_id, phase_id) references rounds (id, phase_id) on delete no action,

  constraint matches_two_teams check (home_id <> away_id),
  constraint matches_score_pair check ((home_score is null) = (away_score is null)),
  constraint matches_half_time_pair check ((half_time_home is null) = (half_time_away is null)),
  constraint matches_extra_time_pair check ((extra_time_home is null) = (extra_time_away is null)),
  constraint matches_penalties_pair check ((penalties_home is null) = (penalties_away is null)),
  -- A shoot-out may settle a tie of two matches, so the score need not be level; but it always has a winner. It is
  -- level only while it goes on.
  constraint matches_penalties_decide check (status = 'shootout' or penalties_home <> penalties_away),
  -- Goals are never taken back, except by a court.
  constraint matches_half_time_before_score check (
    status in ('awarded', 'walkover') or (half_time_home <= home_score and half_time_away <= away_score)),
  constraint matches_extra_time_after_score check (extra_time_home >= home_score and extra_time_away >= away_score),
  constraint matches_finished_score check (
    status not like 'finished%' or coalesce(home_score, extra_time_home) is not null),
  constraint matches_scheduled_score check (status <> 'scheduled' or (home_score is null and half_time_home is null)),
  constraint matches_extra_time_status check (status <> 'finishedAfterExtraTime' or extra_time_home is not null),
  constraint matches_penalties_status check (
    status <> 'finishedOnPenalties' or penalties_home is not null or shootout_winner is not null),
  constraint matches_shootout_winner check (
    shootout_winner is null or penalties_home is null or (shootout_winner = 'home') = (penalties_home > penalties_away)),
  constraint matches_awarded_status check (awarded_to is null or status in ('awarded', 'walkover')),
  constraint matches_clock check (minute is null or status in (
    'firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'extraTimeSecondHalf', 'suspended')),
  constraint matches_day_of_kickoff check (kickoff is null or day = (kickoff at time zone 'America/Sao_Paulo')::date)
);
create index matches_day on matches (day, kickoff, id);
create index matches_kickoff on matches (kickoff, id);
create index matches_edition on matches (edition_id, day, kickoff, id);
create index matches_edition_round on matches (edition_id, round_id, kickoff, id);
create index matches_home on matches (home_id, day, id);
create index matches_away on matches (away_id, day, id);
create index matches_phase on matches (phase_id);
create index matches_group on matches (group_id);
create index matches_tie on matches (tie_id);
create index matches_round on matches (round_id);
create index matches_stadium on matches (stadium_id, day, id);
create index matches_updated on matches (updated_at, id);
create index matches_live on matches (kickoff, id) where status in (
  'firstHalf', 'halfTime', 'secondHalf', 'break', 'extraTimeFirstHalf', 'extraTimeSecondHalf', 'shootout');
create index matches_demo on matches (id) where demo;

create table events (
  id text primary key check (is_slug(id)),
  match_id text not null references matches (id) on delete cascade,
  -- Grows when an event is corrected; a retracted one stays, so that nobody who saw it is left in the dark.
  revision integer not null default 1 check (revision > 0),
  retracted boolean not null default false,
  -- Order within the match, for events of one minute.
  position integer not null default 0 check (position >= 0),
  period text check (period in ('firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'extraTimeSecondHalf', 'shootout')),
  minute smallint,
  added smallint check (added between 0 and 60),
  side text check (side in ('home', 'away')),
  type text not null check (type in (
    'periodStart', 'periodEnd', 'goal', 'penalty', 'ownGoal', 'missedPenalty', 'yellow', 'secondYellow', 'red',
    'substitution', 'var', 'shootoutGoal', 'shootoutMiss')),
  detail text,
  player_id text references people (id) on delete restrict,
  -- As the source names somebody who could not be told apart from others.
  player_name text,
  related_role text check (related_role in ('assist', 'in', 'out')),
  related_id text references people (id) on delete restrict,
  related_name text,
  score_home smallint check (score_home >= 0),
  score_away smallint check (score_away >= 0),
  dataset_id text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint events_minute check (minute between 0 and 120),
  constraint events_minute_in_period check (case period
    when 'firstHalf' then minute between 0 and 45
    when 'secondHalf' then minute between 45 and 90
    when 'extraTimeFirstHalf' then minute between 90 and 105
    when 'extraTimeSecondHalf' then minute between 105 and 120
    else true end),
  constraint events_added_at_the_end check (added is null or minute in (45, 90, 105, 120)),
  -- What somebody does, they do for a side; only whistles belong to none.
  constraint events_side check (side is not null or type in ('periodStart', 'periodEnd', 'var')),
  constraint events_player_side check (side is not null or (player_id is null and player_name is null)),
  constraint events_whistle check (type not in ('periodStart', 'periodEnd') or (side is null and period is not null)),
  constraint events_shootout check ((type in ('shootoutGoal', 'shootoutMiss')) <= (period is not distinct from 'shootout')),
  constraint events_related check ((related_role is null) = (related_id is null and related_name is null)),
  constraint events_two_people check (player_id <> related_id),
  constraint events_score_pair check ((score_home is null) = (score_away is null))
);
create index events_match on events (match_id, position);
create index events_player on events (player_id, type);
create index events_related on events (related_id);

create table lineups (
  match_id text not null references matches (id) on delete cascade,
  side text not null check (side in ('home', 'away')),
  formation text check (formation ~ '^[0-9](-[0-9])+$'),
  coach_id text references people (id) on delete restrict,
  coach_name text,
  primary key (match_id, side)
);
create index lineups_coach on lineups (coach_id);

create table lineup_players (
  match_id text not null,
  side text not null,
  place smallint not null check (place >= 0),
  person_id text references people (id) on delete restrict,
  person_name text,
  number smallint check (number between 0 and 999),
  starter boolean not null,
  position text check (position in ('goalkeeper', 'defender', 'midfielder', 'forward')),
  captain boolean not null default false,
  -- Where on the pitch, in hundredths from one's own goal and from the left.
  pitch_x smallint check (pitch_x between 0 and 100),
  pitch_y smallint check (pitch_y between 0 and 100),
  primary key (match_id, side, place),
  foreign key (match_id, side) references lineups (match_id, side) on delete cascade,
  -- Nobody plays for both sides, or twice.
  unique (match_id, person_id),
  check (person_id is not null or person_name is not null)
);
create index lineup_players_person on lineup_players (person_id, match_id);

create table match_statistics (
  match_id text not null references matches (id) on delete cascade,
  side text not null check (side in ('home', 'away')),
  period text not null check (period in (
    'match', 'firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'extraTimeSecondHalf')),
  possession smallint check (possession between 0 and 100),
  shots smallint check (shots >= 0),
  shots_on_target smallint check (shots_on_target >= 0),
  corners smallint check (corners >= 0),
  fouls smallint check (fouls >= 0),
  offsides smallint check (offsides >= 0),
  saves smallint check (saves >= 0),
  passes smallint check (passes >= 0),
  passes_completed smallint check (passes_completed >= 0),
  primary key (match_id, side, period),
  check (shots_on_target <= shots),
  check (passes_completed <= passes)
);

create table match_officials (
  match_id text not null references matches (id) on delete cascade,
  place smallint not null check (place >= 0),
  role text not null check (role in ('referee', 'assistant', 'fourth', 'var', 'avar')),
  person_id text references people (id) on delete restrict,
  person_name text,
  country text,
  primary key (match_id, place),
  unique (match_id, person_id),
  check (person_id is not null or person_name is not null)
);
create index match_officials_person on match_officials (person_id, match_id);

-- Where to watch, down to the state: in some only, or everywhere but in some.
create table airings (
  match_id text not null references matches (id) on delete cascade,
  streaming_id text not null references streamings (id) on delete cascade,
  url text,
  states_included text[] not null default '{}',
  states_excluded text[] not null default '{}',
  primary key (match_id, streaming_id),
  check (cardinality(states_included) = 0 or cardinality(states_excluded) = 0)
);
create index airings_streaming on airings (streaming_id, match_id);

-- Who is on a team's list for an edition.
create table squad_members (
  edition_id text not null references editions (id) on delete cascade,
  team_id text not null references teams (id) on delete cascade,
  person_id text not null references people (id) on delete cascade,
  role text not null check (role in ('player', 'coach')),
  number smallint check (number between 0 and 999),
  position text check (position in ('goalkeeper', 'defender', 'midfielder', 'forward')),
  -- The club of a national team's player at the time.
  club_id text references teams (id) on delete set null,
  dataset_id text,
  primary key (edition_id, team_id, person_id, role)
);
create index squad_members_person on squad_members (person_id);
create index squad_members_team on squad_members (team_id);
create index squad_members_club on squad_members (club_id);

-- A ban by a court, or one that cards cannot tell. What cards cause is counted from the events.
create table suspensions (
  id bigint generated always as identity primary key,
  person_id text not null references people (id) on delete cascade,
  team_id text references teams (id) on delete cascade,
  edition_id text references editions (id) on delete cascade,
  reason text not null check (length(btrim(reason)) > 0),
  matches integer check (matches > 0),
  starts date,
  ends date,
  demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  check (starts <= ends),
  check (matches is not null or ends is not null)
);
create index suspensions_person on suspensions (person_id);
create index suspensions_team on suspensions (team_id, edition_id);
create index suspensions_edition on suspensions (edition_id);

create table absences (
  id bigint generated always as identity primary key,
  person_id text not null references people (id) on delete cascade,
  team_id text references teams (id) on delete cascade,
  kind text not null check (kind in ('injury', 'illness', 'national-team', 'other')),
  reason text,
  starts date,
  ends date,
  demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  check (starts <= ends)
);
create index absences_person on absences (person_id);
create index absences_team on absences (team_id, starts);
