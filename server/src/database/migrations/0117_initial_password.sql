-- Until when a password that the service made itself lets its account in. Null: the owner chose it.
alter table users add column initial_password_ends_at timestamptz;
