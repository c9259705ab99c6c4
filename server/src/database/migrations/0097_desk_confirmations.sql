-- Of a command by which a second person confirms an event: what they saw, as they saw it. `false` takes it back.
alter table desk_commands add column confirms jsonb;
