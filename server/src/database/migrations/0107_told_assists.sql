-- Which matches have goals whose passes are known: few, and asked about for every match of a player.
create index events_assisted on events (match_id) where related_role = 'assist';
