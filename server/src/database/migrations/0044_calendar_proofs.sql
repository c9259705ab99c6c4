-- The secret part of an address that an earlier SECRET_KEY made, sealed with the present one; null: the present one makes it.
alter table calendar_subscriptions add column sealed_proof text;
