-- Up to which number the change log has been forgotten: whoever has read less than that must read everything again.
create table change_horizon (
  single boolean primary key default true check (single),
  seq bigint not null default 0
);
insert into change_horizon default values;
