-- What a call's owner needs to understand a refusal: its error code, its size, and the program that sent it.
alter table request_log
  -- Null: the call was not refused, or is from before the code was stored.
  add column error_code text,
  -- Of the body as it was sent. Null: a stream, which has no end, or a call from before.
  add column bytes bigint check (bytes >= 0),
  add column user_agent text,
  -- What a refused write contained, as JSON without secrets. Emptied after a day.
  add column refused_body text;

create index request_log_refused_body on request_log (at) where refused_body is not null;
