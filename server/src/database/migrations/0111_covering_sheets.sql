-- Scorers and the page of a team read who was on the sheet of hundreds of matches, and when their goals fell: from indexes
-- that have these columns, instead of from pages all over the table.
alter table lineup_players drop constraint lineup_players_pkey;
alter table lineup_players add primary key (match_id, side, place) include (person_id, starter);

drop index events_standing;
create index events_standing on events (match_id, position)
  include (id, type, side, period, minute, player_id, player_name, related_id, related_role, related_name)
  where side is not null and not retracted;
