-- Many names are removed at once by an undone import and by people who are joined. Their words are collected first and then
-- found together: the plan for one name read the words of all names again for each of many.
create or replace function remove_name_words() returns trigger language plpgsql as $$
begin
  with former as materialized (
    select distinct g.kind, g.record_id, p.words collate "C" as words
    from gone as g cross join lateral words_of_name(g.normalised) as p)
  delete from name_words as w using former
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

-- Most names have few words; by default the database expects a thousand.
alter function words_of_name(text) rows 4;
