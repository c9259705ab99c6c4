-- Football: who and what there is. Matches and what happens in them are in the next file.
-- Every record has a slug for an id that never changes, names, a version that grows with every change, and says
-- whether it belongs to the demonstration. Vocabularies are those of the football package.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- How names are compared: without accents, capitals and punctuation. The importers have the same rule in code.
create function normalise_name(name text) returns text
language sql immutable strict parallel safe
return btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, name)), '[^[:alnum:]]+', ' ', 'g'));

-- The length apart: a counted repetition makes a regular expression a hundred times slower.
create function is_slug(id text) returns boolean
language sql immutable parallel safe
return id ~ '^[a-z0-9_]+$' and length(id) <= 200;

create table confederations (
  id text primary key check (is_slug(id)),
  parent_id text references confederations (id) on delete restrict,
  name text not null check (length(btrim(name)) > 0),
  official_name text,
  short_name text,
  acronym text,
  country text,
  state text,
  founded integer check (founded between 1800 and 2200),
  site text,
  crest text,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (parent_id <> id)
);
create index confederations_parent on confederations (parent_id);

create table stadiums (
  id text primary key check (is_slug(id)),
  name text not null check (length(btrim(name)) > 0),
  official_name text,
  short_name text,
  acronym text,
  city text,
  state text,
  country text,
  capacity integer check (capacity > 0),
  opened integer check (opened between 1800 and 2200),
  surface text check (surface in ('grass', 'artificial', 'hybrid')),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  record_attendance integer check (record_attendance > 0),
  photo text,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((latitude is null) = (longitude is null))
);
create index stadiums_name on stadiums (name, id);

-- A stadium's earlier names.
create table stadium_names (
  stadium_id text not null references stadiums (id) on delete cascade,
  name text not null check (length(btrim(name)) > 0),
  from_year integer check (from_year between 1800 and 2200),
  to_year integer check (to_year between 1800 and 2200),
  primary key (stadium_id, name),
  check (from_year <= to_year)
);

create table teams (
  id text primary key check (is_slug(id)),
  kind text not null check (kind in ('club', 'national')),
  gender text not null default 'men' check (gender in ('men', 'women')),
  age_level text not null default 'senior' check (age_level in ('senior', 'u23', 'u21', 'u20', 'u19', 'u17', 'u15')),
  name text not null check (length(btrim(name)) > 0),
  official_name text,
  short_name text,
  acronym text,
  nickname text,
  founded integer check (founded between 1800 and 2200),
  dissolved integer check (dissolved between 1800 and 2200),
  city text,
  state text,
  country text,
  colours text[] not null default '{}',
  stadium_id text references stadiums (id) on delete set null,
  confederation_id text references confederations (id) on delete set null,
  site text,
  socials jsonb not null default '{}' check (jsonb_typeof(socials) = 'object'),
  crest text,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (founded <= dissolved)
);
create index teams_name on teams (name, id);
create index teams_country on teams (country, state, name, id);
create index teams_stadium on teams (stadium_id);
create index teams_confederation on teams (confederation_id);

create table team_rivals (
  team_id text not null references teams (id) on delete cascade,
  rival_id text not null references teams (id) on delete cascade,
  name text,
  primary key (team_id, rival_id),
  check (team_id <> rival_id)
);
create index team_rivals_rival on team_rivals (rival_id);

