-- A common name ("silva" begins the words of thousands) is found as the first letters are: the best known who have it, in
-- the order of an index, instead of all of them, who were ranked one by one.
create index name_words_four on name_words (kind, "left"(words, 4), fame desc);

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
  spread as materialized (
    select k.kind, i.letters > 3 and (
      select count(*) from (
        select from name_words as n
        where n.kind = k.kind and n.words >= i.beginning and n.words < i.beginning || chr(1114111)
        limit greatest(400, most * 4) + 1) as n) > greatest(400, most * 4) as many
    from input as i cross join unnest(wanted) as k (kind)),
  beginning as materialized (
    select k.kind, w.record_id, w.words, w.whole, w.fame
    from input as i
    cross join spread as k
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
       where (i.letters between 1 and 3 or k.many) and n.kind = k.kind and n.words = i.beginning
       order by n.fame desc limit most)
      union all
      (select n.record_id, n.words, n.whole, n.fame
       from aliases as a join name_words as n on n.kind = a.kind and n.words = a.normalised and n.record_id = a.record_id
       where k.many and a.kind = k.kind and a.normalised = i.name order by n.fame desc limit most)
      union all
      (select n.record_id, n.words, n.whole, n.fame from name_words as n
       where k.many and n.kind = k.kind and "left"(n.words, 4) = "left"(i.beginning, 4)
         and starts_with(n.words, i.beginning)
       order by n.fame desc limit most * 4)
      union all
      (select n.record_id, n.words, n.whole, n.fame from name_words as n
       where i.letters > 3 and not k.many
         and n.kind = k.kind and n.words >= i.beginning and n.words < i.beginning || chr(1114111))
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
