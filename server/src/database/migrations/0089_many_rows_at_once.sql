-- A function keeps the plan of its statements for as long as the connection lives, and it was made for the few rows of
-- the first change: comparing each row with every other is then the cheapest. Ten thousand rows changed in one statement
-- took four minutes. A full join cannot be done that way, whatever was expected; as ids do not change, it gives the same.
create or replace function note_updated() returns trigger language plpgsql as $$
begin
  insert into pending_changes as p (kind, record_id, type, data)
  select tg_argv[0], n.id, 'updated',
    change_scope(tg_argv[0], to_jsonb(n)) || change_before(tg_argv[0], to_jsonb(o))
  from added as n full join gone as o using (id) where n is distinct from o
  on conflict (transaction, kind, record_id) do update
    set type = fold_change(p.type, excluded.type),
      data = excluded.data - 'was' || jsonb_strip_nulls(jsonb_build_object('was', p.data -> 'was'));
  if found then perform publish_at_commit(); end if;
  return null;
end $$;

create or replace function note_events() returns trigger language plpgsql as $$
begin
  if current_setting('meio_campo.cleaning', true) = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    insert into pending_changes as p (kind, record_id, type, data)
    select 'event', n.id, 'created', change_scope('event', to_jsonb(n)) from added as n
    where not exists (
      select 1 from pending_changes as m
      where m.transaction = pg_current_xact_id() and m.kind = 'match' and m.record_id = n.match_id and m.type = 'created')
    order by n.match_id, n.position, n.id
    on conflict (transaction, kind, record_id) do update
      set type = fold_change(p.type, excluded.type), data = excluded.data;
  elsif tg_op = 'UPDATE' then
    insert into pending_changes as p (kind, record_id, type, data)
    select 'event', n.id, 'updated', change_scope('event', to_jsonb(n))
    from added as n full join gone as o using (id) where n is distinct from o
    order by n.match_id, n.position, n.id
    on conflict (transaction, kind, record_id) do update
      set type = fold_change(p.type, excluded.type), data = excluded.data;
  else
    insert into pending_changes as p (kind, record_id, type, data)
    select 'event', o.id, 'deleted', change_scope('event', to_jsonb(o)) from gone as o
    where exists (select 1 from matches where id = o.match_id)
    order by o.match_id, o.position, o.id
    on conflict (transaction, kind, record_id) do update
      set type = fold_change(p.type, excluded.type), data = excluded.data;
  end if;
  if found then perform publish_at_commit(); end if;
  return null;
end $$;
