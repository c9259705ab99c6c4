-- Where the sides of a tie come from: a place of a table ({kind, phase, group, place}) or another tie ({kind, tie}); null:
-- the team is given by hand. Beside it stands the team that holds the place now. No foreign keys: a place whose table
-- or tie is gone stays open, and rows come back in any order.
alter table ties
  add column first_from jsonb check (jsonb_typeof(first_from) = 'object'),
  add column second_from jsonb check (jsonb_typeof(second_from) = 'object'),
  -- The matches that are created when both teams are known: [{leg, day, kickoff, timeConfirmed, stadium, neutral}].
  add column planned jsonb not null default '[]' check (jsonb_typeof(planned) = 'array');

create index ties_with_places on ties (phase_id) where first_from is not null or second_from is not null;

alter table edits drop constraint edits_kind_check;
alter table edits add constraint edits_kind_check
  check (kind in ('edit', 'bulk', 'sheet', 'import', 'suggestion', 'merge', 'desk', 'fill', 'undo'));
