-- Contact, ads, blog and categories are in the history like posts and pages: each version is kept and can come back.

create trigger website_kept_changed after update on website referencing old table as gone new table as added
  for each statement execute function keep_rows('id', 'website:id');
create trigger website_touched before update on website for each row execute function touch_site_text();

-- A category that goes, by whatever way, takes no post's category with it.
create function keep_used_categories() returns trigger language plpgsql as $$
begin
  if exists (
    select from posts
    where category is not null
      and category in (select c ->> 'id' from jsonb_array_elements(old.category) as c)
      and category not in (select c ->> 'id' from jsonb_array_elements(new.category) as c)
  ) then
    raise exception 'a post has this category' using errcode = '23503', table = 'posts', constraint = 'posts_category';
  end if;
  return new;
end $$;
create trigger website_categories before update of category on website
  for each row execute function keep_used_categories();
