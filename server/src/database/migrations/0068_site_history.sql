-- Posts and institutional pages are in the history like every record: each version is kept and can come back.

alter table edits drop constraint edits_kind_check;
alter table edits add constraint edits_kind_check
  check (kind in ('edit', 'bulk', 'sheet', 'import', 'suggestion', 'merge', 'desk', 'site', 'fill', 'undo'));

do $$
declare
  kept record;
begin
  for kept in select * from (values
    ('posts', 'id', 'post:id'),
    ('website_pages', 'id', 'websitePage:id')) as known (name, keys, subjects)
  loop
    execute format('create trigger %I after insert on %I referencing new table as added for each statement
      execute function keep_rows(%L, %L)', kept.name || '_kept_added', kept.name, kept.keys, kept.subjects);
    execute format('create trigger %I after update on %I referencing old table as gone new table as added
      for each statement execute function keep_rows(%L, %L)', kept.name || '_kept_changed', kept.name, kept.keys, kept.subjects);
    execute format('create trigger %I after delete on %I referencing old table as gone for each statement
      execute function keep_rows(%L, %L)', kept.name || '_kept_removed', kept.name, kept.keys, kept.subjects);
  end loop;
end $$;

-- A text that an undo brings back counts as changed now: readers of the terms see when the text last changed.
create function touch_site_text() returns trigger language plpgsql as $$
begin
  if new.updated_at = old.updated_at and new is distinct from old then new.updated_at := now(); end if;
  return new;
end $$;
create trigger posts_touched before update on posts for each row execute function touch_site_text();
create trigger website_pages_touched before update on website_pages for each row execute function touch_site_text();
