-- What of an edit stayed when the rest of it was undone: an edit of its own, with the rows that stood in the way.
alter table edits add column rest_of bigint references edits (id);
create index edits_rest_of on edits (rest_of) where rest_of is not null;
