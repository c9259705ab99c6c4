-- What reading needs: one total order of matches in time, names ordered as people do, and names found while typing.

-- Kick-off, or noon of the day where only the day is known, or long ago where nothing is: never null, so that lists can
-- be paged by it.
alter table matches add column moment timestamptz not null
  generated always as (coalesce(
    kickoff, (day + time '12:00') at time zone 'America/Sao_Paulo', '1800-01-01 00:00:00+00'::timestamptz)) stored;

create index matches_moment on matches (moment, id);
create index matches_edition_moment on matches (edition_id, moment, id);
create index matches_home_moment on matches (home_id, moment, id);
create index matches_away_moment on matches (away_id, moment, id);
create index matches_stadium_moment on matches (stadium_id, moment, id);
create index matches_phase_moment on matches (phase_id, moment, id);
create index matches_round_moment on matches (round_id, moment, id);
drop index matches_day, matches_kickoff, matches_edition, matches_edition_round, matches_home, matches_away,
  matches_phase, matches_round, matches_stadium;
create index matches_day on matches (day, moment, id);

create index teams_sorted on teams (normalise_name(name), id);
create index teams_updated on teams (updated_at, id);
create index people_sorted on people (normalise_name(name), id);
create index people_updated on people (updated_at, id);
create index competitions_sorted on competitions (normalise_name(name), id);
create index stadiums_sorted on stadiums (normalise_name(name), id);
create index spells_current on spells (person_id, role, starts desc nulls last) where ends is null;
create index spells_role on spells (role, person_id);
create index editions_newest on editions (competition_id, name desc);
drop index teams_name, people_name, competitions_name, stadiums_name;

-- The records whose names are like what somebody typed, best first: the same name, then one that begins so, then one
-- with a word that begins so; only where there is none of these, what resembles it. `rank` grows with the distance.
create function search_names(wanted text, typed text, most integer)
returns table (record_id text, rank integer)
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.25
set pg_trgm.word_similarity_threshold = 0.5
as $$
  with input as (select normalise_name(typed) as name),
  named as (
    select a.record_id, min(case
      when a.normalised = i.name then 0
      when starts_with(a.normalised, i.name) then 100 + least(length(a.normalised), 99)
      when strpos(' ' || a.normalised, ' ' || i.name) > 0 then 200 + least(length(a.normalised), 99)
      else 300 + round(
        (1 - greatest(similarity(a.normalised, i.name), word_similarity(i.name, a.normalised))) * 600)::integer
    end) as rank
    from input as i
    join aliases as a on a.kind = wanted
      and (a.normalised % i.name or i.name <% a.normalised or a.normalised like i.name || '%')
    where i.name <> ''
    group by a.record_id
  ),
  best as (select min(rank) as rank from named)
  select named.record_id, named.rank::integer
  from named, best
  where named.rank < 300 or best.rank >= 300
  order by named.rank, named.record_id
  limit most
$$;
-- What begins so is found by an index also where three letters are not there yet.
create index aliases_prefix on aliases (kind, normalised text_pattern_ops);
