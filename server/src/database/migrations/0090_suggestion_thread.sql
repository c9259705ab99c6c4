-- What suggester and reviewers write to each other about a suggestion, oldest first: few and short, and read with it.
-- Each is {at, byAuthor, name, text}.
alter table suggestions add column notes jsonb not null default '[]' check (jsonb_typeof(notes) = 'array');
-- What whoever accepted it has to say.
alter table suggestions add column comment text check (status = 'accepted' or comment is null);
-- The fields that were accepted, where not all of them were.
alter table suggestions add column accepted text[];
