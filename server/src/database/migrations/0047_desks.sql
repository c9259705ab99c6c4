-- Which open desk sent a command, so that the same goal from another desk can be told from a second one of this desk.
alter table desk_commands add column desk_id text check (is_slug(desk_id));
