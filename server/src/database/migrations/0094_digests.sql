-- A digest by mail, for whoever asks for one.
alter table notification_preferences add column digest text not null default 'none'
  check (digest in ('none', 'daily', 'weekly'));
-- The day on which the last one was made, or on which it was asked for: the next one tells what happened since. Written in
-- the transaction that queues the mail, so that no day has two.
alter table notification_preferences add column digested_on date;
alter table notification_preferences add constraint notification_preferences_digested
  check ((digest = 'none') = (digested_on is null));
create index notification_preferences_digested_on on notification_preferences (digested_on) where digest <> 'none';

-- A letter may have a second form, and an address at which its recipient ends such letters with one click.
alter table mails add column html text;
alter table mails add column unsubscribe_url text;
