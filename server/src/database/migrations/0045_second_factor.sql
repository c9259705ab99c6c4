-- The secret of an app that shows codes. It is a factor once it was confirmed with a code.
create table totp_factors (
  user_id text primary key references users (id) on delete cascade,
  secret_sealed text not null,
  -- The time step of the last accepted code: neither it nor an earlier one is accepted again.
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3)
);

create table passkeys (
  id text primary key check (id ~ '^pk_[a-z0-9]+$'),
  user_id text not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  synced boolean not null,
  name text not null check (length(btrim(name)) > 0),
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkeys_user on passkeys (user_id);

-- Unused ones only: using one removes it.
create table recovery_codes (
  code_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index recovery_codes_user on recovery_codes (user_id);

-- What a passkey is asked to sign. Answering one removes it.
create table passkey_challenges (
  id text primary key,
  challenge text not null,
  purpose text not null check (purpose in ('sign_in', 'create', 'prove')),
  -- Whose answer is expected; null: whoever wants to sign in.
  user_id text references users (id) on delete cascade,
  expires_at timestamptz(3) not null,
  check ((user_id is null) = (purpose = 'sign_in'))
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id);

-- From which browsers and networks an account was signed in to: a sign-in from another pair is told by mail.
create table known_devices (
  user_id text not null references users (id) on delete cascade,
  -- A hash: which account was used where is nobody's business.
  device_hash text not null,
  last_used_at timestamptz(3) not null default now(),
  primary key (user_id, device_hash)
);
create index known_devices_old on known_devices (last_used_at);

create table access_settings (
  id boolean primary key default true check (id),
  admin_factor_required boolean not null default false
);
insert into access_settings default values;

-- A device that is not to be remembered has a password too where the own one would ask for a factor. It ends after a day.
alter table devices add column temporary boolean not null default false;

-- From where an action came, and whose account it was about when that is not the actor's: a failed sign-in has no actor.
alter table audit_log add column address text, add column device text, add column account_id text;
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_account on audit_log (account_id, id desc);
create index audit_log_addresses on audit_log (at) where address is not null;

-- Processes remember whose a session is, and whether a factor is due.
create trigger totp_factors_changed after insert or update or delete on totp_factors
  for each statement execute function tell_sessions();
create trigger passkeys_changed after insert or delete on passkeys
  for each statement execute function tell_sessions();
create trigger access_settings_changed after update on access_settings
  for each statement execute function tell_sessions();
