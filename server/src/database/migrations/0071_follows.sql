-- Whatever somebody follows, in the order that they gave it. Followed matches were a table of their own before.
create table follows (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  kind record_kind not null check (kind in ('team', 'person', 'competition', 'match')),
  -- No foreign key: a record that was merged is found by its redirect, one that comes back is followed again.
  record_id text not null,
  place integer not null,
  created_at timestamptz(3) not null default now(),
  unique (user_id, kind, record_id)
);
create index follows_record on follows (kind, record_id);

insert into follows (user_id, kind, record_id, place, created_at)
select user_id, 'match', match_id, row_number() over (partition by user_id order by created_at, id), created_at
from followed_matches
order by id;

-- What “Limpar data Users” put aside comes back into the new table.
update copy_rows
set
  table_name = 'follows',
  row_data = row_data - 'match_id'
    || jsonb_build_object('kind', 'match', 'record_id', row_data -> 'match_id', 'place', row_data -> 'id')
where table_name = 'followed_matches';
update copies set counts = counts - 'followed_matches' || jsonb_build_object('follows', counts -> 'followed_matches')
where counts ? 'followed_matches';

drop table followed_matches;
