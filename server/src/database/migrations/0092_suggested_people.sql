-- What a person is who is not there yet; of every other suggestion nothing.
alter table suggestions add column role text check (role in ('player', 'coach', 'referee'));
