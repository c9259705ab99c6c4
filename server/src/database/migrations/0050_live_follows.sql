-- Matches that a connected source follows live, at their desk.

create table live_follows (
  match_id text primary key references matches (id) on delete cascade,
  connection_id text not null references connections (id) on delete cascade,
  -- When the last report was asked for that was looked at: an older one that comes late is dropped.
  asked_at timestamptz(3) not null,
  -- The last report that changed something.
  changed_at timestamptz(3),
  state text not null check (state in ('following', 'waiting', 'ended')),
  -- Whom it waits for: the person at the desk.
  operator text
);
create index live_follows_connection on live_follows (connection_id);

alter table connections
  -- The next poll of live matches; whoever moves it on makes the poll.
  add column next_poll_at timestamptz(3);
