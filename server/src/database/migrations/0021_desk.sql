-- The live desk: a match that somebody runs by hand.

-- Since when people run it. The demonstration leaves such a match to them.
alter table matches add column desk_at timestamptz(3);

-- When each period began, so that its clock can be read at any moment. Moved when somebody sets the clock right.
create table match_clocks (
  match_id text not null references matches (id) on delete cascade,
  period text not null check (period in ('firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'extraTimeSecondHalf')),
  started_at timestamptz(3) not null,
  -- Minutes of added time that the referee has shown.
  announced smallint check (announced between 1 and 30),
  primary key (match_id, period)
);
create trigger match_clocks_kept_added after insert on match_clocks referencing new table as added for each statement
  execute function keep_rows('match_id,period', 'match:match_id');
create trigger match_clocks_kept_changed after update on match_clocks referencing old table as gone new table as added
  for each statement execute function keep_rows('match_id,period', 'match:match_id');
create trigger match_clocks_kept_removed after delete on match_clocks referencing old table as gone for each statement
  execute function keep_rows('match_id,period', 'match:match_id');

-- What devices sent, so that the same command sent again is not done again.
create table desk_commands (
  id text primary key check (is_slug(id)),
  match_id text not null references matches (id) on delete cascade,
  at timestamptz(3) not null default now(),
  user_id text references users (id) on delete set null,
  -- What somebody did at the desk outlives their account.
  actor_name text,
  -- The event that it told.
  event_id text,
  refusal text
);
create index desk_commands_match on desk_commands (match_id, event_id);
create index desk_commands_user on desk_commands (user_id);

-- Who has a desk open. Forgotten with the server: whoever is there says so again within seconds.
create unlogged table desk_visits (
  id text primary key check (is_slug(id)),
  match_id text not null references matches (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  seen_at timestamptz(3) not null
);
create index desk_visits_match on desk_visits (match_id);
create index desk_visits_user on desk_visits (user_id);

-- Two columns that follow others, whoever writes: the day is that of the kick-off, and a clock runs only during play.
create function settle_match() returns trigger language plpgsql as $$
begin
  if new.kickoff is not null and (tg_op = 'INSERT' and new.day is null
    or tg_op = 'UPDATE' and new.kickoff is distinct from old.kickoff) then
    new.day := (new.kickoff at time zone 'America/Sao_Paulo')::date;
  end if;
  if tg_op = 'UPDATE' and new.status is distinct from old.status and new.status not in (
    'firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'extraTimeSecondHalf', 'suspended') then
    new.minute := null;
    new.added := null;
  end if;
  return new;
end $$;
create trigger matches_settled before insert or update on matches for each row execute function settle_match();
