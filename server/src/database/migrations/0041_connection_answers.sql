-- What connectors ask for only now and then (details of a match, squads), and under which sign it was last brought in.

create table connection_answers (
  connection_id text not null references connections (id) on delete cascade,
  -- `fixture 1351204`, `squad 127`.
  subject text not null check (length(subject) between 1 and 200),
  -- It is asked for again when this changes: a day, a week, a result.
  sign text not null,
  hash text not null,
  -- The answer itself where it is needed in every sync.
  answer jsonb,
  -- The import that reads it: until that is done, it is not known. Null where it said nothing new.
  run_id bigint references import_runs (id) on delete cascade,
  primary key (connection_id, subject)
);
create index connection_answers_run on connection_answers (run_id);
