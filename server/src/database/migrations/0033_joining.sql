-- Which records were found to be one, which pairs may be, and why.

-- Pairs that a person is asked about, or has been. What somebody decided holds for ever: `apart` forbids a join.
create table possible_duplicates (
  id bigint generated always as identity primary key,
  kind record_kind not null check (kind in ('team', 'person', 'stadium', 'competition', 'match')),
  -- The two records, in the order of their ids.
  first_id text not null,
  second_id text not null,
  -- Which of the two would stay.
  kept_id text not null,
  -- The sum of the evidence, in bits.
  bits real not null,
  -- [{kind, bits, detail}]
  evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array'),
  status text not null default 'open' check (status in ('open', 'joined', 'apart')),
  decided_by text,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (kind, first_id, second_id),
  check (first_id < second_id),
  check (kept_id in (first_id, second_id)),
  check ((status = 'open') = (decided_at is null))
);
create index possible_duplicates_open on possible_duplicates (bits desc, id) where status = 'open';
create index possible_duplicates_second on possible_duplicates (kind, second_id);

-- Why an old id leads to another record: the reasons of every join, by import or by hand.
create table joins (
  kind record_kind not null,
  joined_id text not null,
  kept_id text not null,
  joined_name text not null,
  bits real not null,
  evidence jsonb not null default '[]' check (jsonb_typeof(evidence) = 'array'),
  -- Who decided; null where the evidence did.
  decided_by text,
  at timestamptz(3) not null default now(),
  primary key (kind, joined_id)
);
create index joins_kept on joins (kind, kept_id);

-- What does not look right but cannot be decided by a program: each waits in the queue until somebody has looked.
create table plausibility_reports (
  id bigint generated always as identity primary key,
  kind record_kind not null,
  record_id text not null,
  -- The rule that was broken: `two-matches-on-one-day`, `born-too-early` …
  rule text not null,
  -- One Portuguese sentence.
  reason text not null,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  status text not null default 'open' check (status in ('open', 'dismissed')),
  decided_by text,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (kind, record_id, rule)
);
create index plausibility_reports_open on plausibility_reports (id) where status = 'open';

-- Joins are undone with the edit that made them. Questions and decisions are not: they are no football data.
do $$
begin
  execute 'create trigger joins_kept_added after insert on joins referencing new table as added for each statement
    execute function keep_rows(''kind,joined_id'', '''')';
  execute 'create trigger joins_kept_changed after update on joins referencing old table as gone new table as added
    for each statement execute function keep_rows(''kind,joined_id'', '''')';
  execute 'create trigger joins_kept_removed after delete on joins referencing old table as gone for each statement
    execute function keep_rows(''kind,joined_id'', '''')';
end $$;
