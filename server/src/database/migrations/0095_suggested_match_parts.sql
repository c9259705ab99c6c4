-- What of a match is suggested: its events or its line-ups; null where it is fields of a record. Then `suggested` has an
-- event under each number, or a line-up under each side.
alter table suggestions add column part text check (part in ('events', 'lineups'));
alter table suggestions add constraint suggestions_part_of_match check (part is null or (kind = 'match' and record_id is not null));
