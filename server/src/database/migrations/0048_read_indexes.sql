-- Tables, scorers and cards of an edition read a few columns of the events of hundreds of matches: from an index that has
-- these columns, match by match, instead of from pages all over the table.
create index events_standing on events (match_id, position)
  include (id, type, side, minute, player_id, player_name, related_id, related_role, related_name)
  where side is not null and not retracted;

-- Lists over several editions take a page of each; in the order of the last change, they had to read all of each.
create index matches_edition_updated on matches (edition_id, updated_at, id);
