-- Headers of its own that a webhook sends: the names for its owner to see, and all of them, sealed.
alter table webhooks
  add column header_names text[] not null default '{}',
  add column headers text,
  add constraint webhooks_headers check ((headers is null) = (header_names = '{}'));

-- When a delivery that had ended was last put into the queue again.
alter table webhook_deliveries add column replayed_at timestamptz(3);
