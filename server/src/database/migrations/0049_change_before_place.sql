-- A match that moves to another edition or gets another team also changes what it left: the log says where it was.
create or replace function change_before(kind text, row_data jsonb) returns jsonb language sql immutable parallel safe
return case kind when 'match' then jsonb_build_object('was', jsonb_build_object(
  'edition', row_data -> 'edition_id', 'home', row_data -> 'home_id', 'away', row_data -> 'away_id',
  'status', row_data -> 'status', 'kickoff', row_data -> 'kickoff', 'lineups', row_data -> 'covers_lineups',
  'homeScore', row_data -> 'home_score', 'awayScore', row_data -> 'away_score', 'annulled', row_data -> 'annulled'))
else '{}'::jsonb end;
