-- How well known a record is, from 0 to about 1000, kept so that no search or list has to count: by its matches, goals, titles,
-- squads and views, weighed by its competitions (server/src/features/football/fame). Computed in the background.
create table fame (
  kind record_kind not null,
  record_id text not null,
  fame integer not null check (fame >= 0),
  primary key (kind, record_id)
);
create index fame_order on fame (kind, fame, record_id);

-- Up to which change it was computed, and when; no row: it has to be computed.
create table fame_state (
  single boolean primary key default true check (single),
  seq bigint not null,
  at timestamptz(3) not null
);

-- A new record is in the lists that are ordered by fame from its first moment on.
create function begin_fame() returns trigger language plpgsql as $$
begin
  insert into fame (kind, record_id, fame) select tg_argv[0], n.id, 0 from added as n on conflict do nothing;
  return null;
end $$;
create function end_fame() returns trigger language plpgsql as $$
begin
  delete from fame using gone where fame.kind = tg_argv[0] and fame.record_id = gone.id;
  return null;
end $$;

do $$
declare
  part record;
begin
  for part in select * from (values
    ('confederation', 'confederations'), ('stadium', 'stadiums'), ('team', 'teams'), ('person', 'people'),
    ('competition', 'competitions'), ('streaming', 'streamings')) as known (kind, name)
  loop
    execute format('create trigger %2$I after insert on %1$I referencing new table as added
      for each statement execute function begin_fame(%3$L)', part.name, part.name || '_fame_begins', part.kind);
    execute format('create trigger %2$I after delete on %1$I referencing old table as gone
      for each statement execute function end_fame(%3$L)', part.name, part.name || '_fame_ends', part.kind);
    execute format('insert into fame (kind, record_id, fame) select %2$L, id, 0 from %1$I', part.name, part.kind);
  end loop;
end $$;

-- A name from each of its words on, with the fame of its record: what somebody types is the beginning of one of these.
-- `whole` where it is the name from its first word. In bytes' order, so that a beginning is a range of the index.
create table name_words (
  kind record_kind not null,
  record_id text not null,
  words text collate "C" not null,
  whole boolean not null,
  fame integer not null default 0,
  primary key (kind, words, record_id)
);
-- One to three letters begin thousands of names: the best known of them are found without reading the others.
create index name_words_one on name_words (kind, "left"(words, 1), fame desc);
create index name_words_two on name_words (kind, "left"(words, 2), fame desc);
create index name_words_three on name_words (kind, "left"(words, 3), fame desc);

-- A name from each of its words on.
create function words_of_name(normalised text) returns table (words text, whole boolean)
language sql immutable parallel safe strict
as $$
  select array_to_string(parts[i:], ' '), i = 1
  from string_to_array(normalised, ' ') as parts, generate_subscripts(parts, 1) as i
$$;

create function add_name_words() returns trigger language plpgsql as $$
begin
  insert into name_words as w (kind, record_id, words, whole, fame)
  select n.kind, n.record_id, p.words, bool_or(p.whole), max(coalesce(f.fame, 0))
  from added as n
  cross join lateral words_of_name(n.normalised) as p
  left join fame as f on f.kind = n.kind and f.record_id = n.record_id
  group by n.kind, n.record_id, p.words
  on conflict (kind, words, record_id) do update set whole = w.whole or excluded.whole;
  return null;
end $$;

-- Two names of a record may share their last words: the names that are left are written again.
create function remove_name_words() returns trigger language plpgsql as $$
begin
  delete from name_words as w using (
    select g.kind, g.record_id, p.words collate "C" as words from gone as g cross join lateral words_of_name(g.normalised) as p
  ) as former
  where w.kind = former.kind and w.words = former.words and w.record_id = former.record_id;
  insert into name_words as w (kind, record_id, words, whole, fame)
  select a.kind, a.record_id, p.words, bool_or(p.whole), max(coalesce(f.fame, 0))
  from (select distinct kind, record_id from gone) as g
  join aliases as a on a.kind = g.kind and a.record_id = g.record_id
  cross join lateral words_of_name(a.normalised) as p
  left join fame as f on f.kind = a.kind and f.record_id = a.record_id
  group by a.kind, a.record_id, p.words
  on conflict (kind, words, record_id) do update set whole = w.whole or excluded.whole;
  return null;
end $$;

-- In the order of their names: an update first takes the old words away, then adds the new ones.
create trigger aliases_words_added after insert on aliases referencing new table as added
  for each statement execute function add_name_words();
create trigger aliases_words_changed_away after update on aliases referencing old table as gone
  for each statement execute function remove_name_words();
create trigger aliases_words_changed_new after update on aliases referencing new table as added
  for each statement execute function add_name_words();
create trigger aliases_words_removed after delete on aliases referencing old table as gone
  for each statement execute function remove_name_words();

insert into name_words (kind, record_id, words, whole)
select a.kind, a.record_id, p.words, bool_or(p.whole)
from aliases as a cross join lateral words_of_name(a.normalised) as p
group by a.kind, a.record_id, p.words;

-- The records whose names are like what somebody typed, best first and no more than `most` of a kind: fit times fame. The
-- whole name fits best, then a whole word, then the beginning of a name or of a word. What merely resembles it costs a
-- hundred times as much, and is looked for only where no record of any wanted kind has such a name. `rank` grows with
-- the distance; from 100,000 on it is resemblance.
create or replace function find_names(wanted text[], typed text, most integer)
returns table (kind text, record_id text, rank integer)
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.25
set pg_trgm.word_similarity_threshold = 0.5
-- Of a few thousand names the planner would rather compare every one than ask the index for those with common letters.
set enable_seqscan = off
as $$
  with input as materialized (
    select name, name collate "C" as beginning, length(name) as letters from normalise_name(typed) as name),
  beginning as materialized (
    select k.kind, w.record_id, w.words, w.whole, w.fame
    from input as i
    cross join unnest(wanted) as k (kind)
    cross join lateral (
      (select n.record_id, n.words, n.whole, n.fame from name_words as n
       where i.letters = 1 and n.kind = k.kind and "left"(n.words, 1) = i.beginning order by n.fame desc limit most * 4)
      union all
      (select n.record_id, n.words, n.whole, n.fame from name_words as n
       where i.letters = 2 and n.kind = k.kind and "left"(n.words, 2) = i.beginning order by n.fame desc limit most * 4)
      union all
      (select n.record_id, n.words, n.whole, n.fame from name_words as n
       where i.letters = 3 and n.kind = k.kind and "left"(n.words, 3) = i.beginning order by n.fame desc limit most * 4)
      union all
      -- Among so many the few that have just this name would be lost.
      (select n.record_id, n.words, n.whole, n.fame from name_words as n
       where i.letters between 1 and 3 and n.kind = k.kind and n.words = i.beginning order by n.fame desc limit most)
      union all
      (select n.record_id, n.words, n.whole, n.fame from name_words as n
       where i.letters > 3 and n.kind = k.kind and n.words >= i.beginning and n.words < i.beginning || chr(1114111))
    ) as w
  ),
  fitting as materialized (
    select b.kind, b.record_id, min(50000 - round(10 * (100 + b.fame) * case
      when b.words = i.beginning and b.whole then 1.0
      when b.words = i.beginning then 0.8
      when b.whole and starts_with(b.words, i.beginning || ' ') then 0.8
      when starts_with(b.words, i.beginning || ' ') then 0.75
      when b.whole then 0.72
      else 0.7
    end) + least(length(b.words), 99))::integer as rank
    from beginning as b, input as i
    group by b.kind, b.record_id
  ),
  resembling as (
    -- Alike as a whole counts as much as alike in a part: a misspelt club comes before somebody's middle name.
    select a.kind, a.record_id, min(100000 + round(
      (1 - (similarity(a.normalised, i.name) + word_similarity(i.name, a.normalised)) / 2) * 600)::integer
      - coalesce(f.fame, 0) / 10) as rank
    from input as i
    join aliases as a on a.kind = any (wanted) and (a.normalised % i.name or i.name <% a.normalised)
    left join fame as f on f.kind = a.kind and f.record_id = a.record_id
    where i.name <> '' and not exists (select from fitting)
    group by a.kind, a.record_id
  ),
  placed as (
    select named.*, row_number() over (partition by named.kind order by named.rank, named.record_id) as place
    from (select * from fitting union all select * from resembling) as named
  )
  select placed.kind, placed.record_id, placed.rank from placed where placed.place <= most
  order by placed.rank, placed.record_id
$$;
