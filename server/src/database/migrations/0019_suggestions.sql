-- What ordinary users suggest. It changes nothing until an admin accepts it.

create table suggestions (
  id text primary key,
  author_id text not null references users (id) on delete cascade,
  kind record_kind not null,
  -- Null: a record that is not there yet.
  record_id text,
  -- The fields that should be otherwise, and what stood there when it was suggested.
  suggested jsonb not null check (jsonb_typeof(suggested) = 'object'),
  before jsonb not null default '{}' check (jsonb_typeof(before) = 'object'),
  -- Where the author has it from.
  source text not null check (length(btrim(source)) > 0),
  note text,
  status text not null default 'open' check (status in ('open', 'accepted', 'refused')),
  -- Why it was refused.
  reason text,
  decided_at timestamptz(3),
  decided_by text,
  edit_id bigint references edits (id) on delete set null,
  created_at timestamptz(3) not null default now(),
  check ((status = 'open') = (decided_at is null)),
  check (status <> 'refused' or reason is not null)
);
create index suggestions_newest on suggestions (created_at desc, id desc);
create index suggestions_open on suggestions (created_at desc, id desc) where status = 'open';
create index suggestions_author on suggestions (author_id, created_at desc);
create index suggestions_record on suggestions (kind, record_id);