-- A player, a coach, a referee, or several of these over time: roles come from what they did.
create table people (
  id text primary key check (is_slug(id)),
  name text not null check (length(btrim(name)) > 0),
  official_name text,
  short_name text,
  acronym text,
  gender text check (gender in ('men', 'women')),
  birth_date date check (birth_date between '1800-01-01' and '2200-01-01'),
  birth_place text,
  nationalities text[] not null default '{}',
  height_cm integer check (height_cm between 100 and 250),
  foot text check (foot in ('left', 'right', 'both')),
  positions text[] not null default '{}'
    check (positions <@ array['goalkeeper', 'defender', 'midfielder', 'forward']),
  photo text,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index people_name on people (name, id);
create index people_birth on people (birth_date);

-- Somebody at a team. Either end may be unknown; a spell without an end is the current one.
create table spells (
  id bigint generated always as identity primary key,
  person_id text not null references people (id) on delete cascade,
  team_id text not null references teams (id) on delete cascade,
  role text not null check (role in ('player', 'coach')),
  starts date,
  ends date,
  number integer check (number between 0 and 999),
  loan boolean not null default false,
  contract_until date,
  -- Which dataset it was derived from; null: somebody entered it.
  dataset_id text,
  demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique nulls not distinct (person_id, team_id, role, starts),
  check (starts <= ends)
);
create index spells_team on spells (team_id, role, starts);
create index spells_dataset on spells (dataset_id);

create table transfers (
  id bigint generated always as identity primary key,
  person_id text not null references people (id) on delete cascade,
  -- Null: from outside of what is known, or out of football.
  from_id text references teams (id) on delete cascade,
  to_id text references teams (id) on delete cascade,
  kind text not null default 'transfer' check (kind in ('transfer', 'loan', 'loanReturn', 'free', 'retirement')),
  day date,
  -- Where the day is not known: last seen at the old team, first seen at the new one.
  not_before date,
  not_after date,
  fee numeric(14, 2) check (fee >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  dataset_id text,
  demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (from_id <> to_id),
  check (from_id is not null or to_id is not null),
  check (not_before <= not_after),
  unique nulls not distinct (person_id, from_id, to_id, day, not_after)
);
create index transfers_to on transfers (to_id, (coalesce(day, not_after)) desc);
create index transfers_from on transfers (from_id, (coalesce(day, not_after)) desc);
create index transfers_dataset on transfers (dataset_id);

create table competitions (
  id text primary key check (is_slug(id)),
  -- Short, for match ids: bra_a, cdb, lib.
  code text not null unique check (code ~ '^[a-z0-9_]+$' and length(code) between 2 and 60),
  kind text not null default 'league' check (kind in ('league', 'cup', 'friendly')),
  participants text not null default 'club' check (participants in ('club', 'national')),
  gender text not null default 'men' check (gender in ('men', 'women')),
  name text not null check (length(btrim(name)) > 0),
  official_name text,
  short_name text,
  acronym text,
  country text,
  state text,
  confederation_id text references confederations (id) on delete set null,
  crest text,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index competitions_name on competitions (name, id);
create index competitions_confederation on competitions (confederation_id);

create table editions (
  id text primary key check (is_slug(id)),
  competition_id text not null references competitions (id) on delete cascade,
  -- As addresses write it: 2019, 2018-19.
  name text not null check (name ~ '^[0-9]{4}(-[0-9]{2})?$'),
  starts date,
  ends date,
  hosts text[] not null default '{}',
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (competition_id, name),
  check (starts <= ends)
);

-- Rules are data: standings rules without their zones for tables, tie rules for knock-outs.
create table phases (
  id text primary key check (is_slug(id)),
  edition_id text not null references editions (id) on delete cascade,
  position integer not null check (position >= 0),
  name text not null check (length(btrim(name)) > 0),
  kind text not null check (kind in ('league', 'groups', 'knockout')),
  rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object'),
  zones jsonb not null default '[]' check (jsonb_typeof(zones) = 'array'),
  -- Orders settled outside the table: a drawing of lots, an extra match.
  deciders jsonb not null default '[]' check (jsonb_typeof(deciders) = 'array'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (edition_id, name),
  unique (id, edition_id)
);
create index phases_edition on phases (edition_id, position);

create table groups (
  id text primary key check (is_slug(id)),
  phase_id text not null references phases (id) on delete cascade,
  position integer not null check (position >= 0),
  name text not null check (length(btrim(name)) > 0),
  unique (phase_id, name),
  unique (id, phase_id)
);

-- Who takes part in a phase, and in which of its groups: never in two.
create table phase_teams (
  phase_id text not null references phases (id) on delete cascade,
  team_id text not null references teams (id) on delete restrict,
  group_id text,
  -- A place in an outside ranking, 1 is best, where the rules ask for one.
  ranking integer check (ranking > 0),
  primary key (phase_id, team_id),
  foreign key (group_id, phase_id) references groups (id, phase_id) on delete cascade
);
create index phase_teams_team on phase_teams (team_id);
create index phase_teams_group on phase_teams (group_id);

create table deductions (
  id bigint generated always as identity primary key,
  phase_id text not null,
  team_id text not null,
  points integer not null check (points > 0),
  reason text not null check (length(btrim(reason)) > 0),
  -- From when it counts; null: from the beginning.
  day date,
  created_at timestamptz(3) not null default now(),
  foreign key (phase_id, team_id) references phase_teams (phase_id, team_id) on delete cascade
);
create index deductions_phase on deductions (phase_id, team_id);

create table rounds (
  id text primary key check (is_slug(id)),
  phase_id text not null references phases (id) on delete cascade,
  number integer check (number between 0 and 999),
  name text not null check (length(btrim(name)) > 0),
  unique (phase_id, number),
  unique (phase_id, name),
  unique (id, phase_id)
);

create table ties (
  id text primary key check (is_slug(id)),
  phase_id text not null references phases (id) on delete cascade,
  round_id text,
  position integer not null default 0 check (position >= 0),
  -- Null while it is not known who will play.
  first_id text references teams (id) on delete restrict,
  second_id text references teams (id) on delete restrict,
  winner_id text references teams (id) on delete restrict,
  -- Only where they differ from the phase's: a final in a single match.
  rules jsonb check (jsonb_typeof(rules) = 'object'),
  next_tie_id text references ties (id) on delete set null,
  unique (id, phase_id),
  foreign key (round_id, phase_id) references rounds (id, phase_id) on delete cascade,
  check (first_id <> second_id),
  check (winner_id in (first_id, second_id)),
  check (next_tie_id <> id)
);
create index ties_phase on ties (phase_id, position);
create index ties_round on ties (round_id);
create index ties_next on ties (next_tie_id);
create index ties_first on ties (first_id);
create index ties_second on ties (second_id);

-- Who won what. Not made from matches: most champions are older than any match sheet.
create table titles (
  id bigint generated always as identity primary key,
  edition_id text not null references editions (id) on delete cascade,
  champion_id text not null references teams (id) on delete restrict,
  runner_up_id text references teams (id) on delete restrict,
  final_score text,
  top_scorer_id text references people (id) on delete set null,
  top_scorer_name text,
  top_scorer_goals integer check (top_scorer_goals > 0),
  coach_id text references people (id) on delete set null,
  coach_name text,
  note text,
  demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (edition_id, champion_id),
  check (champion_id <> runner_up_id)
);
create index titles_champion on titles (champion_id);
create index titles_runner_up on titles (runner_up_id);
create index titles_coach on titles (coach_id);
create index titles_top_scorer on titles (top_scorer_id);

create table streamings (
  id text primary key check (is_slug(id)),
  kind text not null default 'streaming' check (kind in ('streaming', 'open-tv', 'pay-tv', 'pay-per-view', 'radio')),
  name text not null check (length(btrim(name)) > 0),
  official_name text,
  short_name text,
  acronym text,
  site text,
  free boolean not null default false,
  country text,
  logo text,
  demo boolean not null default false,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index streamings_name on streamings (name, id);

create table broadcast_rights (
  id bigint generated always as identity primary key,
  edition_id text not null references editions (id) on delete cascade,
  streaming_id text not null references streamings (id) on delete cascade,
  -- Null: the whole edition; otherwise the matches that this club plays at home.
  home_id text references teams (id) on delete cascade,
  starts date,
  ends date,
  note text,
  demo boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique nulls not distinct (edition_id, streaming_id, home_id, starts),
  check (starts <= ends)
);
create index broadcast_rights_streaming on broadcast_rights (streaming_id);
create index broadcast_rights_home on broadcast_rights (home_id);
