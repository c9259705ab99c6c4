-- Verifying and restoring are runs too: one at a time with the backups themselves.
alter table backup_runs drop constraint backup_runs_kind_check;
alter table backup_runs add constraint backup_runs_kind_check check (kind in ('daily', 'manual', 'verify', 'restore'));
