-- The demonstration: one row says that it was loaded, from what seed, how far it has been played, and whether somebody
-- removed it. A removed one is not loaded again.

create table demonstration (
  id boolean primary key default true check (id),
  seed text not null,
  began_in integer not null check (began_in between 2000 and 2200),
  -- What it was made from; another fingerprint means that it has to be made anew.
  plan text not null,
  played_to timestamptz(3) not null,
  loaded_at timestamptz(3) not null default now(),
  removed_at timestamptz(3)
);

alter table copies drop constraint copies_kind_check;
alter table copies add constraint copies_kind_check check (kind in ('users', 'jogos', 'demo'));

-- One club won two championships of the same year (Palmeiras in 1967): the note tells them apart.
alter table titles drop constraint titles_edition_id_champion_id_key;
alter table titles add constraint titles_once unique nulls not distinct (edition_id, champion_id, note);
