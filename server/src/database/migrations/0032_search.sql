-- The records whose names are like what somebody typed, best first and no more than `most` of a kind: the same name, then
-- one that begins so, then one with a word that begins so. What merely resembles it costs a hundred times as much, and is
-- looked for only where no record of any wanted kind has such a name. `rank` grows with the distance.
create function find_names(wanted text[], typed text, most integer)
returns table (kind text, record_id text, rank integer)
language sql stable parallel safe
set pg_trgm.similarity_threshold = 0.25
set pg_trgm.word_similarity_threshold = 0.5
-- Of a few thousand names the planner would rather compare every one than ask the index for those with common letters.
set enable_seqscan = off
as $$
  with input as materialized (select normalise_name(typed) as name),
  fitting as materialized (
    select a.kind, a.record_id, min(case
      when a.normalised = i.name then 0
      when starts_with(a.normalised, i.name) then 100 + least(length(a.normalised), 99)
      else 200 + least(length(a.normalised), 99)
    end) as rank
    from input as i
    join aliases as a on a.kind = any (wanted)
      and (a.normalised like i.name || '%' or a.normalised like '% ' || i.name || '%')
    where i.name <> ''
    group by a.kind, a.record_id
  ),
  resembling as (
    -- Alike as a whole counts as much as alike in a part: a misspelt club comes before somebody's middle name.
    select a.kind, a.record_id, min(300 + round(
      (1 - (similarity(a.normalised, i.name) + word_similarity(i.name, a.normalised)) / 2) * 600)::integer) as rank
    from input as i
    join aliases as a on a.kind = any (wanted) and (a.normalised % i.name or i.name <% a.normalised)
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

create or replace function search_names(wanted text, typed text, most integer)
returns table (record_id text, rank integer)
language sql stable parallel safe
as $$
  select found.record_id, found.rank from find_names(array[wanted], typed, most) as found
  order by found.rank, found.record_id
$$;
