-- Processes remember who a token belongs to. They hear when that may have changed: somebody signed out, was blocked,
-- got or lost the admin flag, or changed their name or address.
create function tell_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', '');
  return null;
end $$;

create trigger sessions_ended after delete on sessions for each statement execute function tell_sessions();
create trigger sessions_changed after update on sessions for each statement execute function tell_sessions();
create trigger users_changed after update of name, email, admin, blocked_at on users
  for each statement execute function tell_sessions();
create trigger users_deleted after delete on users for each statement execute function tell_sessions();
