-- Invitations by mail. The link's secret is kept only as a hash. Ended ones stay a month: by them is counted how many a
-- sender has sent and an address has got.
create table invites (
  id text primary key check (id ~ '^inv_[a-z0-9]+$'),
  token_hash text not null unique,
  email text not null,
  -- Who invited. With the account their invitations end.
  sender_id text not null references users (id) on delete cascade,
  -- The duty that comes with the account, in the shape of the contract (NewDuty).
  duty jsonb,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3),
  check (accepted_at is null or revoked_at is null)
);
-- One open invitation for each address.
create unique index invites_open on invites (email) where accepted_at is null and revoked_at is null;
create index invites_email on invites (email, created_at);
create index invites_sender on invites (sender_id, created_at);
create index invites_age on invites (created_at);
