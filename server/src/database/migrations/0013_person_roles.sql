-- What somebody has been known as. Roles come from what people did, and that is spread over six tables: a list of a
-- hundred thousand people cannot look there for each of them. Never taken away: when matches are cleaned, people stay.
alter table people add column roles text[] not null default '{}'
  check (roles <@ array['player', 'coach', 'referee']);

create function remember_role() returns trigger language plpgsql as $$
begin
  -- Arguments: the column that names the person, the role, and which rows tell of it.
  execute format(
    'update people set roles = array_append(roles, %2$L)
     where id in (select %1$I from added where %3$s) and %2$L <> all (roles)', tg_argv[0], tg_argv[1], tg_argv[2]);
  return null;
end $$;

do $$
declare
  told record;
begin
  for told in select * from (values
    ('spells', 'person_id', 'player', 'role = ''player'''),
    ('spells', 'person_id', 'coach', 'role = ''coach'''),
    ('squad_members', 'person_id', 'player', 'role = ''player'''),
    ('squad_members', 'person_id', 'coach', 'role = ''coach'''),
    ('lineup_players', 'person_id', 'player', 'true'),
    ('lineups', 'coach_id', 'coach', 'true'),
    ('titles', 'coach_id', 'coach', 'true'),
    ('titles', 'top_scorer_id', 'player', 'true'),
    -- A card alone does not tell: coaches are shown them too.
    ('events', 'player_id', 'player', 'type not in (''yellow'', ''secondYellow'', ''red'')'),
    ('events', 'related_id', 'player', 'true'),
    ('match_officials', 'person_id', 'referee', 'true')) as known (name, person, role, rows)
  loop
    execute format('create trigger %I after insert on %I referencing new table as added for each statement
      execute function remember_role(%L, %L, %L)',
      format('%s_role_%s_%s_new', told.name, told.person, told.role), told.name, told.person, told.role, told.rows);
    execute format('create trigger %I after update on %I referencing new table as added for each statement
      execute function remember_role(%L, %L, %L)',
      format('%s_role_%s_%s_changed', told.name, told.person, told.role), told.name, told.person, told.role, told.rows);
    execute format('update people set roles = array_append(roles, %2$L)
      where id in (select %1$I from %3$I where %4$s) and %2$L <> all (roles)',
      told.person, told.role, told.name, told.rows);
  end loop;
end $$;

create index people_players on people (normalise_name(name), id) where 'player' = any (roles);
create index people_coaches on people (normalise_name(name), id) where 'coach' = any (roles);
create index people_nationalities on people using gin (nationalities);
-- By birth, those whose day is not known last.
create index people_born on people ((coalesce(birth_date - date '1800-01-01', 999999)), id);
