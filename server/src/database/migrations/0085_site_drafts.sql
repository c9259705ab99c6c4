-- A post without a date is a draft; one with a date to come is published when it comes, by every reader's clock check.
alter table posts alter column published_at drop not null;
alter table posts alter column published_at drop default;
-- The editor's list: what was saved last is first, whether it is published or not.
create index posts_saved on posts (updated_at desc, id desc);
