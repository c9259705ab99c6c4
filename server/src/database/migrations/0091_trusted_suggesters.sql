-- A suggester: whose suggestions for the given fields (`team.city`) are applied without review.
alter table duties add column fields text[] not null default '{}';
alter table duties drop constraint duties_role_check;
alter table duties add constraint duties_role_check check (role in ('scorer', 'editor', 'reviewer', 'suggester'));
alter table duties drop constraint duties_check;
alter table duties add constraint duties_check check (
  cardinality(kinds) + cardinality(competitions) + cardinality(teams) + cardinality(matches) + cardinality(queues)
    + cardinality(fields) > 0);

-- Applied by such a duty, without review.
alter table suggestions add column at_once boolean not null default false check (status = 'accepted' or not at_once);
-- Why it waits for review although its author has such a duty.
alter table suggestions add column held text;
-- From an edit to the suggestion that it came from.
create index suggestions_edit on suggestions (edit_id) where edit_id is not null;
